import { WEBHOOK_URL_MAX } from '@gaemi/domain/webhooks/webhook-rules';
import { isPrivateHost } from '../http/private-address.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;
const isLoopback = (address: string): boolean => LOOPBACK.test(URL.parse(address)?.hostname ?? '');

/** Whether an address is a program on this very machine, which only a service that is offered to nobody else may call. */
export const isOnThisMachine = (address: string, webOrigin: string): boolean =>
  isLoopback(webOrigin) && isLoopback(address);

/** Whether messages may go to an address: https and a public host. What its name resolves to is checked at each call. */
export function isWebhookAddress(address: string, webOrigin: string): boolean {
  const url = URL.parse(address);
  if (url === null || address.length > WEBHOOK_URL_MAX || url.username !== '' || url.password !== '') return false;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
  if (isOnThisMachine(address, webOrigin)) return true;
  return url.protocol === 'https:' && !isPrivateHost(url.hostname);
}
