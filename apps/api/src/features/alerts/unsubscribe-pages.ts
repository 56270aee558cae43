import { UnsubscribeLinkRepository } from '@gaemi/database/alerts/unsubscribe-link.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../../http/app-error.ts';
import { maskNetwork } from '../../http/throttle/network-address.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { readUnsubscribePath } from '../../http/unsubscribe-paths.ts';
import { CLOCK } from '../../providers.ts';
import { UNSUBSCRIBE_POLICY, unsubscribePage } from './unsubscribe-page.ts';

/**
 * Answers `/u/{token}`. GET asks, POST ends all mails at once: mail programs post by themselves (RFC 8058), without cookies
 * and from their own networks. Every token gets the same answers, also one that was used or has ended, so that nobody learns which ones
 * there are.
 */
@Injectable()
export class UnsubscribePages {
  constructor(
    private readonly links: UnsubscribeLinkRepository,
    private readonly throttle: Throttle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  readonly handle: RequestHandler = (request, response, next) => {
    const token = readUnsubscribePath(request.path);
    if (token === null) return next();
    this.answer(token, request, response).catch(next);
  };

  private async answer(token: string, { method, ip = '' }: Request, response: Response): Promise<void> {
    response.setHeader('cache-control', 'no-store').setHeader('x-robots-tag', 'noindex');
    response.setHeader('content-security-policy', UNSUBSCRIBE_POLICY);
    response.type('html');
    if (method === 'GET' || method === 'HEAD') return void response.send(unsubscribePage('question'));
    if (method !== 'POST') return void response.status(405).setHeader('allow', 'GET, HEAD, POST').end();
    try {
      await this.throttle.count('unsubscribe', maskNetwork(ip));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
      response.status(429).setHeader('retry-after', String(error.retryAfterSeconds ?? 1));
      return void response.send(unsubscribePage('tooMany'));
    }
    await this.links.use(token, this.clock.now());
    response.send(unsubscribePage('done'));
  }
}
