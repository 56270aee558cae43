import { noteSwitchedOn } from '@gaemi/domain/alerts/alert-change';
import { type AlertSettings, defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { within } from '../free-lease.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import { type Member, UserRepository } from '../users/user.repository.ts';
import type { WatchlistRecord } from '../watchlist/watchlist.schema.ts';
import type { AlertSettingsRecord } from './alert-settings.schema.ts';

export type StoredAlertSettings = AlertSettingsRecord;

/** A member who wants to be notified of, with the settings. */
export interface AlertRecipient {
  settings: StoredAlertSettings;
  member: Pick<Member, '_id' | 'email' | 'name' | 'grade' | 'expiredAt' | 'suspension'>;
}

/** What a change of settings is checked against. */
interface SettingsState {
  /** The first ones for a member who never chose. */
  before: AlertSettings;
  /** Codes of the watchlist. */
  watchlist: ReadonlySet<string>;
}

/** What is known of a member who was never sent anything. */
const untouched = { mailRefusedAt: null, testedAt: null, briefedOn: null, briefedFrom: null } as const;
/** Members who want any notification. */
const wantsNotifications = { $or: [{ briefing: true }, { instant: true }] };

/** What members want to be told, and when. */
@Injectable()
export class AlertSettingsRepository {
  constructor(
    @InjectModel('AlertSettings') private readonly settings: Model<AlertSettingsRecord>,
    @InjectModel('Watchlist') private readonly watchlist: Model<WatchlistRecord>,
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Returns the settings of a member; null for one who never chose. */
  find(userId: string | Types.ObjectId): Promise<StoredAlertSettings | null> {
    return this.settings.findById(userId).lean<StoredAlertSettings>().exec();
  }

  /**
   * Stores the choice of a member and returns it. A briefing, or a stock, that is switched on tells what happens from now on. Mail that is chosen
   * again counts as accepted. Throws NOT_LOGGED_IN when the member has withdrawn meanwhile.
   */
  save(userId: string, chosen: AlertSettings, at: Date): Promise<StoredAlertSettings> {
    return this.change(userId, () => chosen, at);
  }

  /**
   * Stores what `edit` makes of the settings and the watchlist as they are in the same transaction. What `edit` throws
   * changes nothing. Else as `save`.
   */
  change(userId: string, edit: (state: SettingsState) => AlertSettings, at: Date): Promise<StoredAlertSettings> {
    return this.transactions.run(async (session) => {
      await this.users.hold(userId, session);
      const _id = new Types.ObjectId(userId);
      const before = await this.settings.findById(_id, null, { session }).lean<StoredAlertSettings>().exec();
      const watchlist = await this.watchlistOf(userId, session);
      const chosen = edit({ before: settingsOrDefault(before), watchlist });
      const saved: StoredAlertSettings = {
        ...untouched,
        ...before,
        ...chosen,
        stocks: noteSwitchedOn(chosen.stocks, before?.stocks ?? [], at),
        _id,
        userId: _id,
        mailRefusedAt: chosen.briefing || chosen.mail ? null : (before?.mailRefusedAt ?? null),
      };
      if (chosen.briefing && before?.briefing !== true) saved.briefedFrom = at;
      await this.settings.replaceOne({ _id }, saved, { session, upsert: true });
      return saved;
    });
  }

  /** Returns the settings of a member; of one who never chose the first ones, which are stored. Throws NOT_LOGGED_IN like `save`. */
  findOrCreate(userId: string): Promise<StoredAlertSettings> {
    return this.transactions.run(async (session) => {
      await this.users.hold(userId, session);
      const _id = new Types.ObjectId(userId);
      const first = { ...untouched, ...defaultAlertSettings, userId: _id };
      await this.settings.updateOne({ _id }, { $setOnInsert: first }, { session, upsert: true });
      return this.settings.findById(_id, null, { session }).orFail().lean<StoredAlertSettings>().exec();
    });
  }

  private async watchlistOf(userId: string, session: Transaction): Promise<ReadonlySet<string>> {
    const stocks = await this.watchlist.find({ userId }, { code: 1 }, { session }).lean<{ code: string }[]>().exec();
    return new Set(stocks.map(({ code }) => code));
  }

  /** Ends all mails to a member whose address the mail server refused. */
  async refuseMail(userId: Types.ObjectId, at: Date): Promise<void> {
    const $set = { briefing: false, mail: false, mailRefusedAt: at };
    await this.settings.updateOne({ _id: userId }, { $set, $unset: { mailDoubtedOn: 1 } });
  }

  /** Notes that the mail server refused the address without a reason. Returns the number of days on which it did. */
  async doubtMail(userId: Types.ObjectId, day: string): Promise<number> {
    const doubted = await this.settings
      .findByIdAndUpdate(userId, { $addToSet: { mailDoubtedOn: day } }, { returnDocument: 'after' })
      .lean<StoredAlertSettings>()
      .exec();
    return doubted?.mailDoubtedOn?.length ?? 0;
  }

  /** Notes that the mail server took a mail: its refusals were not about the address. */
  async trustMail(userId: Types.ObjectId): Promise<void> {
    await this.settings.updateOne({ _id: userId }, { $unset: { mailDoubtedOn: 1 } });
  }

  /** Notes a test, unless the last one is later than `since`: false then. The member must have settings. */
  async noteTest(userId: string, { since, at }: { since: Date; at: Date }): Promise<boolean> {
    const recent = within(new Date(since.getTime() + 1), at);
    const free = { _id: new Types.ObjectId(userId), testedAt: { $not: recent } };
    const { matchedCount } = await this.settings.updateOne(free, { $set: { testedAt: at } });
    return matchedCount === 1;
  }

  /** Returns the next members who want to be told, by id after `after`. */
  listRecipients(limit: number, after: Types.ObjectId | null = null): Promise<AlertRecipient[]> {
    return this.listWith(wantsNotifications, { limit, after });
  }

  /** Returns the next members whose briefing of a day is still to come, by id after `after`. */
  listToBrief(day: string, limit: number, after: Types.ObjectId | null = null): Promise<AlertRecipient[]> {
    return this.listWith({ briefing: true, briefedOn: { $ne: day } }, { limit, after });
  }

  /** Returns the members who want alerts about a stock. */
  listAlerted(code: string): Promise<AlertRecipient[]> {
    return this.listWith({ instant: true, stocks: { $elemMatch: { code, on: true } } }, {});
  }

  private async listWith(
    filter: Record<string, unknown>,
    { limit = 0, after = null }: { limit?: number; after?: Types.ObjectId | null },
  ): Promise<AlertRecipient[]> {
    const found = await this.settings
      .find({ ...filter, ...(after !== null && { _id: { $gt: after } }) })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<StoredAlertSettings[]>()
      .exec();
    const members = await this.users.findByIds(found.map(({ _id }) => _id));
    const memberOf = new Map(members.map((member) => [member._id.toHexString(), member]));
    return found.flatMap((settings) => {
      const member = memberOf.get(settings._id.toHexString());
      return member === undefined ? [] : [{ settings, member }];
    });
  }
}

/** The settings of a member; of one who never chose, the first ones. */
export const settingsOrDefault = (stored: StoredAlertSettings | null): AlertSettings => stored ?? defaultAlertSettings;
