// SPDX-License-Identifier: MIT
import { expect, test } from 'vitest';
import { invitationOf } from './invitation';

const kHash = '#/match/0123';

test('an address that others can open is sent as it is', () => {
  const here = new URL(`https://play.example/harary/${kHash}`);
  expect(invitationOf(here, ['http://192.0.2.7:8080/'])).toBe(here.href);
});

test('at an address of this machine alone the server’s own are sent', () => {
  for (const host of ['localhost', '127.0.0.1', '[::1]']) {
    const here = new URL(`http://${host}:8080/${kHash}`);
    expect(invitationOf(here, ['http://192.0.2.7:8080/', 'http://[2001:db8::1]:8080/'])).toBe(
      `http://192.0.2.7:8080/${kHash}`,
    );
    expect(invitationOf(here, [])).toBeNull();
  }
});
