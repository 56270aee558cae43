/** Who asks for passkeys, as browsers and authenticators check it. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  id: string;
  /** The only origin whose pages may use them. */
  origin: string;
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]']);

/** The site at its public origin. Browsers bind passkeys to names, so a loopback address goes by the name localhost. */
export function toRelyingParty(webOrigin: string): RelyingParty {
  const url = new URL(webOrigin);
  if (LOOPBACK.has(url.hostname)) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}
