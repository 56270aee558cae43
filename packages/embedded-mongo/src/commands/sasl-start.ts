import type { Command } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';

/** Refuses all credentials, because the server has no users. */
function refuseCredentials(): never {
  throw new MongoError(18, 'Authentication failed: this embedded server has no users.');
}

export const SASL_START: Command = { name: 'saslStart', fields: [], lenient: true, run: refuseCredentials };
