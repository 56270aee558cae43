import type { Alerts, PushDevice, PushSubscriptionBody } from '@gaemi/contracts/alerts';
import { PushSubscriptionRepository } from '@gaemi/database/push/push-subscription.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { isPushEndpoint } from '@gaemi/providers/push/push-endpoint';
import type { Clock } from '@gaemi/runtime/clock';
import type { PushSettings } from '@gaemi/runtime/settings/push-settings';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { deviceName } from '../../http/device/device-name.ts';
import { Devices } from '../../http/device/devices.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { CLOCK, PUSH_SETTINGS } from '../../providers.ts';
import { toPushDevice } from './alerts.mapper.ts';
import { PushKeys } from './push-keys.ts';

/** The browsers in which a member gets alerts. */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    private readonly keys: PushKeys,
    private readonly sessions: Sessions,
    private readonly devices: Devices,
    @Inject(PUSH_SETTINGS) private readonly push: PushSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The browsers of the member, and the public key for further ones. */
  async list({ _id }: Member): Promise<Pick<Alerts, 'devices' | 'push_key'>> {
    const [devices, publicKey] = await Promise.all([this.subscriptions.listOf(_id), this.keys.findPublic()]);
    return { devices: devices.map(toPushDevice), push_key: publicKey };
  }

  /**
   * Adds the request's browser, or stores its new keys. It ends with the request's session. Throws PUSH_ENDPOINT_REFUSED,
   * PUSH_DEVICES_FULL, and NOT_LOGGED_IN when the session has ended meanwhile.
   */
  async add(userId: string, { endpoint, keys }: PushSubscriptionBody, request: Request): Promise<PushDevice> {
    if (!isPushEndpoint(endpoint, this.push.trustedOrigin)) throw new AppError('PUSH_ENDPOINT_REFUSED');
    const browser = {
      device: deviceName(request.headers['user-agent']),
      deviceKey: this.devices.recognise(request),
      sessionId: this.sessions.publicId(request.sessionID),
    };
    const saved = await this.subscriptions.save(userId, { endpoint, ...keys, ...browser }, this.clock.now());
    // The end of a session removes the subscriptions that it finds. This one may have come after it.
    if (!(await this.sessions.isAlive(request))) {
      await this.subscriptions.remove(userId, endpoint);
      throw new AppError('NOT_LOGGED_IN');
    }
    return toPushDevice(saved);
  }

  /** Removes a browser of the member; one that is not there stays away. */
  remove(userId: string, endpoint: string): Promise<void> {
    return this.subscriptions.remove(userId, endpoint);
  }
}
