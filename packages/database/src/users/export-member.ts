import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { belongings } from './erase-member.ts';

/** Records that are secrets as a whole, or mean nothing once used. */
const SECRET_MODELS: readonly string[] = ['UnsubscribeLink', 'PasskeyChallenge', 'RecoveryCode'];
/** Fields by which somebody could act for the member, or that only serve the program. */
const SECRET_FIELDS = [
  ...['passwordHash', 'keyHash', 'codeHash', 'tokenHash', 'publicKey', 'credentialId', 'endpoint', 'p256dh', 'auth'],
  ...[
    'keys',
    'deviceKey',
    'sessionId',
    'lease',
    'writes',
    'sealedSecret',
    'formerSecrets',
    'adminsCountedAt',
    'pressHash',
    'contentHash',
    'madeUnder',
    'madeWithLimit',
    'salt',
  ],
];
/** Rows that outlive the member. */
const KEPT_MODELS = ['CreditLog', 'Audit'];

type Plain = Record<string, unknown>;
export interface MemberData {
  member: Plain;
  records: Record<string, Plain[]>;
}

/** Everything held on a member but secrets. */
@Injectable()
export class ExportMember {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns null where there is no such member. */
  async collect(userId: Types.ObjectId): Promise<MemberData | null> {
    const member = await this.connection.model('User').findById(userId).lean<Plain>().exec();
    if (member === null) return null;
    const records: Record<string, Plain[]> = {};
    for (const name of [...belongings.filter((model) => !SECRET_MODELS.includes(model)), ...KEPT_MODELS]) {
      const model = this.connection.model(name);
      const found = await model.find({ userId }).lean<Plain[]>().exec();
      if (found.length > 0) records[model.collection.name] = found.map(plain);
    }
    const sessions = await this.listSessions(userId);
    if (sessions.length > 0) records.sessions = sessions;
    return { member: plain(member), records };
  }

  /** Log-ins, without the ids that would open them. */
  private async listSessions(userId: Types.ObjectId): Promise<Plain[]> {
    const sessions = this.connection.model('Session');
    const found = await sessions.find({ 'session.passport.user': userId.toHexString() }).lean<StoredSession[]>().exec();
    return found.map(({ expires, session: { device = null, startedAt } }) =>
      plain({ device, startedAt: new Date(startedAt), expires }),
    );
  }
}

interface StoredSession {
  expires: Date;
  session: { device?: string; startedAt: number };
}

/** JSON without secrets: ids and times as texts. */
function plain(record: Plain): Plain {
  return JSON.parse(JSON.stringify(record, (key, value: unknown) => (SECRET_FIELDS.includes(key) ? undefined : value)));
}
