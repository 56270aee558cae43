import { setTimeout as sleep } from 'node:timers/promises';
import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../http/app-error.ts';
import { MemberStreams } from '../../http/member-streams.ts';

/** How often the progress is looked at: more often at first, since a short analysis is over within seconds. */
const LOOK_MS = 1_000;
const FIRST_LOOK_MS = 250;
const FIRST_LOOKS_FOR_MS = 5_000;
/** Longest silence on a stream: proxies end silent ones. */
const SILENCE_MS = 15_000;
/** A stream ends after this; the client opens another one. */
const LONGEST_MS = 10 * 60_000;
/** Streams of server-sent events with the progress of analyses. */
@Injectable()
export class ProgressStreams {
  constructor(private readonly streams: MemberStreams) {}

  /**
   * Sends the progress now and at every change, until the analysis or the request's session has ended, the client is gone or
   * the process stops.
   * Throws what the first look throws, and TOO_MANY_REQUESTS for a member with too many streams.
   */
  async send(
    userId: string,
    { request, response }: { request: Request; response: Response },
    look: () => Promise<NewsProgress>,
  ): Promise<void> {
    const first = await look();
    const lookInSession = async () => {
      if (!(await this.streams.mayRead(request))) throw new AppError('NOT_LOGGED_IN');
      return look();
    };
    await this.streams.open(userId, { response, longestMs: LONGEST_MS }, (signal) =>
      sendChanges({ response, look: lookInSession, first, signal }),
    );
  }
}

async function sendChanges(stream: {
  response: Response;
  look: () => Promise<NewsProgress>;
  first: NewsProgress;
  signal: AbortSignal;
}): Promise<void> {
  const { response, look, signal } = stream;
  let progress = stream.first;
  let sent = '';
  const startedAt = performance.now();
  let sentAt = startedAt;
  for (;;) {
    const text = JSON.stringify(progress);
    // Time alone is no news: the client counts on by itself.
    const news = JSON.stringify({ ...progress, elapsed: 0 });
    const isSilent = performance.now() - sentAt >= SILENCE_MS;
    if (news !== sent || isSilent) {
      response.write(news === sent ? ': waiting\n\n' : `data: ${text}\n\n`);
      sent = news;
      sentAt = performance.now();
    }
    if (hasEnded(progress)) return;
    try {
      const isFirst = performance.now() - startedAt < FIRST_LOOKS_FOR_MS;
      await sleep(isFirst ? FIRST_LOOK_MS : LOOK_MS, undefined, { signal });
      progress = await look();
    } catch {
      // The client is gone or asks again, also when its session ended: a stream cannot tell an error after its start.
      return;
    }
  }
}

function hasEnded({ statuses: { combined } }: NewsProgress): boolean {
  return combined === 'done' || combined === 'error';
}
