const answered = new WeakMap<AbortSignal, Set<string>>();

/** Notes that a provider answered a request under this signal with what was asked for. */
export function noteAnswer(signal: AbortSignal, provider: string): void {
  const providers = answered.get(signal) ?? new Set();
  answered.set(signal, providers.add(provider));
}

/**
 * Returns true when a provider has answered under this signal before. If a limit of the caller ends a later request, the
 * work was too much for the limit, and the provider is not silent.
 */
export const answeredWithin = (signal: AbortSignal, provider: string): boolean =>
  answered.get(signal)?.has(provider) === true;
