import { AlertSettingsRepository, type StoredAlertSettings } from '@gaemi/database/alerts/alert-settings.repository';
import type { Delivery } from '@gaemi/database/deliveries/delivery.repository';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { isPaused, isQuiet } from '@gaemi/domain/alerts/alert-rules';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../providers.ts';

export interface Recipient {
  settings: StoredAlertSettings;
  member: Member;
}

/** Who gets deliveries, as far as they still want them now. */
@Injectable()
export class Recipients {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly users: UserRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Null for a member who withdrew, paused, or switched it off meanwhile, and for an alert in quiet hours. */
  async find({ userId, kind }: Delivery): Promise<Recipient | null> {
    const [settings, member] = await Promise.all([this.settings.find(userId), this.users.findById(userId)]);
    if (settings === null || member === null) return null;
    const now = this.clock.now();
    const isWanted = kind === 'briefing' ? settings.briefing : settings.instant && !isQuiet(settings.quiet, now);
    return isWanted && !isPaused(settings, now) ? { settings, member } : null;
  }

  async refuse(userId: Member['_id']): Promise<void> {
    await this.settings.refuseMail(userId, this.clock.now());
  }
}
