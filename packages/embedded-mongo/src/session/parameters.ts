/** Server parameters of `getParameter` and `setParameter`. */
export class Parameters {
  readonly #values = new Map<string, unknown>([
    ['transactionLifetimeLimitSeconds', 60],
    ['ttlMonitorEnabled', true],
    ['ttlMonitorSleepSecs', 60],
    ['enableTestCommands', 1],
    ['featureCompatibilityVersion', { version: '7.0' }],
    ['authenticationMechanisms', []],
    ['requireApiVersion', false],
  ]);
  readonly #listeners: ((name: string) => void)[] = [];

  constructor(initial: Readonly<Record<string, unknown>> = {}) {
    for (const [name, value] of Object.entries(initial)) this.#values.set(name, value);
  }

  get(name: string): unknown {
    return this.#values.get(name);
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  all(): Record<string, unknown> {
    return Object.fromEntries(this.#values);
  }

  set(name: string, value: unknown): void {
    this.#values.set(name, value);
    for (const listener of this.#listeners) listener(name);
  }

  /** Calls the listener with the name of each parameter that is set. */
  onChange(listener: (name: string) => void): void {
    this.#listeners.push(listener);
  }
}
