import type { Logger } from '@gaemi/runtime/logger';
import type { LoggerService } from '@nestjs/common';

/** Lets Nest's own lines go through our logger. */
export function nestLogger(logger: Logger): LoggerService {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (message: unknown, ...rest: unknown[]) => {
      const context = rest.at(-1);
      logger[level]({ context: typeof context === 'string' ? context : undefined }, String(message));
    };
  return {
    // Nest tells of every route and module it set up; that is nobody's news.
    log: write('debug'),
    error: write('error'),
    warn: write('warn'),
    debug: write('debug'),
    verbose: write('debug'),
    fatal: write('error'),
  };
}
