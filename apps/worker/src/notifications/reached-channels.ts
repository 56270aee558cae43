import type { Member } from '@gaemi/database/users/user.repository';
import { UnannouncedEvents } from '@gaemi/database/webhooks/unannounced-events';
import type { Channel } from '@gaemi/domain/notifications/channels';
import { Injectable } from '@nestjs/common';
import { PushChannel } from './push-channel.ts';

/** Finds the channels on which an alert reaches a member. */
@Injectable()
export class ReachedChannels {
  constructor(
    private readonly push: PushChannel,
    private readonly unannounced: UnannouncedEvents,
  ) {}

  /**
   * Returns the wanted channels that reach the member; none of them where only programs of the member hear of it, and null where nobody does.
   * Programs hear of every alert, like a push: mails of alerts can be switched off alone.
   */
  async find(
    userId: Member['_id'],
    isWanted: (channel: Channel) => boolean,
    at: Date,
  ): Promise<Record<Channel, boolean> | null> {
    const reached = { mail: isWanted('mail'), push: isWanted('push') && (await this.push.has(userId)) };
    if (reached.mail || reached.push) return reached;
    const isHeard = isWanted('push') && (await this.unannounced.findListeners([userId], at)).size > 0;
    return isHeard ? reached : null;
  }
}
