import { type Logger, type LoggerOptions, pino, stdTimeFunctions } from 'pino';
import { maskText } from './masking.ts';
import { contextOfLogLine } from './request-context.ts';

export type { Logger } from 'pino';

/** Names of fields that never reach a log line, at any depth up to two. */
const secretFields = [
  'password',
  'user_pw',
  'user_pw_confirm',
  'new_password',
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

export interface LoggerSettings {
  app: string;
  level: string;
}

/** Removes secrets by field name, and masks e-mail addresses anywhere in a line. */
export function loggerOptions({ app, level }: LoggerSettings): LoggerOptions {
  return {
    name: app,
    level,
    timestamp: stdTimeFunctions.isoTime,
    mixin: contextOfLogLine,
    redact: {
      // A field `code` is mostly that of an error; only in a body it is a secret.
      paths: ['body.code', ...secretFields.flatMap((field) => [`["${field}"]`, `*["${field}"]`, `*.*["${field}"]`])],
      censor: '***',
    },
    hooks: { streamWrite: maskText },
  };
}

/** Creates a JSON logger to stdout. */
export const createLogger = (settings: LoggerSettings): Logger => pino(loggerOptions(settings));
