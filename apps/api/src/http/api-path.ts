import { API_PREFIX, routes } from '@gaemi/contracts/routes';
import type { Request } from 'express';

/** What probes ask: it answers without a database, and 503 is an answer. */
export const HEALTH_PATH = `${API_PREFIX}/${routes.health.path}`;

/** Returns true for a request to the API or its documents, false for the web's files. */
export function isApiRequest(request: Request): boolean {
  // Routes are matched in any letter case, so what guards them must be too. An address that was joined with a slash too many is no screen.
  return /^\/+api(?:\/|$)/i.test(request.path);
}
