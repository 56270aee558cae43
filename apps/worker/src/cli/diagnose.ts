// `pnpm diagnose`: each part of the product and each configured source in one line, with what to type where it is wrong.
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { LastBackup } from '@gaemi/database/backup/last-backup';
import { DatabaseModule } from '@gaemi/database/database.module';
import { DatabaseClock } from '@gaemi/database/setup/database-clock';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { marketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { createMailSender } from '@gaemi/providers/mail/mail-sender';
import { deadLetterCount } from '@gaemi/queue/queue-depth';
import { queueAnswers } from '@gaemi/queue/queues';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { loggerOptions } from '@gaemi/runtime/logging/logger';
import { chooseDataSources, sourceNames } from '@gaemi/runtime/settings/data-sources';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { readArgumentsOrExit } from '@gaemi/runtime/start/answer-help';
import { requireStore } from '@gaemi/runtime/start/require-store';
import { NestFactory } from '@nestjs/core';
import { destination, pino } from 'pino';
import * as z from 'zod';
import { environmentSchema } from '../environment.ts';
import { calendarRemedy } from '../operations/calendar-end.ts';
import {
  type Check,
  diagnose,
  type Finding,
  lookAtBackup,
  lookAtCalendar,
  lookAtClock,
  lookAtDeadLetters,
  lookAtDisk,
  lookAtWorkers,
  Unseen,
  Wrong,
} from '../operations/diagnosis.ts';
import { checkFromStore, checkWithoutStore } from '../source-checks/check-once.ts';

const { values } = readArgumentsOrExit('usage: pnpm diagnose [--json] [--mail ADDRESS]', readOptions);
const given = orExit(() =>
  parseEnvironment(
    z.object({
      ...environmentSchema.shape,
      DATA_DIR: z.string().default('.'),
      GAEMI_SETTINGS_WARNINGS: z.string().default(''),
      GAEMI_STORE_PROBLEM: z.string().default(''),
      GAEMI_MAIL_OF_START: z.string().default(''),
      GAEMI_QUEUE_OF_START: z.string().default(''),
    }),
  ),
);
const now = new Date();
const calendar = marketCalendar(given.MARKET_CALENDAR_FILE);
const client = createSqsClient({ endpoint: given.SQS_ENDPOINT, region: given.AWS_REGION });
const openStore = () =>
  NestFactory.createApplicationContext(DatabaseModule.forReading(given.MONGODB_URI), {
    logger: false,
    abortOnError: false,
  });
let answers = false;
let isThisVersion = false;
let store: Awaited<ReturnType<typeof openStore>> | null = null;
const unopened = () => new Unseen('the store is not open', 'see what store and migrations say');
const inStore = () => {
  if (store === null) throw unopened();
  return store;
};
const warnings = given.GAEMI_SETTINGS_WARNINGS.split('\n').filter((line) => line !== '');
const START = 'start the product: pnpm start';

const checks: Check[] = [
  {
    check: 'node',
    remedy: 'install Node.js 24',
    look: async () => {
      if (Number(process.versions.node.split('.')[0]) < 24)
        throw new Wrong(`Node.js ${process.versions.node} is too old`);
      return `Node.js ${process.versions.node}`;
    },
  },
  {
    check: 'settings',
    remedy: 'correct the setting in .env or in the environment',
    look: async () =>
      Object.entries(sourceNames(chooseDataSources(given)))
        .map(([kind, name]) => `${kind} ${name}`)
        .join(', '),
  },
  {
    check: 'warnings',
    remedy: 'correct the setting in .env or in the environment',
    look: async () => {
      if (warnings.length > 0) throw new Wrong(warnings.join('; '));
      return 'no setting is misspelt or dangerous';
    },
  },
  {
    check: 'calendar',
    remedy: calendarRemedy({ now, calendar }),
    look: async () => lookAtCalendar(calendar, now),
  },
  {
    check: 'store',
    remedy: 'see that the database of MONGODB_URI runs; of pnpm start, logs/store.log in DATA_DIR says why not',
    look: async () => {
      if (given.GAEMI_STORE_PROBLEM !== '') throw new Wrong(given.GAEMI_STORE_PROBLEM);
      await requireStore(given.MONGODB_URI);
      answers = true;
      return 'answers, with transactions';
    },
  },
  {
    check: 'migrations',
    remedy: 'start this version, that of the store, or restore a backup (docs/upgrade.md)',
    look: async () => {
      if (!answers) throw unopened();
      store = await openStore();
      isThisVersion = true;
      return 'the store is of this version';
    },
  },
  {
    check: 'clock',
    remedy: 'switch the time synchronisation of both machines on',
    look: async () => lookAtClock(await inStore().get(DatabaseClock).now(), new Date()),
  },
  {
    check: 'queue',
    remedy:
      given.GAEMI_QUEUE_OF_START !== '' ? START : 'see that the queue of SQS_ENDPOINT runs and that its keys are right',
    look: async () => {
      for (const name of Object.values(queueNames))
        if (!(await queueAnswers(client, name))) throw new Wrong(`${name} does not answer`);
      return 'answers';
    },
  },
  {
    check: 'dead letters',
    remedy: 'see infra/runbooks/dead-letters.md: pnpm redrive list',
    look: async () =>
      lookAtDeadLetters(await Promise.all(Object.values(queueNames).map((name) => deadLetterCount(client, name)))),
  },
  { check: 'workers', remedy: START, look: () => lookAtWorkers(inStore().get(WorkerSourcesRepository), now) },
  {
    check: 'mail',
    remedy:
      given.GAEMI_MAIL_OF_START !== '' ? START : 'correct SMTP_URL; logs/api.log says what the mail server answered',
    look: lookAtMail,
  },
  { check: 'disk', remedy: 'free or add space', look: () => lookAtDisk(given.DATA_DIR) },
  {
    check: 'backup',
    remedy: 'pnpm backup FILE, and BACKUP_DIR for a schedule',
    look: () => lookAtBackup(inStore().get(LastBackup), { folder: given.BACKUP_DIR, every: given.BACKUP_EVERY, now }),
  },
];

const findings = [...(await diagnose(checks)), ...(await diagnoseSources())];
// Assigned in a check.
await (store as Awaited<ReturnType<typeof openStore>> | null)?.close();
client.destroy();
if (values.json) process.stdout.write(`${JSON.stringify(findings, null, 2)}\n`);
else
  for (const { check, ok, detail, remedy } of findings)
    process.stdout.write(
      `${ok ? 'ok   ' : 'WRONG'} ${check.padEnd(13)} ${detail}${remedy === null ? '' : ` → ${remedy}`}\n`,
    );

// A store of a newer version leaves its connection open.
process.exit(findings.every(({ ok }) => ok) ? 0 : 1);

async function lookAtMail(): Promise<string> {
  if (given.SMTP_URL === undefined) throw new Wrong('SMTP_URL is not set');
  const sender = createMailSender({ smtpUrl: given.SMTP_URL, from: given.MAIL_FROM });
  try {
    if (values.mail === undefined) {
      if ((await sender.verify?.()) !== true) throw new Wrong('the mail server does not answer or refuses the log-in');
      return 'the mail server answers';
    }
    const text = 'pnpm diagnose --mail';
    await sender.send({ to: values.mail, subject: '[개미렌즈] 시험 메일', text, html: text });
    return `a mail is on its way to ${values.mail}`;
  } finally {
    sender.close();
  }
}

/** The sources as `pnpm check-sources` asks them. The mail server has a line of its own. */
async function diagnoseSources(): Promise<Finding[]> {
  const logger = pino(loggerOptions({ app: 'diagnose', level: 'fatal' }), destination(2));
  const signal = AbortSignal.timeout(60_000);
  const ask = async () => {
    const parts = { environment: given, sources: chooseDataSources(given), logger, signal };
    return isThisVersion ? checkFromStore({ ...parts, uri: given.MONGODB_URI }) : checkWithoutStore(parts);
  };
  const found = await ask().catch(() => null);
  const remedy = 'see what it says; docs/sources.md, pnpm check-sources';
  if (found === null) {
    const detail = 'could not be asked without right settings';
    return [{ check: 'sources', ok: false, detail, remedy }];
  }
  const asked = found.filter(({ configured, source }) => configured && source !== 'smtp');
  if (asked.length === 0) return [{ check: 'sources', ok: true, detail: 'none is configured', remedy: null }];
  return asked.map(({ source, ok, detail }) => ({
    ...{ check: `source ${source}`, ok: ok !== false, detail: detail ?? 'answers' },
    remedy: ok === false ? remedy : null,
  }));
}

function readOptions() {
  const read = parseArgs({ options: { json: { type: 'boolean', default: false }, mail: { type: 'string' } } });
  const { mail } = read.values;
  // The mail server would refuse it, and look as if it were down.
  if (mail !== undefined && !/^\S+@\S+$/.test(mail)) throw new Error(`--mail: ${mail} is no address`);
  return read;
}
