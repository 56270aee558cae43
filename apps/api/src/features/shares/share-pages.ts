import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorTable } from '@gaemi/contracts/errors';
import type { SharedNews } from '@gaemi/contracts/shares';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { Environment } from '../../environment.ts';
import { readSharePath } from '../../http/share-paths.ts';
import { maskNetwork } from '../../http/throttle/network-address.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { toAppError } from '../../http/to-app-error.ts';
import { ENVIRONMENT } from '../../providers.ts';
import { CardPictures } from './card-pictures.ts';
import { endedHead, sharedHead, withHead } from './share-head.ts';
import { SharedResults } from './shared-results.ts';

/** Seconds for which a shared result may be shown after its link was revoked. */
export const SHARE_CACHE_SECONDS = 60;

/** Answers `/r/{token}`, the page of a shared result with what previews read, and `/r/{token}/card.png`, its picture. */
@Injectable()
export class SharePages {
  constructor(
    private readonly results: SharedResults,
    private readonly pictures: CardPictures,
    private readonly throttle: Throttle,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  readonly handle: RequestHandler = (request, response, next) => {
    const asked = readSharePath(request.path);
    if (asked === null || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
    const { WEB_DIST_DIR: folder } = this.environment;
    if (asked.isCard) this.sendCard(asked.token, request, response).catch(next);
    else if (folder === undefined) next();
    else this.sendPage(asked.token, path.join(folder, 'index.html'), [request, response]).catch(next);
  };

  private async sendPage(token: string, file: string, [request, response]: [Request, Response]): Promise<void> {
    const { status, head, retryAfterSeconds } = await this.page(token, request);
    if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds));
    response.status(status).setHeader('cache-control', cacheFor(status)).setHeader('x-robots-tag', 'noindex');
    response.type('html').send(withHead(await readFile(file, 'utf8'), head));
  }

  /** The head of the page. Where there is no result, the screen says why. */
  private async page(
    token: string,
    request: Request,
  ): Promise<{ status: number; head: string; retryAfterSeconds?: number | undefined }> {
    try {
      const result = await this.find(token, request);
      return { status: 200, head: sharedHead(result, `${new URL(this.environment.WEB_ORIGIN).origin}/r/${token}`) };
    } catch (error) {
      const { code, status, retryAfterSeconds } = toAppError(error);
      if (code === 'INTERNAL') throw error;
      const head = endedHead(code === 'SHARE_ENDED' ? errorTable[code].detail : '개미렌즈');
      return { status, head, retryAfterSeconds };
    }
  }

  private async sendCard(token: string, request: Request, response: Response): Promise<void> {
    response.setHeader('x-robots-tag', 'noindex');
    // Previews of other sites show it.
    response.setHeader('cross-origin-resource-policy', 'cross-origin');
    response.setHeader('cache-control', cacheFor(404));
    const { etag, picture } = this.pictures.of(await this.find(token, request));
    response.setHeader('cache-control', cacheFor(200)).setHeader('etag', etag);
    if (request.fresh) response.status(304).end();
    else response.type('png').send(await picture());
  }

  private async find(token: string, { ip = '' }: Request): Promise<SharedNews> {
    await this.throttle.count('readShare', maskNetwork(ip));
    return this.results.find(token);
  }
}

const cacheFor = (status: number) => (status === 200 ? `public, max-age=${SHARE_CACHE_SECONDS}` : 'no-store');
