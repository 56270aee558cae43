import type { Command } from '../session/command.ts';
import { SASL_START } from './sasl-start.ts';

/** Refuses all credentials, as `saslStart` does. */
export const AUTHENTICATE: Command = { ...SASL_START, name: 'authenticate' };
