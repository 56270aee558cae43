import { isIP } from 'node:net';
import { isPrivateHost } from '../http/private-address.ts';

const MAX_LENGTH = 1_000;

/**
 * Whether a URL may be the endpoint of a push service: https, and a public name. The sender checks the resolved addresses,
 * too. `trustedOrigin` is a push service of our own, of which nothing is asked.
 */
export function isPushEndpoint(address: string, trustedOrigin: string | null): boolean {
  const url = URL.parse(address);
  if (url === null || address.length > MAX_LENGTH || url.username !== '' || url.password !== '') return false;
  if (url.origin === trustedOrigin) return true;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && isIP(host) === 0 && !isPrivateHost(host);
}
