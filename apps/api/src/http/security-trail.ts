import { createKeyedHash, type KeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Environment } from '../environment.ts';
import { ENVIRONMENT } from '../providers.ts';
import { maskNetwork } from './throttle/network-address.ts';

/** The events of the security trail. */
export type SecurityEvent =
  | 'log-in'
  | 'log-in-failed'
  | 'log-in-refused'
  | 'log-out'
  | 'second-step-asked'
  | 'second-step-failed'
  | 'second-step-refused'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-made'
  | 'sign-up'
  | 'code-sent'
  | 'code-wrong'
  | 'code-confirmed'
  | 'password-changed'
  | 'password-wrong'
  | 'password-reset'
  | 'session-ended'
  | 'sessions-ended'
  | 'api-key-made'
  | 'api-key-changed'
  | 'api-key-revoked'
  | 'api-keys-ended'
  | 'api-key-refused'
  | 'withdrawal'
  | 'admin-denied'
  | 'admin-change';

interface Subject {
  /** Hex id of the account concerned; null where there is none: no member has the address, or the change is of no member. */
  account: string | null;
  /** Hex id of the admin who did it, where it was one. */
  admin?: string;
  /** The change, or the number of them. */
  what?: string | number;
}

/**
 * The security trail: a log line with `security` for each event, with the account's id and a keyed hash of the network, so that
 * lines of one network can be found together. Never an address, a name, a code or a password.
 */
@Injectable()
export class SecurityTrail {
  private readonly hash: KeyedHash;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'security-trail');
  }

  record(request: Request, security: SecurityEvent, subject: Subject): void {
    const network = this.hash(maskNetwork(request.ip ?? '')).slice(0, 16);
    // `subject` names the account, which may be another than that of the caller.
    request.logger.child({ requestId: request.id }).info({ security, network, ...subject }, `security: ${security}`);
  }
}
