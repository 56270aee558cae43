import { format } from 'node:util';
import type { Logger } from './logger.ts';

/** Sends what libraries print and what Node warns of through our logger, so that each line is JSON and masked. */
export function logConsole(logger: Logger): void {
  const write =
    (level: 'debug' | 'info' | 'warn' | 'error') =>
    (...parts: unknown[]) =>
      logger[level](format(...parts));
  const info = write('info');
  Object.assign(console, { debug: write('debug'), log: info, info, warn: write('warn'), error: write('error') });
  // Node prints them itself by a listener of its own.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'Node warns'));
}
