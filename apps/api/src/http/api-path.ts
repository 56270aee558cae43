import type { Request } from 'express';

/** Returns true for a request to the API or its documents, false for the web's files. */
export function isApiRequest(request: Request): boolean {
  // Routes are matched in any letter case, so what guards them must be too.
  const path = request.path.toLowerCase();
  return path === '/api' || path.startsWith('/api/');
}
