import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { PushMessage } from './push-message.ts';

/** What became of a push: `none` when no device of the member takes pushes any more. */
export type Pushed = 'sent' | 'none' | { retryAfterMs: number };

/** The browsers of members that take pushes. */
@Injectable()
export class PushDevices {
  /** Whether the member has any. */
  async has(_userId: Types.ObjectId): Promise<boolean> {
    return false;
  }

  async push(_userId: Types.ObjectId, _message: PushMessage): Promise<Pushed> {
    return 'none';
  }
}
