// SPDX-License-Identifier: MIT
// The events of a question, as a server sends them: news as they come, then "end" with the answer.
import type { Event } from '../../../packages/harary/engine.js';

// What is wrong with the question rejects the promise: it is known before the first event.
export function eventStream(
  ask: (tell: (event: Event) => void) => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const encoder = new TextEncoder();
  return new Promise((resolve, reject) => {
    let stream!: ReadableStreamDefaultController<Uint8Array>;
    const events = new ReadableStream<Uint8Array>({ start: (begun) => void (stream = begun) });
    const send = (name: string, data: unknown) => {
      stream.enqueue(encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
      resolve(new Response(events));
    };
    const tell = (event: Event) => {
      if (event.event !== 'progress' && !signal?.aborted) send(event.event, event);
    };
    ask(tell).then(
      (whole) => {
        send('end', whole);
        stream.close();
      },
      (error: unknown) => {
        stream.error(error);
        reject(error);
      },
    );
  });
}
