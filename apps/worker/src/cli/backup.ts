// `pnpm backup FILE`: the whole store of one moment in a file, while everything runs.
import { parseArgs } from 'node:util';
import { BackupError } from '@gaemi/database/backup/backup-format';
import { writeBackup } from '@gaemi/database/backup/write-backup';
import { say } from '@gaemi/runtime/logging/say';
import { backupSecrets } from '@gaemi/runtime/settings/backup-settings';
import { buildInfo } from '@gaemi/runtime/settings/build-info';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { mongodbUri } from '@gaemi/runtime/settings/environment-fields';
import { answerHelp } from '@gaemi/runtime/start/answer-help';
import * as z from 'zod';
import { describeBackup, formatSize } from '../operations/describe-backup.ts';

const USAGE = 'usage: pnpm backup FILE [--with-secrets]';
const NO_SECRET =
  'SESSION_SECRET: not known here, so --with-secrets would keep none. Set it as the product has it, or leave --with-secrets away';
const STOPPED = 143;
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stopping.abort());

answerHelp(USAGE);
try {
  const { file, withSecrets } = readArguments();
  const { MONGODB_URI: uri } = orExit(() => parseEnvironment(z.object({ MONGODB_URI: mongodbUri })));
  const secrets = backupSecrets();
  if (withSecrets && secrets.SESSION_SECRET === undefined) throw new BackupError(NO_SECRET);
  const { head, collections, bytes } = await writeBackup({
    uri,
    file,
    build: buildInfo(),
    secretNames: Object.keys(secrets),
    ...(withSecrets && { secrets }),
    signal: stopping.signal,
  });
  say(`${file}: ${describeBackup({ head, collections })}, ${formatSize(bytes)}`);
  if (withSecrets) say('It holds secrets: keep it where only operators can read it.');
  else say(`Not in it: ${head.secretNames.join(', ') || 'the secrets'}. Keep them elsewhere, or use --with-secrets.`);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  process.stderr.write(stopping.signal.aborted ? 'Stopped: no backup was written.\n' : `${error.message}\n`);
  process.exitCode = stopping.signal.aborted ? STOPPED : 1;
}

function readArguments(): { file: string; withSecrets: boolean } {
  try {
    const { values, positionals } = parseArgs({
      options: { 'with-secrets': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('one file is needed');
    return { file, withSecrets: values['with-secrets'] };
  } catch (error) {
    throw new BackupError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}
