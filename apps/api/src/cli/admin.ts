// `pnpm admin`: what an operator does about members where no screen helps.
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import type { MailSender } from '@gaemi/providers/mail/mail-sender';
import { systemClock } from '@gaemi/runtime/clock';
import { chooseDataSources } from '@gaemi/runtime/data-sources';
import { EnvironmentError } from '@gaemi/runtime/environment';
import { createLogger } from '@gaemi/runtime/logger';
import { nestLogger } from '@gaemi/runtime/nest-logger';
import { NestFactory } from '@nestjs/core';
import { Types } from 'mongoose';
import { AppModule } from '../app.module.ts';
import { readEnvironment } from '../environment.ts';
import { AuditedChange } from '../features/admin/audited-change.ts';
import { type MemberNotice, noticeMail } from '../features/admin/member-notices.ts';
import { type AccessChange, AccessChanges } from '../features/members/access-changes.ts';
import { MemberDataService } from '../features/members/member-data.service.ts';
import { erasureNotice, MemberErasure } from '../features/members/member-erasure.ts';
import { passkeysNotice } from '../features/passkeys/member-passkeys.service.ts';
import { AppError } from '../http/app-error.ts';
import { Throttle } from '../http/throttle/throttle.ts';
import { MAIL_SENDER } from '../providers.ts';

const USAGE = `usage: pnpm admin list
       pnpm admin grant|revoke|unlock|resume|reset-second-factor|delete|export EMAIL
       pnpm admin suspend EMAIL REASON`;
/** In the audit, for whoever may type at this machine. */
const OPERATOR = { _id: new Types.ObjectId('000000000000000000000000') };
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

class UsageError extends Error {}

const [command = '', email = '', ...reason] = process.argv.slice(2);
try {
  if (command !== 'list' && email === '') throw new UsageError(USAGE);
  await run();
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`);
  process.exitCode = 1;
}

/** One line where the reason is known. */
function describeError(error: unknown): string {
  if (error instanceof AppError) return error.detail;
  if (error instanceof UsageError || error instanceof EnvironmentError) return error.message;
  return String(error instanceof Error ? error.stack : error);
}

async function run(): Promise<void> {
  const environment = readEnvironment();
  const logger = createLogger({ app: 'admin', level: 'error' });
  const runtime = { environment, sources: chooseDataSources(environment), clock: systemClock, logger };
  const app = await NestFactory.createApplicationContext(AppModule.with(runtime), {
    logger: nestLogger(logger),
    abortOnError: false,
  });
  const get = <T>(type: abstract new (...parameters: never[]) => T): T => app.get(type, { strict: false });
  try {
    if (command === 'list') {
      for (const admin of await get(UserRepository).findAdmins()) say(`${admin.email}  ${admin.name}`);
      return;
    }
    const member = await get(UserRepository).findByEmail(email.trim().toLowerCase());
    if (member === null) throw new UsageError(`no member has the address ${email}`);
    await act(member, { get, mail: app.get<MailSender>(MAIL_SENDER) });
  } finally {
    await app.close();
  }
}

interface Parts {
  get: <T>(type: abstract new (...parameters: never[]) => T) => T;
  mail: MailSender;
}

async function act(member: Member, parts: Parts): Promise<void> {
  const { get } = parts;
  const changes = get(AccessChanges);
  const userId = member._id.toHexString();
  const by = { admin: OPERATOR, userId, requestId: `operator:${randomUUID()}`, at: systemClock.now() };
  switch (command) {
    case 'grant':
      return change(changes.grantAdmin());
    case 'revoke':
      return change(changes.revokeAdmin());
    case 'suspend':
      if (reason.length === 0) throw new UsageError(USAGE);
      return change(changes.suspend(reason.join(' ')));
    case 'resume':
      return change(changes.resume());
    case 'reset-second-factor':
      return change({
        action: 'passkeys_removed',
        notice: passkeysNotice,
        run: async ({ _id }, transaction) => ({ removed: await get(PasskeyRepository).removeAll(_id, transaction) }),
      });
    case 'unlock':
      await get(Throttle).unlock(member.email);
      return say(`${member.email} may log in again. Wrong tries of all networks and devices count anew.`);
    case 'delete': {
      const address = await get(MemberErasure).erase(by);
      return tell(address, erasureNotice, 'deleted');
    }
    case 'export':
      return say(JSON.stringify(await get(MemberDataService).exportFor(by), null, 2));
    default:
      throw new UsageError(USAGE);
  }

  async function change({ notice, ...work }: AccessChange): Promise<void> {
    await get(AuditedChange).count({ ...by, idempotencyKey: undefined }, { ...work, content: {} });
    await tell(member.email, notice, work.action);
  }

  async function tell(to: string, notice: MemberNotice, done: string): Promise<void> {
    const mailed = await parts.mail.send(noticeMail(to, notice)).then(
      () => 'a mail tells it',
      () => 'no mail could be sent: tell it yourself',
    );
    say(`${to}: ${done}; ${mailed}.`);
  }
}
