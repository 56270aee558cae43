import { randomBytes } from 'node:crypto';
import { UNSUBSCRIBE_LINK_DAYS } from '@gaemi/domain/alerts/alert-settings';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { Transactions } from '../transactions.ts';
import { UserRepository } from '../users/user.repository.ts';
import type { AlertSettingsRecord } from './alert-settings.schema.ts';
import { hashOfToken, type UnsubscribeLinkRecord } from './unsubscribe-link.schema.ts';

/** 128 bits. */
const TOKEN_BYTES = 16;
const LIFE_MS = UNSUBSCRIBE_LINK_DAYS * 86_400_000;

/** The links in mails that end all mails to a member by one click (RFC 8058), one for each mail. */
@Injectable()
export class UnsubscribeLinkRepository {
  constructor(
    @InjectModel('UnsubscribeLink') private readonly links: Model<UnsubscribeLinkRecord>,
    @InjectModel('AlertSettings') private readonly settings: Model<AlertSettingsRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Creates the link of a mail and returns its token. Throws NOT_LOGGED_IN when the member has withdrawn meanwhile. */
  async create(userId: Types.ObjectId, now: Date): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const link = { _id: hashOfToken(token), userId, endsAt: new Date(now.getTime() + LIFE_MS), usedAt: null };
    await this.transactions.run(async (session) => {
      await this.users.hold(userId, session);
      await this.links.create([link], { session });
    });
    return token;
  }

  /** Removes the link of a mail that the mail server did not take. */
  async remove(token: string): Promise<void> {
    await this.links.deleteOne({ _id: hashOfToken(token) });
  }

  /** Ends all mails to the member of a link, once. False for a link that was used, has ended or never was. */
  use(token: string, now: Date): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const link = await this.links
        .findOneAndUpdate(
          { _id: hashOfToken(token), usedAt: null, endsAt: { $gt: now } },
          { $set: { usedAt: now } },
          { session },
        )
        .lean<UnsubscribeLinkRecord>()
        .exec();
      if (link === null) return false;
      const off = { $set: { briefing: false, mail: false } };
      await this.settings.updateOne({ _id: link.userId }, off, { session });
      return true;
    });
  }
}
