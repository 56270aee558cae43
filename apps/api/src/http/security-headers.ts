import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isApiRequest } from './api-path.ts';

export const DOCS_PATH = '/api/docs';

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
};

const policy = (styleSrc: string[], behindTls: boolean) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives, styleSrc } },
    // Sent only over TLS: a plain-HTTP site must stay reachable.
    strictTransportSecurity: behindTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    originAgentCluster: behindTls,
    crossOriginOpenerPolicy: behindTls,
    referrerPolicy: { policy: 'same-origin' },
  });

/** Security headers of every answer. Nobody may cache answers of the API. */
export function securityHeaders(behindTls: boolean): RequestHandler {
  const strict = policy(directives.styleSrc, behindTls);
  // The pages of Swagger UI carry their styles inline.
  const docs = policy(["'self'", "'unsafe-inline'"], behindTls);
  return (request, response, next) => {
    if (isApiRequest(request)) response.setHeader('cache-control', 'no-store');
    const isDocs = request.path === DOCS_PATH || request.path.startsWith(`${DOCS_PATH}/`);
    (isDocs ? docs : strict)(request, response, next);
  };
}
