// SPDX-License-Identifier: MIT
import { describe, expect, it } from 'vitest';
import { noAnswerText, openMovesText, outOfReach } from './stopped';

describe('an answer that was cut short', () => {
  it('says what ran out, and what to do about memory', () => {
    expect(openMovesText('time')).toContain('time limit');
    expect(openMovesText('memory')).toMatch(/memory limit of one question.*smaller board/);
    expect(openMovesText('time', true)).toContain('is proved');
    expect(outOfReach('memory')).toContain('memory');
    expect(outOfReach()).toContain('time given');
  });

  it('tells a job that a person stopped from one that ran out of time or memory', () => {
    expect(noAnswerText('interrupt', true)).toContain('Stopped');
    expect(noAnswerText(undefined, true)).toContain('Stopped');
    expect(noAnswerText('time', true)).toContain('time given');
    expect(noAnswerText('time', false)).toContain('time given');
    expect(noAnswerText('memory', false)).toMatch(/memory limit of one job.*smaller board/);
  });
});
