import { randomUUID } from 'node:crypto';
import { suspensionRequest } from '@gaemi/contracts/members';
import { PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { OPERATOR_ID } from '@gaemi/domain/members/audit-action';
import type { MailSender } from '@gaemi/providers/mail/mail-sender';
import { systemClock } from '@gaemi/runtime/clock';
import type { INestApplicationContext } from '@nestjs/common';
import { Types } from 'mongoose';
import { AuditedChange } from '../features/admin/audited-change.ts';
import { type MemberNotice, noticeMail } from '../features/admin/member-notices.ts';
import { type AccessChange, AccessChanges } from '../features/members/access-changes.ts';
import { MemberDataService } from '../features/members/member-data.service.ts';
import { erasureNotice, MemberErasure } from '../features/members/member-erasure.ts';
import { passkeysNotice } from '../features/passkeys/member-passkeys.service.ts';
import { Throttle } from '../http/throttle/throttle.ts';
import { MAIL_SENDER } from '../providers.ts';

export const USAGE = `usage: pnpm admin list
       pnpm admin grant|revoke|unlock|resume|reset-second-factor|delete|export EMAIL
       pnpm admin suspend EMAIL REASON`;
const OPERATOR = { _id: new Types.ObjectId(OPERATOR_ID) };

/** Its message is what the operator reads. */
export class CommandError extends Error {}

/** What a command prints: as a whole, or in pieces where it takes more room than the process has. */
type Printed = string | AsyncIterable<string>;

/** Does what `pnpm admin` was asked for. Returns what it prints. */
export async function runMemberCommand(
  app: INestApplicationContext,
  [command = '', email = '', ...reason]: readonly string[],
): Promise<Printed> {
  // Whoever writes more, as `--dry-run` or a second address, awaits something else.
  if (command === 'suspend' ? reason.some((word) => word.startsWith('--')) : reason.length > 0)
    throw new CommandError(USAGE);
  const users = app.get(UserRepository, { strict: false });
  if (command === 'list' && email === '') {
    const admins = await users.findAdmins();
    return admins.map((admin) => `${admin.email}  ${admin.name}`).join('\n');
  }
  if (email === '' || !Object.hasOwn(acts, command)) throw new CommandError(USAGE);
  const member = await users.findByEmail(email.trim().toLowerCase());
  if (member === null) throw new CommandError(`no member has the address ${email}`);
  return acts[command as keyof typeof acts]({ member, app, reason: reason.join(' ').trim() });
}

interface Asked {
  member: Member;
  app: INestApplicationContext;
  reason: string;
}

const acts = {
  async grant(asked: Asked) {
    requireChange(!asked.member.isAdmin, asked, 'is an admin already');
    return change(asked, (changes) => changes.grantAdmin());
  },
  async revoke(asked: Asked) {
    requireChange(asked.member.isAdmin, asked, 'is no admin');
    return change(asked, (changes) => changes.revokeAdmin());
  },
  async resume(asked: Asked) {
    requireChange(asked.member.suspension != null, asked, 'is not suspended');
    return change(asked, (changes) => changes.resume());
  },
  async suspend(asked: Asked) {
    if (asked.reason === '') throw new CommandError(USAGE);
    if (!suspensionRequest.safeParse({ reason: asked.reason }).success) {
      throw new CommandError('the reason is too long: the member reads it in the mail, in 200 characters at most');
    }
    return change(asked, (changes) => changes.suspend(asked.reason));
  },
  'reset-second-factor': (asked: Asked) =>
    change(asked, () => ({
      action: 'passkeys_removed',
      notice: passkeysNotice,
      run: async ({ _id }, transaction) => {
        const removed = await asked.app.get(PasskeyRepository, { strict: false }).removeAll(_id, transaction);
        requireChange(removed > 0, asked, 'has no passkey');
        return { removed };
      },
    })),
  async unlock({ member, app }: Asked) {
    const account = member._id.toHexString();
    await app.get(Throttle, { strict: false }).unlock({ email: member.email, account });
    return `${member.email}: wrong passwords and recovery codes count anew, from every network and device.`;
  },
  async delete(asked: Asked) {
    const address = await asked.app.get(MemberErasure, { strict: false }).erase(byOperator(asked));
    return tell(asked, address, { notice: erasureNotice, done: 'deleted' });
  },
  export: (asked: Asked): Promise<Printed> =>
    asked.app.get(MemberDataService, { strict: false }).exportFor(byOperator(asked)),
};

/** What is so already is neither audited nor mailed: a command is typed twice, and with the wrong address. */
function requireChange(isOne: boolean, { member }: Asked, state: string): void {
  if (!isOne) throw new CommandError(`${member.email} ${state}: nothing was changed`);
}

const byOperator = ({ member }: Asked) => ({
  admin: OPERATOR,
  userId: member._id.toHexString(),
  requestId: `operator:${randomUUID()}`,
  at: systemClock.now(),
});

async function change(asked: Asked, pick: (changes: AccessChanges) => AccessChange): Promise<string> {
  const { app, member } = asked;
  const { notice, ...work } = pick(app.get(AccessChanges, { strict: false }));
  const { isMailed } = await app
    .get(AuditedChange, { strict: false })
    .count({ ...byOperator(asked), idempotencyKey: undefined }, { ...work, content: {} });
  requireChange(!isMailed, asked, 'is so already');
  return tell(asked, member.email, { notice, done: work.action });
}

async function tell({ app }: Asked, to: string, { notice, done }: { notice: MemberNotice; done: string }) {
  const mail = app.get<MailSender>(MAIL_SENDER, { strict: false });
  const mailed = await mail.send(noticeMail(to, notice)).then(
    () => 'a mail tells it',
    () => 'no mail could be sent: tell it yourself',
  );
  return `${to}: ${done}; ${mailed}.`;
}
