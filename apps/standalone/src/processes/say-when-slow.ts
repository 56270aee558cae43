/** Nobody waits longer than this at a start without a line that says for what. */
const SLOW_AFTER_MS = 8_000;

/** Says one line when it is not disposed of soon: what a start waits for. */
export function sayWhenSlow(say: (line: string) => void, line: () => string): Disposable {
  const timer = setTimeout(() => say(line()), SLOW_AFTER_MS);
  return { [Symbol.dispose]: () => clearTimeout(timer) };
}
