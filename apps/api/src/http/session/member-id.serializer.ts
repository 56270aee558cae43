import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';

/**
 * A session keeps the member's id and nothing else of it. The member itself is read by the access guard, on each
 * request that needs one.
 */
@Injectable()
export class MemberIdSerializer extends PassportSerializer {
  serializeUser({ id }: Express.User, done: (error: null, id: string) => void): void {
    done(null, id);
  }

  deserializeUser(id: unknown, done: (error: null, user: Express.User | false) => void): void {
    done(null, typeof id === 'string' ? { id } : false);
  }
}
