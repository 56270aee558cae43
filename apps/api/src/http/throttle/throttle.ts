import { RATE_LIMITS_COLLECTION } from '@gaemi/database/rate-limits/rate-limit.schema';
import { createKeyedHash, type KeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import type { Environment } from '../../environment.ts';
import { ENVIRONMENT } from '../../providers.ts';
import { AppError } from '../app-error.ts';
import { type LimitName, limits } from './limits.ts';

/** How much of a limit a caller has used. `limit`: null with limits off. */
export interface Used {
  used: number;
  limit: number | null;
  isOver: boolean;
  /** Seconds until the count begins anew. */
  resetSeconds: number;
}

const toSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/**
 * Counts calls by caller: a network, a device, an address, or several of them together. The store holds keyed hashes of callers.
 * Without a database each process counts for itself.
 */
@Injectable()
export class Throttle {
  private readonly limiters: Map<LimitName, RateLimiterAbstract>;
  private readonly hash: KeyedHash;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    const scale = environment.RATE_LIMIT_SCALE;
    const names = scale === 0 ? [] : (Object.keys(limits) as LimitName[]);
    this.limiters = new Map(names.map((name) => [name, this.limiter(name, scale)]));
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'throttle');
  }

  /** Counts one more and returns how many that makes (0 with limits off). Throws TOO_MANY_REQUESTS past the limit. */
  async count(name: LimitName, ...caller: readonly string[]): Promise<number> {
    const { used, isOver, resetSeconds } = await this.use(name, ...caller);
    if (isOver) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: resetSeconds });
    return used;
  }

  /** Counts one more and tells how much of the limit is used. */
  async use(name: LimitName, ...caller: readonly string[]): Promise<Used> {
    const limiter = this.limiters.get(name);
    if (limiter === undefined) return { used: 0, limit: null, isOver: false, resetSeconds: 0 };
    const limit = limiter.points;
    try {
      const { consumedPoints: used, msBeforeNext } = await limiter.consume(this.keyOf(name, caller));
      return { used, limit, isOver: false, resetSeconds: toSeconds(msBeforeNext) };
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return { used: limit, limit, isOver: true, resetSeconds: toSeconds(refusal.msBeforeNext) };
    }
  }

  /** Takes one count back. */
  async takeBack(name: LimitName, ...caller: readonly string[]): Promise<void> {
    await this.limiters.get(name)?.reward(this.keyOf(name, caller));
  }

  /** Forgets the counts of a caller. */
  async forget(name: LimitName, ...caller: readonly string[]): Promise<void> {
    await this.limiters.get(name)?.delete(this.keyOf(name, caller));
  }

  /** Forgets the counts of an account, from wherever they came: those of a network for all accounts together stay. */
  async unlock({ email, account }: { email: string; account: string }): Promise<void> {
    for (const name of ['logInOfStrangers', 'logInOnKnownDevices', 'rightLogIn'] as const)
      await this.forget(name, email);
    const perSender = ['logInFromNetwork', 'logInOnKnownDevice', 'logInOnKnownDeviceADay'];
    const key = new RegExp(`^((${perSender.join('|')}):${this.hash(email)}|recoveryCode:${this.hash(account)})\\.`);
    await this.connection.collection(RATE_LIMITS_COLLECTION).deleteMany({ key });
  }

  /** Of several parts, the last is the account or the address, which `unlock` finds them by. What stays in memory needs no hash. */
  private keyOf(name: LimitName, caller: readonly string[]): string {
    if (limits[name].in === 'memory') return caller.join('\n');
    const whole = this.hash(caller.join('\n'));
    return caller.length < 2 ? whole : `${this.hash(caller.at(-1) ?? '')}.${whole}`;
  }

  private limiter(name: LimitName, scale: number): RateLimiterAbstract {
    const points = Math.max(1, Math.round(limits[name].times * scale));
    const options = { keyPrefix: name, points, duration: limits[name].seconds };
    if (limits[name].in === 'memory') return new RateLimiterMemory(options);
    return new RateLimiterMongo({
      ...options,
      storeClient: this.connection.getClient(),
      dbName: this.connection.name,
      tableName: RATE_LIMITS_COLLECTION,
      // Made at the start with all others; the limiter's own attempt would only write to the console when it fails.
      disableIndexesCreation: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
  }
}
