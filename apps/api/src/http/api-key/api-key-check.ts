import { ApiKeyRepository, type OwnedApiKey } from '@gaemi/database/api-keys/api-key.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { CLOCK } from '../../providers.ts';
import { AppError } from '../app-error.ts';
import { SecurityTrail } from '../security-trail.ts';
import { maskNetwork } from '../throttle/network-address.ts';
import { Throttle } from '../throttle/throttle.ts';
import { hashOfApiKey, isApiKey } from './api-key-secret.ts';

declare global {
  namespace Express {
    interface Request {
      /** The key of the request with its member; undefined where it comes with a session or with nothing. */
      apiKey?: OwnedApiKey;
    }
  }
}

const BEARER = /^Bearer(?:\s+(.*))?$/is;

/** Returns true for a request with `Authorization: Bearer`. The key alone counts for it: cookies are not looked at. */
export const bearsKey = ({ headers }: Pick<Request, 'headers'>): boolean => BEARER.test(headers.authorization ?? '');

/** Finds the key that a request bears. */
@Injectable()
export class ApiKeyCheck {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly throttle: Throttle,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Leaves the key on the request. Throws API_KEY_INVALID for a wrong or revoked one, whatever the endpoint. */
  readonly identify: RequestHandler = (request, _response, next) => {
    this.find(request).then((key) => {
      request.apiKey = key;
      next();
    }, next);
  };

  /** Whether a key that was right at the start of a stream has not ended since. */
  isThere({ keyHash }: OwnedApiKey): Promise<boolean> {
    return this.keys.isThere(keyHash);
  }

  private async find(request: Request): Promise<OwnedApiKey> {
    const given = BEARER.exec(request.headers.authorization ?? '')?.[1]?.trim() ?? '';
    const key = isApiKey(given) ? await this.keys.findByHash(hashOfApiKey(given)) : null;
    if (key === null) {
      // Counted after the look-up: what strangers of a network try never stops a right key.
      await this.throttle.count('callsOfNetwork', maskNetwork(request.ip ?? ''));
      this.trail.record(request, 'api-key-refused', { account: null });
      throw new AppError('API_KEY_INVALID');
    }
    await this.keys.noteUse(key, this.clock.now());
    return key;
  }
}
