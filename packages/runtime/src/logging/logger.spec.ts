import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { loggerOptions } from './logger.ts';

function logged(write: (logger: Logger) => void): string {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  write(pino(loggerOptions({ app: 'test', level: 'info' }), sink));
  return lines.join('');
}

describe('logger', () => {
  it('removes secrets by the name of their field', () => {
    const line = logged((logger) =>
      logger.info({ password: 'p4ssw0rd-a', body: { user_pw: 'p4ssw0rd-b', code: '123456' } }),
    );
    expect(line).not.toMatch(/p4ssw0rd|123456/);
  });

  it('masks an address anywhere in a line', () => {
    const line = logged((logger) =>
      logger.error({ err: new Error('550 <sam@naver.com> unknown') }, 'to sam@naver.com'),
    );
    expect(line).not.toContain('sam@naver.com');
  });
});
