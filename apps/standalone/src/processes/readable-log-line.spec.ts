import { expect, it } from 'vitest';
import { readableLogLine } from './readable-log-line.ts';

it('shows time, level, text and fields of a log line on one line', () => {
  const at = new Date(2026, 10, 20, 9, 8, 7, 654).toISOString();
  const line = { level: 30, time: at, pid: 7, hostname: 'h', name: 'api', requestId: 'r-1', msg: 'answered' };
  expect(readableLogLine(JSON.stringify(line))).toBe('[09:08:07.654] INFO: answered {"requestId":"r-1"}');
});

it('keeps the stack of an error readable', () => {
  const err = { type: 'Error', message: 'no answer', stack: 'Error: no answer\n    at ask (ask.ts:1:1)' };
  const shown = readableLogLine(JSON.stringify({ level: 50, time: 0, msg: 'failed', err }));
  expect(shown).toContain('ERROR: failed');
  expect(shown).toMatch(/\n +at ask \(ask\.ts:1:1\)/);
});

it.each(['', 'Debugger listening', '{"broken":'])('leaves %j as it is', (line) => {
  expect(readableLogLine(line)).toBe(line);
});
