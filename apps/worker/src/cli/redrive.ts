// `pnpm redrive`: the stored dead letters, one of them, or one back to its queue.
import 'reflect-metadata';
import { DatabaseModule } from '@gaemi/database/database.module';
import { DeadLetterRepository } from '@gaemi/database/dead-letters/dead-letter.repository';
import { createProducer } from '@gaemi/queue/producer';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { say } from '@gaemi/runtime/logging/say';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { logLevel, mongodbUri, queueVariables } from '@gaemi/runtime/settings/environment-fields';
import { answerHelp } from '@gaemi/runtime/start/answer-help';
import { checkedOrExit } from '@gaemi/runtime/start/start-check';
import { NestFactory } from '@nestjs/core';
import * as z from 'zod';
import { buildRedriveParts, redrive } from '../dead-letters/redrive.ts';

const USAGE = 'usage: pnpm redrive list | show LETTER | send LETTER';
const LISTED = 50;

answerHelp(USAGE);
const [command = '', id = '', ...more] = process.argv.slice(2);
const isComplete = command === 'list' ? id === '' : ['show', 'send'].includes(command) && id !== '';
if (!isComplete || more.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}
const environment = orExit(() =>
  parseEnvironment(z.object({ MONGODB_URI: mongodbUri, ...queueVariables, LOG_LEVEL: logLevel })),
);
const logger = createLogger({ app: 'redrive', level: 'warn' });
const app = await checkedOrExit(() =>
  NestFactory.createApplicationContext(DatabaseModule.forRoot(environment.MONGODB_URI), {
    logger: nestLogger(logger),
    abortOnError: false,
  }),
);
const client = createSqsClient({ endpoint: environment.SQS_ENDPOINT, region: environment.AWS_REGION });
const print = (value: unknown) => say(JSON.stringify(value));
try {
  const letters = app.get(DeadLetterRepository);
  if (command === 'list') for (const { body: _, ...letter } of await letters.list(LISTED)) print(letter);
  else if (command === 'show') {
    const letter = await letters.findById(id);
    if (letter !== null) print(letter);
    else process.stderr.write(`no letter has the id ${id}\n`);
    process.exitCode = letter === null ? 1 : 0;
  } else {
    const producer = createProducer(client, false);
    const parts = buildRedriveParts((type) => app.get(type), { producer, clock: systemClock });
    const redriven = await redrive(id, parts);
    print(redriven);
    process.exitCode = redriven.sent ? 0 : 1;
  }
} finally {
  client.destroy();
  await app.close();
}
