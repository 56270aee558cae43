import { subscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';

// Loaded by Node (`--import`) into every process of a product under test, before anything of the product. It moves the
// time those processes see by as many seconds as the file holds. The product has no switch for its clock: whoever could
// set one could bring expired grades and ended sessions back.

const file = process.env.E2E_CLOCK_FILE;
if (file === undefined) throw new Error('E2E_CLOCK_FILE names no file');

/** How long a reading of the file counts, in milliseconds. */
const READ_EVERY = 20;
let movedMs = 0;
let readAt = Number.NEGATIVE_INFINITY;

const RealDate = Date;

function now(): number {
  if (performance.now() - readAt > READ_EVERY) {
    readAt = performance.now();
    movedMs = Number(readFileSync(String(file), 'utf8')) * 1000;
  }
  return RealDate.now() + movedMs;
}

const MovedDate: DateConstructor = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget === MovedDate ? target : newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
// Some tell a date by its constructor.
Object.defineProperty(RealDate.prototype, 'constructor', { value: MovedDate });
globalThis.Date = MovedDate;

// Node dates its answers by the clock of the machine, and a client that corrects its own by them (the one of the queue) would go back.
subscribe('http.server.request.start', (message) => {
  const { response } = message as { response: ServerResponse };
  response.setHeader('date', new Date().toUTCString());
});
