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

/** Records read at once: some are a hundred kilobytes. */
const BATCH = 20;

export interface HeldRecord {
  collection: string;
  json: string;
}

/** Everything held on a member but secrets, as JSON. A member's records may take more room than the process has: they are read one by one. */
@Injectable()
export class ExportMember {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** The member; null where there is none. */
  async findMember(userId: Types.ObjectId): Promise<string | null> {
    const member = await this.connection.model('User').findById(userId).lean<object>().exec();
    return member === null ? null : writePlain(member);
  }

  /** The records of a member, those of a collection one after the other. */
  async *listRecords(userId: Types.ObjectId): AsyncGenerator<HeldRecord> {
    for (const name of [...belongings.filter((model) => !SECRET_MODELS.includes(model)), ...KEPT_MODELS]) {
      const model = this.connection.model(name);
      const found = model.find({ userId }).lean<object>().cursor({ batchSize: BATCH });
      for await (const record of found) yield { collection: model.collection.name, json: writePlain(record) };
    }
    for (const session of await this.listSessions(userId)) yield { collection: 'sessions', json: writePlain(session) };
  }

  /** Log-ins, without the ids that would open them. */
  private async listSessions(userId: Types.ObjectId): Promise<object[]> {
    const sessions = this.connection.model('Session');
    const found = await sessions.find({ 'session.passport.user': userId.toHexString() }).lean<StoredSession[]>().exec();
    return found.map(({ expires, session: { device = null, startedAt } }) => ({
      device,
      startedAt: new Date(startedAt),
      expires,
    }));
  }
}

interface StoredSession {
  expires: Date;
  session: { device?: string; startedAt: number };
}

/** JSON without secrets: ids and times as texts. */
const writePlain = (record: object): string =>
  JSON.stringify(record, (key, value: unknown) => (SECRET_FIELDS.includes(key) ? undefined : value));
