import { PushKeysRepository } from '@gaemi/database/push/push-keys.repository';
import type { PushSettings } from '@gaemi/runtime/settings/push-settings';
import { Inject, Injectable } from '@nestjs/common';
import { PUSH_SETTINGS } from '../../providers.ts';

/** The public key to which browsers subscribe: the operator's, else the service's own. */
@Injectable()
export class PushKeys {
  constructor(
    @Inject(PUSH_SETTINGS) private readonly given: PushSettings,
    private readonly stored: PushKeysRepository,
  ) {}

  async findPublic(): Promise<string> {
    return this.given.keys?.publicKey ?? this.stored.findPublic();
  }
}
