// SPDX-License-Identifier: MIT
// A view whose code comes when it is first opened: the first page need not wait for it.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let View: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, redraw] = useState(false);
    const [error, setError] = useState(false);
    useEffect(() => {
      if (View) return;
      load().then(
        (view) => {
          View = view;
          redraw(true);
        },
        () => setError(true), // the server is away, or has a newer page
      );
    }, []);
    if (View) return <View {...props} />;
    if (!error) return <p role="status">Loading …</p>;
    return (
      <p class="error" role="alert">
        This part of the page could not be loaded.{' '}
        <button onClick={() => location.reload()}>Load the page again</button>
      </p>
    );
  };
}
