import type { Clock } from '@gaemi/runtime/clock';
import { createKeyedHash, type KeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { type Environment, isBehindTls } from '../../environment.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { sessionCookie } from '../session/session-cookie.ts';
import { maskNetwork } from '../throttle/network-address.ts';
import { type Account, type Device, DeviceCookies, MARK_DAYS, newDevice } from './device-cookie.ts';

/** The sender of a request without a session, as far as it can be told. */
export interface Requester {
  /** Keyed hash that stands for the sender: of the device, if it has a signed cookie, else of the network. */
  key: string;
  /** Keyed hash of the network. */
  network: string;
  /** Returns true when the address was proved on this device, by a password of its member or by a code mailed to it. */
  hasProved: (email: string) => boolean;
  /** Returns true when that was under the current password: a new one makes strangers of all devices but its own. */
  knows: (account: Account) => boolean;
}

declare global {
  namespace Express {
    interface Request {
      /** The next content of the device's cookie; undefined where it stays. */
      newDevice?: Device;
    }
  }
}

const KEPT_MS = MARK_DAYS * 86_400_000;

/**
 * Tells devices apart by a signed cookie, so that what strangers try at an address does not count against its owner.
 * The cookie names no member and opens nothing by itself.
 */
@Injectable()
export class Devices {
  private readonly cookies: DeviceCookies;
  private readonly hash: KeyedHash;
  private readonly cookieName: string;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.cookies = new DeviceCookies(createKeyedHash(environment.SESSION_SECRET, 'device-cookie'));
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'requester');
    this.cookieName = isBehindTls(environment) ? '__Host-gaemi.device' : 'gaemi.device';
  }

  requesterOf(request: Request): Requester {
    const device = this.buildDevice(request);
    const network = this.hash(`network ${maskNetwork(request.ip ?? '')}`);
    return {
      key: device === undefined ? network : this.keyOf(device),
      network,
      hasProved: (email) => device !== undefined && this.cookies.hasProved(device, email, this.clock.now()),
      knows: (account) => device !== undefined && this.cookies.knows(device, account, this.clock.now()),
    };
  }

  /** The key of the request's device; undefined for a browser without our cookie. */
  keyOfKnown(request: Request): string | undefined {
    const device = this.buildDevice(request);
    return device === undefined ? undefined : this.keyOf(device);
  }

  /** Gives a browser that has none its cookie. Returns the key that stands for the device when it comes back. */
  recognise(request: Request): string {
    const known = request.newDevice ?? this.buildDevice(request);
    const device = known ?? newDevice();
    if (known === undefined) request.newDevice = device;
    return this.keyOf(device);
  }

  /** Makes the device known for the account, whose owner has proved to be there. Ends with the account's password. */
  trust(request: Request, account: Account): void {
    const device = request.newDevice ?? this.buildDevice(request) ?? newDevice();
    request.newDevice = this.cookies.knowing(device, account, this.clock.now());
  }

  private keyOf({ id }: Device): string {
    return this.hash(`device ${id}`);
  }

  private buildDevice(request: Request): Device | undefined {
    return this.cookies.read(parseCookie(request.headers.cookie ?? '')[this.cookieName]);
  }

  /**
   * Comes before the sessions in the chain, and so writes its cookie after theirs: simple clients take the first cookie of a log-in
   * for the session.
   */
  readonly writeCookie: RequestHandler = (request, response, next) => {
    // Nothing that only reads makes a device known.
    if (request.method !== 'POST') return next();
    onHeaders(response, () => {
      if (request.newDevice === undefined) return;
      const options = { ...sessionCookie(this.environment), maxAge: KEPT_MS };
      response.cookie(this.cookieName, this.cookies.write(request.newDevice), options);
    });
    next();
  };
}
