import { createKeyedHash } from '@gaemi/runtime/keyed-hash';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Environment } from '../../environment.ts';
import { ENVIRONMENT } from '../../providers.ts';

const LOST = {
  SESSION_SECRET: 'every session has ended, and webhooks made under the old one are not signed',
  WITHDRAWN_EMAIL_SECRET: 'whoever withdrew may sign up again at once',
} as const;

/** Tells at a start that a secret is not that of the last one: lost, or another api has a different one. */
@Injectable()
export class ChangedSecrets implements OnApplicationBootstrap {
  private readonly logger = new Logger(ChangedSecrets.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENVIRONMENT) private readonly environment: Pick<Environment, keyof typeof LOST>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { SESSION_SECRET, WITHDRAWN_EMAIL_SECRET = SESSION_SECRET } = this.environment;
    await this.compare('SESSION_SECRET', SESSION_SECRET);
    await this.compare('WITHDRAWN_EMAIL_SECRET', WITHDRAWN_EMAIL_SECRET);
  }

  private async compare(name: keyof typeof LOST, secret: string): Promise<void> {
    // A keyed hash tells nothing of the secret but whether it is the same.
    const print = createKeyedHash(secret, 'secret-print')(name);
    const prints = this.connection.collection<{ _id: string; print: string }>('secret_prints');
    const last = await prints.findOneAndUpdate({ _id: name }, { $set: { print } }, { upsert: true });
    if (last !== null && last.print !== print)
      this.logger.warn(
        `${name}: not the one of the last start, so ${LOST[name]}. Where that was not meant, set the old one (key-rotation.md)`,
      );
  }
}
