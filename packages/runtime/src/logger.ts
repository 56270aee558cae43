import { type Logger, pino, stdTimeFunctions } from 'pino';
import { maskText } from './masking.ts';

export type { Logger } from 'pino';

/** Names of fields that never reach a log line, at any depth up to two. */
const secretFields = [
  'password',
  'user_pw',
  'user_pw_confirm',
  'new_password',
  'code',
  'cookie',
  'authorization',
  'set-cookie',
  'apiKey',
  'secret',
  'email',
  'user_email',
  'user_mobile',
  'to',
];

/** A JSON logger to stdout. Secrets are dropped by field name, e-mail addresses masked wherever they stand in a text. */
export function createLogger(options: { app: string; level: string }): Logger {
  return pino({
    name: options.app,
    level: options.level,
    timestamp: stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`]),
      censor: '***',
    },
    hooks: {
      streamWrite: maskText,
    },
  });
}
