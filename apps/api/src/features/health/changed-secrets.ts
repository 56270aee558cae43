import { createKeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Environment } from '../../environment.ts';
import { ENVIRONMENT } from '../../providers.ts';

const LOST = {
  SESSION_SECRET: 'every session has ended, and webhooks made under the old one are not signed',
  WITHDRAWN_EMAIL_SECRET: 'whoever withdrew may sign up again at once',
} as const;

type Secrets = Pick<Environment, keyof typeof LOST>;

/** The secrets by name, as a store knows them: a keyed hash tells nothing of a secret but whether it is the same. */
const hashSecrets = ({ SESSION_SECRET, WITHDRAWN_EMAIL_SECRET = SESSION_SECRET }: Secrets) =>
  Object.entries({ SESSION_SECRET, WITHDRAWN_EMAIL_SECRET }).map(
    ([name, secret]) => [name as keyof typeof LOST, createKeyedHash(secret, 'secret-print')(name)] as const,
  );

const openPrints = (connection: Connection) => connection.collection<{ _id: string; print: string }>('secret_prints');

/** Returns the name of a secret that is not that of the last start; null where all are, or none has started yet. */
export async function findChangedSecret(connection: Connection, secrets: Secrets): Promise<string | null> {
  const known = await openPrints(connection).find().toArray();
  const changed = hashSecrets(secrets).find(([name, print]) =>
    known.some((last) => last._id === name && last.print !== print),
  );
  return changed?.[0] ?? null;
}

/** Tells at a start that a secret is not that of the last one: lost, or another api has a different one. */
@Injectable()
export class ChangedSecrets implements OnApplicationBootstrap {
  private readonly logger = new Logger(ChangedSecrets.name);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENVIRONMENT) private readonly environment: Secrets,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const [name, print] of hashSecrets(this.environment)) await this.compare(name, print);
  }

  private async compare(name: keyof typeof LOST, print: string): Promise<void> {
    const prints = openPrints(this.connection);
    const last = await prints.findOneAndUpdate({ _id: name }, { $set: { print } }, { upsert: true });
    if (last !== null && last.print !== print)
      this.logger.warn(
        `${name}: not the one of the last start, so ${LOST[name]}. Where that was not meant, set the old one (key-rotation.md)`,
      );
  }
}
