import * as z from 'zod';
import { parseEnvironment } from './environment.ts';

const secrets = z.object({
  SESSION_SECRET: z.string().optional(),
  WITHDRAWN_EMAIL_SECRET: z.string().optional(),
});

/** The secrets that belong to a store, of this process: without them sessions end, and withdrawn addresses are free. */
export function backupSecrets(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parseEnvironment(secrets)).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

const whole = (problem: string) => z.coerce.number(problem).int(problem);

/** The schedule of backups: none where BACKUP_DIR is not set. */
export const backupVariables = {
  /** Folder of the files. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** Hours between two. */
  BACKUP_EVERY: whole('must be whole hours from 1 to 720')
    .min(1, 'must be whole hours from 1 to 720')
    .max(720, 'must be whole hours from 1 to 720')
    .default(24),
  /** Number of files that are kept. */
  BACKUP_KEEP: whole('must be a whole number from 1 to 1000')
    .min(1, 'must be a whole number from 1 to 1000')
    .max(1_000, 'must be a whole number from 1 to 1000')
    .default(7),
};
