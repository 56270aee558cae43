import type { AlertTest } from '@gaemi/contracts/alerts';
import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import {
  PushSubscriptionRepository,
  type StoredPushSubscription,
} from '@gaemi/database/push/push-subscription.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import type { PushMessage, PushSender } from '@gaemi/providers/push/push-sender';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK, PUSH_SENDER } from '../../providers.ts';
import { testPush } from './test-alert.ts';
import { TestMails } from './test-mails.ts';

const WAIT_SECONDS = 60;
const message: PushMessage = { payload: testPush, topic: 'test', ttlSeconds: 600, urgency: 'high' };

/** Sends a member a test wherever alerts would go. */
@Injectable()
export class TestAlertsService {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly mails: TestMails,
    @Inject(PUSH_SENDER) private readonly pushSender: PushSender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Sends the test by mail, unless the member wants none, and to every device. Throws TOO_MANY_REQUESTS for a second one
   * within a minute, with the seconds until it is accepted here, and the failure of the mail where nothing else took the test.
   */
  async send(member: Member, logger: Logger): Promise<AlertTest> {
    const at = this.clock.now();
    const { mail, briefing } = await this.note(member, at);
    const [devices, mailed] = await Promise.all([
      this.push(member, logger),
      mail || briefing ? this.mails.send(member, at) : null,
    ]);
    if (mailed instanceof AppError) {
      if (devices === 0) throw mailed;
      logger.warn({ err: mailed.cause }, 'the mail of a test alert was not accepted');
    }
    return { mail: mailed === 'sent', devices, at: at.toISOString() };
  }

  /**
   * Notes the test and returns the settings of the member. The minute is counted from the moment that was noted. Another process may
   * have noted it by a clock that is ahead, by five minutes at most (MOST_SKEW_MS): then the wait is longer, so that no member gets
   * two tests in a minute from two processes.
   */
  private async note(member: Member, at: Date) {
    const userId = member._id.toHexString();
    const settings = (await this.settings.find(userId)) ?? (await this.settings.findOrCreate(userId));
    const since = new Date(at.getTime() - WAIT_SECONDS * 1000);
    if (await this.settings.noteTest(userId, { since, at })) return settings;
    const waited = Math.floor((at.getTime() - (settings.testedAt ?? at).getTime()) / 1000);
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, WAIT_SECONDS - waited) });
  }

  /** Number of devices whose push services took the test. */
  private async push(member: Member, logger: Logger): Promise<number> {
    const devices = await this.subscriptions.listOf(member._id);
    const accepted = await Promise.all(devices.map((device) => this.pushTo(device, logger)));
    return accepted.filter(Boolean).length;
  }

  private async pushTo(device: StoredPushSubscription, logger: Logger): Promise<boolean> {
    try {
      const result = await this.pushSender.send(device, message);
      if (result === 'gone') await this.subscriptions.forget(device._id);
      return result === 'accepted';
    } catch (err) {
      logger.warn({ err }, 'a device did not get its test alert');
      return false;
    }
  }
}
