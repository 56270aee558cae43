import type { Request } from 'express';

/** Whether a request is for the API (documents included), not for the web's files. */
export const isApiRequest = (request: Request): boolean => request.path === '/api' || request.path.startsWith('/api/');
