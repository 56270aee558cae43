import { isIP } from 'node:net';
import * as z from 'zod';

/**
 * Addresses and networks of the proxies before a process, separated by commas or blanks, e.g. `10.0.1.0/24, fd00::5`.
 * Only they are believed about `X-Forwarded-For`; infra/docker/nginx/start.sh reads the same variable for nginx.
 */
export const trustedProxyAddresses = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
  .refine(
    (parts) => parts.every(isAddressOrNetwork),
    'must be IP addresses or networks (10.0.0.0/8), and not all of them',
  );

/** A network of prefix length 0 would let every caller choose its address. */
function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return false;
  if (prefix === undefined) return true;
  return Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/**
 * The line for an operator whose https address needs a proxy that nobody has named, else null. Without the name all
 * callers have the proxy's address and share its limits.
 */
export function unnamedProxy(webOrigin: string, trusted: readonly string[]): string | null {
  if (!webOrigin.startsWith('https:') || trusted.length > 0) return null;
  return (
    'TRUSTED_PROXY_ADDRESSES: not set, so all members share the limits of the proxy that ends TLS for WEB_ORIGIN. ' +
    'Name its address, 127.0.0.1 for one on this machine'
  );
}
