import { expect, it } from 'vitest';
import { whyItEnded } from './supervised-process.ts';

const path = 'logs/api.log';
const ended = (...complaints: string[]) => whyItEnded('api', 'exit code 1', { complaints, path });
const wrong = 'LISTEN_HOST: is no address of this machine';

it.each([
  ['its only line', [wrong], `api did not start: ${wrong}`],
  ['the line about a setting', ['error: listen EADDRNOTAVAIL', wrong], `api did not start: ${wrong}`],
  [
    'the error of a stack',
    ['file:///main.js:28', "TypeError: it's no function", '    at main.js:28:24', '  labels: RetryableError'],
    `api ended (exit code 1) before it was ready: TypeError: it's no function; all of it is in ${path}`,
  ],
  [
    'that it said nothing',
    [],
    `api ended (exit code 1) before it was ready: it did not say why; all of it is in ${path}`,
  ],
])('a process that does not come up is told in one line: %s', (_, lines, line) => {
  expect(ended(...lines)).toBe(line);
});
