import { prettyFactory } from 'pino-pretty';

const pretty = prettyFactory({
  colorize: process.stdout.isTTY,
  translateTime: 'SYS:HH:MM:ss.l',
  singleLine: true,
  ignore: 'pid,hostname,name',
});

/** Writes a JSON log line of an app as people read it: time, level, text, fields. Any other line stays as it is. */
export const readableLogLine = (line: string): string => pretty(line).trimEnd();
