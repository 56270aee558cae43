import { createRequire, flushCompileCache, syncBuiltinESMExports } from 'node:module';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ProductTimer, ProductTimers } from './product-timers.ts';
import { HEAP_QUESTION, isTimeMessage, productTime, TIME_LINE_VARIABLE, type TimeLine } from './time-line.ts';

// Loaded before a process of the product (`node --import`): Date and every timer run in the harness's product time,
// without any change to the product's code.

const RealDate = Date;
const realNow = RealDate.now;
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;

let line: TimeLine = JSON.parse(process.env[TIME_LINE_VARIABLE] ?? '{"realAt":0,"productAt":0,"pace":1,"skew":0}');
const monotonic = () => productTime(line, realNow());
const wallClock = () => Math.floor(monotonic() + line.skew);

const timers = new ProductTimers(
  { set: (run, delay) => realSetTimeout(run, delay), clear: (timer) => realClearTimeout(timer ?? undefined) },
  { now: monotonic, pace: () => line.pace },
);

process.on('message', (message: unknown) => {
  if (message === HEAP_QUESTION) process.send?.({ heapBytes: measureHeap() });
  if (!isTimeMessage(message)) return;
  line = message.timeLine;
  timers.reschedule(message.pollsKeep);
});
process.channel?.unref();
// A killed process never writes its compile cache; the next one would compile everything again.
realSetTimeout(flushCompileCache, 4_000).unref();
process.on('disconnect', () => process.exit());

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, asked) =>
    given.length === 0
      ? new target(wallClock())
      : Reflect.construct(target, given, asked === globalThis.Date ? target : asked),
  apply: () => new RealDate(wallClock()).toString(),
  get: (target, key) => (key === 'now' ? wallClock : Reflect.get(target, key)),
});
Object.defineProperty(RealDate.prototype, 'constructor', { value: globalThis.Date });

/** Resident memory grows lazily; what garbage collection leaves shows a leak. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  // The buffers that a collection lets go of are counted until the next one.
  for (let times = 0; times < 2; times += 1) if (typeof collect === 'function') collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

type Callback = (...given: unknown[]) => void;
const start =
  (repeat: boolean) =>
  (run: Callback, delay?: number, ...given: unknown[]) =>
    new ProductTimer(timers, { run: () => run(...given), delay: Math.max(1, Number(delay) || 1), repeat });
const stop = (timer: unknown) => {
  if (timer instanceof ProductTimer) timer.close();
  else if (typeof timer === 'number' || typeof timer === 'string') timers.byNumber(Number(timer))?.close();
  else realClearTimeout(timer as NodeJS.Timeout | undefined);
};

/** `setTimeout` as a promise, with the options of Node's. */
const sleep = (delay?: number, value?: unknown, options: { signal?: AbortSignal; ref?: boolean } = {}) =>
  new Promise((resolve, reject) => {
    const { signal, ref = true } = options;
    const aborted = () => {
      timer.close();
      reject(new DOMException('The operation was aborted', { name: 'AbortError', cause: signal?.reason }));
    };
    const timer = start(false)(() => {
      signal?.removeEventListener('abort', aborted);
      resolve(value);
    }, delay);
    if (!ref) timer.unref();
    if (signal?.aborted === true) aborted();
    else signal?.addEventListener('abort', aborted, { once: true });
  });

const setTimeoutInProductTime = Object.assign(start(false), { [promisify.custom]: sleep });
const replaced = {
  setTimeout: setTimeoutInProductTime,
  setInterval: start(true),
  clearTimeout: stop,
  clearInterval: stop,
};
Object.assign(globalThis, replaced);
const require = createRequire(import.meta.url);
Object.assign(require('node:timers'), replaced);
Object.assign(require('node:timers/promises'), { setTimeout: sleep });
syncBuiltinESMExports();

AbortSignal.timeout = (delay) => {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  start(false)(late, delay).unref();
  return controller.signal;
};
