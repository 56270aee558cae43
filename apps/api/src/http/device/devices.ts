import { Inject, Injectable } from '@nestjs/common';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { type Environment, isBehindTls } from '../../environment.ts';
import { ENVIRONMENT } from '../../providers.ts';
import { createKeyedHash, type KeyedHash } from '../keyed-hash.ts';
import { sessionCookie } from '../session/session-cookie.ts';
import { networkOf } from '../throttle/network-address.ts';
import { type Device, DeviceCookies, newDevice } from './device-cookie.ts';

/** The sender of a request without a session, as far as it can be told. */
export interface Requester {
  /** Keyed hash that stands for the sender: of the device, if it has a signed cookie, else of the network. */
  key: string;
  /** Keyed hash of the network. */
  network: string;
  /** Returns true when the address was proved on this device, by its password or by a code mailed to it. */
  knows: (email: string) => boolean;
}

declare global {
  namespace Express {
    interface Request {
      /** The next content of the device's cookie; undefined where it stays. */
      newDevice?: Device;
    }
  }
}

const YEAR_MS = 365 * 86_400_000;

/**
 * Tells devices apart by a signed cookie, so that what strangers try at an address does not count against its owner.
 * The cookie names no member and opens nothing by itself.
 */
@Injectable()
export class Devices {
  private readonly cookies: DeviceCookies;
  private readonly hash: KeyedHash;
  private readonly cookieName: string;

  constructor(@Inject(ENVIRONMENT) private readonly environment: Environment) {
    this.cookies = new DeviceCookies(createKeyedHash(environment.SESSION_SECRET, 'device-cookie'));
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'requester');
    this.cookieName = isBehindTls(environment) ? '__Host-gaemi.device' : 'gaemi.device';
  }

  requesterOf(request: Request): Requester {
    const device = this.deviceOf(request);
    const network = this.hash(`network ${networkOf(request.ip ?? '')}`);
    return {
      key: device === undefined ? network : this.keyOf(device),
      network,
      knows: (email) => device !== undefined && this.cookies.knows(device, email),
    };
  }

  /** Gives a browser that has none its cookie. Returns the key that stands for the device when it comes back. */
  recognise(request: Request): string {
    const known = this.deviceOf(request);
    const device = known ?? newDevice();
    if (known === undefined) request.newDevice = device;
    return this.keyOf(device);
  }

  /** From now on the device is known for the address, whose owner has proved to be there. */
  trust(request: Request, email: string): void {
    request.newDevice = this.cookies.knowing(this.deviceOf(request) ?? newDevice(), email);
  }

  private keyOf({ id }: Device): string {
    return this.hash(`device ${id}`);
  }

  private deviceOf(request: Request): Device | undefined {
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
      const options = { ...sessionCookie(this.environment), maxAge: YEAR_MS };
      response.cookie(this.cookieName, this.cookies.write(request.newDevice), options);
    });
    next();
  };
}
