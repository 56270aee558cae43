import { isIP } from 'node:net';
import * as z from 'zod';

/**
 * Addresses on which the api listens: `localhost` (127.0.0.1, and ::1 if the machine has it), `all` network interfaces,
 * or one IP address.
 */
export const listenHost = z
  .string()
  .refine(
    (host) => host === 'localhost' || host === 'all' || isIP(host) !== 0,
    'must be localhost, all or an IP address',
  );
