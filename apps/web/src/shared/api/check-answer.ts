import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import type { RouteName } from '@gaemi/contracts/routes';

/** Throws where an answer is not what the contract says. For development and tests only. */
export function checkAnswer(name: RouteName, answer: unknown): void {
  const endpoint: Endpoint = endpoints[name];
  const result = endpoint.answer?.safeParse(answer);
  if (result?.success === false) throw new Error(`Answer of ${name} breaks its contract: ${result.error.message}`);
}
