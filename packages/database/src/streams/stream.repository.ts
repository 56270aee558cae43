import { joinSpans, type Span } from '@gaemi/domain/coverage-spans';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { StreamRecord } from './stream.schema.ts';

export type Stream = StreamRecord;

/** Outcome of a read whose articles are archived. */
export interface FinishedRead {
  position: string | null;
  complete: Span | null;
  /** Start of what the archive still has: earlier periods are forgotten. */
  archivedFrom: Date;
  at: Date;
}

/** How far each stream is read. Only the one reader of the installation writes. */
@Injectable()
export class StreamRepository {
  constructor(@InjectModel('Stream') private readonly streams: Model<StreamRecord>) {}

  find(name: string): Promise<Stream | null> {
    return this.streams.findById(name).lean<Stream>().exec();
  }

  /** Streams that were ever read or tried, of those named, in no order. */
  list(names: readonly string[]): Promise<Stream[]> {
    return this.streams
      .find({ _id: { $in: names } })
      .lean<Stream[]>()
      .exec();
  }

  /** All streams that were ever tried. */
  listAll(): Promise<Stream[]> {
    return this.streams.find().sort({ _id: 1 }).lean<Stream[]>().exec();
  }

  async finishRead(
    { name, source }: { name: string; source: NewsSourceName },
    { position, complete, archivedFrom, at }: FinishedRead,
  ): Promise<void> {
    const before = await this.find(name);
    // What a clock ahead has stored would hide, once its time has come, that nothing was read then.
    const known = (before?.spans ?? []).map(({ from, to }) => ({ from, to: to <= at ? to : (complete?.to ?? at) }));
    const spans = joinSpans([...known, ...(complete === null ? [] : [complete])]).flatMap(({ from, to }) =>
      to <= archivedFrom || from > to ? [] : [{ from: from < archivedFrom ? archivedFrom : from, to }],
    );
    const read = { source, position, spans, since: before?.since ?? at, readAt: at, error: null };
    await this.streams.updateOne({ _id: name }, { $set: read }, { upsert: true });
  }

  async failRead({ name, source }: { name: string; source: NewsSourceName }, error: string): Promise<void> {
    await this.streams.updateOne({ _id: name }, { $set: { source, error } }, { upsert: true });
  }

  /** Forgets why streams failed that are not among those named: they are read no more. */
  async forgetFailuresOfOthers(names: readonly string[]): Promise<void> {
    await this.streams.updateMany({ _id: { $nin: [...names] }, error: { $ne: null } }, { $set: { error: null } });
  }
}
