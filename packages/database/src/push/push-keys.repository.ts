import { generateKeyPairSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { isDuplicateKey } from '../transactions.ts';
import type { PushKeysRecord } from './push-keys.schema.ts';

export type PushKeys = Pick<PushKeysRecord, 'publicKey' | 'privateKey'>;

const _id = 'vapid';

/**
 * The service's own key pair for push services. Whichever process needs it first makes it; it then stays, since browsers
 * subscribe to its public key.
 */
@Injectable()
export class PushKeysRepository {
  constructor(@InjectModel('PushKeys') private readonly keys: Model<PushKeysRecord>) {}

  /** Returns the public key, without reading the private one. */
  async findPublic(): Promise<string> {
    const found = await this.keys.findById(_id, { publicKey: 1 }).lean<Pick<PushKeysRecord, 'publicKey'>>().exec();
    return (found ?? (await this.insertOnce())).publicKey;
  }

  /** Returns both keys, for whoever sends. */
  async findPair(): Promise<PushKeys> {
    const found = await this.keys.findById(_id).lean<PushKeysRecord>().exec();
    const { publicKey, privateKey } = found ?? (await this.insertOnce());
    return { publicKey, privateKey };
  }

  private async insertOnce(): Promise<PushKeysRecord> {
    try {
      await this.keys.create([{ _id, ...generateKeys(), createdAt: new Date() }]);
    } catch (error) {
      // Another process was faster.
      if (!isDuplicateKey(error)) throw error;
    }
    const kept = await this.keys.findById(_id).lean<PushKeysRecord>().exec();
    if (kept === null) throw new Error('the push keys were not inserted');
    return kept;
  }
}

function generateKeys(): PushKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { publicKey: point.toString('base64url'), privateKey: d };
}
