import type { Alerts, PushDevice, PushSubscriptionBody } from '@gaemi/contracts/alerts';
import { PushSubscriptionRepository } from '@gaemi/database/push/push-subscription.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { isPushEndpoint } from '@gaemi/providers/push/push-endpoint';
import type { Clock } from '@gaemi/runtime/clock';
import type { PushSettings } from '@gaemi/runtime/push-settings';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK, PUSH_SETTINGS } from '../../providers.ts';
import { toPushDevice } from './alerts.mapper.ts';
import { PushKeys } from './push-keys.ts';

/** The browsers in which a member gets alerts. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly keys: PushKeys,
    @Inject(PUSH_SETTINGS) private readonly push: PushSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The browsers of the member, and the public key for further ones. */
  async list({ _id }: Member): Promise<Pick<Alerts, 'devices' | 'push_key'>> {
    const [devices, publicKey] = await Promise.all([this.subscriptions.listOf(_id), this.keys.findPublic()]);
    return { devices: devices.map(toPushDevice), push_key: publicKey };
  }

  /** Adds a browser, or stores its new keys. Throws PUSH_ENDPOINT_REFUSED, PUSH_DEVICES_FULL. */
  async add(userId: string, { endpoint, keys }: PushSubscriptionBody, device: string): Promise<PushDevice> {
    if (!isPushEndpoint(endpoint, this.push.trustedOrigin)) throw new AppError('PUSH_ENDPOINT_REFUSED');
    return toPushDevice(await this.subscriptions.save(userId, { endpoint, ...keys, device }, this.clock.now()));
  }

  /** Removes a browser of the member; one that is not there stays away. */
  remove(userId: string, endpoint: string): Promise<void> {
    return this.subscriptions.remove(userId, endpoint);
  }
}
