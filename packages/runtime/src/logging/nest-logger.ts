import type { Logger } from './logger.ts';

type Write = (message: unknown, ...context: unknown[]) => void;

/** Sends Nest's own log lines through our logger (it has the shape of Nest's LoggerService). */
export function nestLogger(logger: Logger): Record<'log' | 'error' | 'warn' | 'debug' | 'verbose' | 'fatal', Write> {
  const write =
    (level: 'debug' | 'warn' | 'error'): Write =>
    (message, ...rest) => {
      const context = rest.at(-1);
      logger[level]({ context: typeof context === 'string' ? context : undefined }, String(message));
    };
  // Nest logs every module and route at setup, which is noise.
  return {
    log: write('debug'),
    verbose: write('debug'),
    debug: write('debug'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('error'),
  };
}
