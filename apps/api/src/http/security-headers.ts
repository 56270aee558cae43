import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { isApiRequest } from './api-path.ts';

export const DOCS_PATH = '/api/docs';

// The inline parts of the page (apps/web/first-paint), by their hash; a test of infra/docker names the ones that fit.
const THEME_SCRIPT = "'sha256-dBZtHGdbXGxJJdCoUBCwcmyYrDNqqIjrtR8rkTWd/1E='";
const EARLY_SCRIPT = "'sha256-Z7eJCjwplW9Wz0tg8K4kOo7coFsuOSyRlzMW/Kx0KMo='";
const SKELETON_STYLE = "'sha256-jB9VrB/bJMPAkFRhMcvaHNNF75aSLei9jxu9tjunCok='";

const directives = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'", THEME_SCRIPT, EARLY_SCRIPT],
  styleSrc: ["'self'", SKELETON_STYLE],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  frameAncestors: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
};

/** Nothing of the product asks for these, so no script that got in may. Passkeys, the clipboard and sharing are not among them. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const policy = (own: Partial<typeof directives>, behindTls: boolean) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { ...directives, ...own } },
    // Sent only over TLS: a plain-HTTP site must stay reachable.
    strictTransportSecurity: behindTls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    frameguard: { action: 'deny' },
    originAgentCluster: behindTls,
    crossOriginOpenerPolicy: behindTls,
    referrerPolicy: { policy: 'same-origin' },
  });

/** Security headers of every answer. Nobody may cache answers of the API. */
export function securityHeaders(behindTls: boolean): RequestHandler {
  const strict = policy({}, behindTls);
  // The pages of Swagger UI carry their styles inline.
  const docs = policy({ scriptSrc: ["'self'"], styleSrc: ["'self'", "'unsafe-inline'"] }, behindTls);
  return (request, response, next) => {
    response.setHeader('permissions-policy', PERMISSIONS);
    if (isApiRequest(request)) response.setHeader('cache-control', 'no-store');
    const isDocs = request.path === DOCS_PATH || request.path.startsWith(`${DOCS_PATH}/`);
    (isDocs ? docs : strict)(request, response, next);
  };
}
