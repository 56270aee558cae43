import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import type { AnalysisProgress } from '@gaemi/database/news-analysis/news-analysis.repository';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError } from '../../http/app-error.ts';
import { MemberStreams } from '../../http/member-streams.ts';
import { STREAM_SILENCE_MS } from '../../http/stream-silence.ts';
import { ProgressWatch, type Watched } from './progress-watch.ts';

/** A stream ends after this; the client opens another one. */
const LONGEST_MS = 10 * 60_000;

/** Streams of server-sent events with the progress of analyses. */
@Injectable()
export class ProgressStreams {
  constructor(
    private readonly streams: MemberStreams,
    private readonly watch: ProgressWatch,
  ) {}

  /**
   * Sends the progress now and at every change, until the analysis or the request's session has ended, the client is gone or
   * the process stops. The session is looked at after each change, before it is sent, and at the end of each silence.
   * Throws TOO_MANY_REQUESTS for a member with too many streams.
   */
  async send(
    of: { userId: string; requestId: string; first: AnalysisProgress },
    { request, response }: { request: Request; response: Response },
    toAnswer: (analysis: AnalysisProgress) => Promise<NewsProgress>,
  ): Promise<void> {
    using watched = this.watch.begin(of);
    const first = await toAnswer(of.first);
    const lookInSession = async () => {
      const [mayRead, progress] = await Promise.all([this.streams.mayRead(request), toAnswer(watched.last)]);
      if (!mayRead) throw new AppError('NOT_LOGGED_IN');
      return progress;
    };
    await this.streams.open(of.userId, { response, longestMs: LONGEST_MS }, (signal) =>
      sendChanges({ response, watched, look: lookInSession, first, signal }),
    );
  }
}

async function sendChanges(stream: {
  response: Response;
  watched: Watched;
  look: () => Promise<NewsProgress>;
  first: NewsProgress;
  signal: AbortSignal;
}): Promise<void> {
  const { response, watched, look, signal } = stream;
  let progress = stream.first;
  let sent = '';
  let sentAt = performance.now();
  for (;;) {
    const text = JSON.stringify(progress);
    // Time alone is no news: the client counts on by itself.
    const news = JSON.stringify({ ...progress, elapsed: 0 });
    const isSilent = performance.now() - sentAt >= STREAM_SILENCE_MS;
    if (news !== sent || isSilent) {
      response.write(news === sent ? ': waiting\n\n' : `data: ${text}\n\n`);
      sent = news;
      sentAt = performance.now();
    }
    if (hasEnded(progress)) return;
    try {
      await watched.change(Math.max(0, sentAt + STREAM_SILENCE_MS - performance.now()), signal);
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
