// `pnpm restore FILE`: a backup into an empty store; ends with what came back and with the reconciled credits.
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError, type BackupHead } from '@gaemi/database/backup/backup-format';
import { restoreBackup } from '@gaemi/database/backup/restore-backup';
import { DatabaseModule } from '@gaemi/database/database.module';
import { ReconcileLedger } from '@gaemi/database/ledger/reconcile-ledger';
import { say } from '@gaemi/runtime/logging/say';
import { backupSecrets } from '@gaemi/runtime/settings/backup-settings';
import { EnvironmentError, orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { mongodbUri } from '@gaemi/runtime/settings/environment-fields';
import { makeFolder } from '@gaemi/runtime/settings/make-folder';
import { answerHelp } from '@gaemi/runtime/start/answer-help';
import { NestFactory } from '@nestjs/core';
import * as z from 'zod';
import { describeBackup } from '../operations/describe-backup.ts';

const USAGE = 'usage: pnpm restore FILE';
answerHelp(USAGE);
const environment = orExit(() =>
  parseEnvironment(
    z.object({
      MONGODB_URI: mongodbUri,
      DATA_DIR: z.string().default('.data'),
      GAEMI_RESTORE_UNFINISHED: z.string().default(''),
    }),
  ),
);
const [file, ...more] = process.argv.slice(2);

try {
  if (file === undefined || more.length > 0) throw new BackupError(USAGE);
  const { head, collections } = await restoreBackup(environment.MONGODB_URI, file, {
    isUnfinished: environment.GAEMI_RESTORE_UNFINISHED !== '',
  });
  const filled = Object.entries(collections).filter(([, { count }]) => count > 0);
  for (const [name, { count }] of filled) say(`${String(count).padStart(9)}  ${name}`);
  say(`Restored ${describeBackup({ head, collections })}.`);
  bringSecrets(head);
  // To what started it.
  process.send?.('restored');
  await reconcile();
} catch (error) {
  if (!(error instanceof BackupError || error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Puts the secrets of the backup into the data folder, never in place of others. */
function bringSecrets({ secrets, secretNames }: BackupHead): void {
  if (secrets === undefined) {
    say(`Set what the backup does not hold: ${secretNames.join(', ') || 'no secrets'}.`);
    return;
  }
  const here = backupSecrets();
  const written = Object.entries(secrets).filter(([name, value]) => {
    if (here[name] === undefined || here[name] === value) return keepSecret(name, value);
    say(`${name}: this product has another one, which stays: set that of the backup, or what it keeps is lost.`);
    return false;
  });
  if (written.length > 0) say(`Secrets are in ${environment.DATA_DIR}: ${written.map(([name]) => name).join(', ')}.`);
}

/** Returns false where it cannot be written, as in a container that is read-only: the store is restored all the same. */
function keepSecret(name: string, value: string): boolean {
  const { DATA_DIR: folder } = environment;
  try {
    makeFolder(folder);
    writeFileSync(join(folder, name.toLowerCase().replaceAll('_', '-')), `${value}\n`, { mode: 0o600 });
    return true;
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    say(
      `${name} could not be written into ${folder} (${reason}): set it where the product runs. It is in the first line of the backup (gzip -dc ${file} | head -n 1).`,
    );
    return false;
  }
}

async function reconcile(): Promise<void> {
  const app = await NestFactory.createApplicationContext(DatabaseModule.forRoot(environment.MONGODB_URI), {
    logger: false,
    abortOnError: false,
  });
  try {
    const { compared, drifted } = await app.get(ReconcileLedger).reconcile();
    if (drifted.length === 0) say(`Credits reconciled: ${compared} balances equal their logs.`);
    else
      throw new BackupError(`${drifted.length} of ${compared} balances differ from their logs: ${drifted.join(', ')}`);
  } finally {
    await app.close();
  }
}
