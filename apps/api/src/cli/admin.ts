// `pnpm admin`: what an operator does about members where no screen helps.
import 'reflect-metadata';
import { pipeline } from 'node:stream/promises';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { EnvironmentError } from '@gaemi/runtime/settings/environment';
import { answerHelp } from '@gaemi/runtime/start/answer-help';
import { NestFactory } from '@nestjs/core';
import { createConnection } from 'mongoose';
import { AppModule } from '../app.module.ts';
import { type Environment, readEnvironment } from '../environment.ts';
import { findChangedSecret } from '../features/health/changed-secrets.ts';
import { AppError } from '../http/app-error.ts';
import { CommandError, runMemberCommand, USAGE } from './member-commands.ts';

const args = process.argv.slice(2);
answerHelp(USAGE);
try {
  if (args[0] !== 'list' && args.length < 2) throw new CommandError(USAGE);
  await run();
} catch (error) {
  process.stderr.write(describeError(error));
  // A store of a newer version leaves its connection open.
  process.exit(1);
}

/** One line where the reason is known; none where the reader, as `head`, has read enough. */
function describeError(error: unknown): string {
  if (error instanceof AppError) return `${error.detail}\n`;
  if (error instanceof CommandError || error instanceof EnvironmentError) return `${error.message}\n`;
  if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return '';
  return `${error instanceof Error ? error.stack : error}\n`;
}

async function run(): Promise<void> {
  const environment = readEnvironment();
  await requireSecretsOfProduct(environment);
  const logger = createLogger({ app: 'admin', level: 'error' });
  const runtime = { environment, sources: chooseDataSources(environment), clock: systemClock, logger };
  const app = await NestFactory.createApplicationContext(AppModule.with(runtime, { reads: args[0] === 'list' }), {
    logger: nestLogger(logger),
    abortOnError: false,
  });
  try {
    const printed = await runMemberCommand(app, args);
    // Before the store is closed: what comes in pieces is read as it is printed.
    await pipeline(endLine(typeof printed === 'string' ? [printed] : printed), process.stdout, { end: false });
  } finally {
    await app.close();
  }
}

async function* endLine(pieces: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
  yield* pieces;
  yield '\n';
}

/** With others no lock would be found, an address that is deleted would be free at once, and the next start would warn. */
async function requireSecretsOfProduct(environment: Environment): Promise<void> {
  const connection = await createConnection(environment.MONGODB_URI, { serverSelectionTimeoutMS: 5_000 }).asPromise();
  const changed = await findChangedSecret(connection, environment).finally(() => connection.close());
  if (changed !== null)
    throw new CommandError(
      `${changed}: not the one of the product's last start, and nothing was done. Set that one, or start the product with this one first`,
    );
}
