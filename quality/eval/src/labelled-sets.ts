import { readFileSync } from 'node:fs';
import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import * as z from 'zod';
import { parseLine } from './json-lines.ts';

const story = z.object({ title: z.string(), description: z.string(), published_at: z.iso.datetime({ offset: true }) });

/**
 * A text with the answer to "Is it about the company?". `kind` is the intended difficulty; `set` gives the order in
 * which the cases were written.
 */
const companyCase = z.object({
  kind: z.string(),
  set: z.enum(['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']),
  stock_code: z.string(),
  title: z.string(),
  description: z.string(),
  about: z.enum(['yes', 'no']),
});
export type CompanyCase = z.infer<typeof companyCase>;

/** Two articles of one company, written as a pair: the same event or not. */
const eventPair = z.object({
  stock_code: z.string(),
  set: z.enum(['first', 'second']),
  same: z.boolean(),
  a: story,
  b: story,
});
export type EventPair = z.infer<typeof eventPair>;

/** An article of a whole day of one stock; articles with the same `event` report the same event. */
const dayStory = story.extend({
  key: z.string(),
  stock_code: z.string(),
  event: z.string(),
  set: z.enum(['first', 'second', 'third', 'fourth', 'fifth', 'sixth']),
});
export type DayStory = z.infer<typeof dayStory>;

/** A headline with its label; `clear` ones allow no other label. */
const headline = z.object({
  title: z.string(),
  description: z.string(),
  label: z.enum(['good', 'neutral', 'bad']),
  clear: z.boolean(),
});
export type Headline = z.infer<typeof headline>;

const article = z.object({ title: z.string(), description: z.string() });

/**
 * A headline that invites a false sentence, with what is true of the company and what would be false. `says` is the
 * sentence that was read and found true, null where the headline stands. `later` takes back or turns what the first
 * headline tells; `filing` is what the company filed.
 */
const wording = article.extend({
  kind: z.string(),
  company: z.string(),
  type: z.enum(eventTypes),
  label: z.enum(['good', 'neutral', 'bad']),
  fact: z.string(),
  wrong: z.array(z.string()),
  says: z.string().nullable(),
  later: article.optional(),
  saysLater: z.string().nullish(),
  filing: z.string().optional(),
});
export type Wording = z.infer<typeof wording>;

export const wordings = (): Wording[] => read('wordings.jsonl', wording);
export const companyCases = (): CompanyCase[] => read('company-cases.jsonl', companyCase);
export const eventPairs = (): EventPair[] => read('event-pairs.jsonl', eventPair);
export const eventDays = (): DayStory[] => read('event-days.jsonl', dayStory);

/** A material article with the sentence that a member should read about it. */
const labelledSentence = z.object({
  company: z.string(),
  title: z.string(),
  description: z.string(),
  kind: z.string(),
  type: z.string(),
  say: z.string(),
});
export type LabelledSentence = z.infer<typeof labelledSentence>;
export const labelledSentences = (): LabelledSentence[] => read('sentences.jsonl', labelledSentence);
/** Sentences for material headlines of the training sets, by another hand; what the checker read wrong was mended with them. */
export const secondSentences = (): LabelledSentence[] => read('sentences-second.jsonl', labelledSentence);
/** Sentences for headlines of all kinds of events by a third hand, counted once before the checker was mended with them. */
export const thirdSentences = (): LabelledSentence[] => read('sentences-third.jsonl', labelledSentence);

/** Sentences in words as varied as can be by two further hands that saw no rule, counted once before the checker was mended with them. */
export const fourthSentences = (): LabelledSentence[] => read('sentences-fourth.jsonl', labelledSentence);

/** In the order they were written. */
export const headlineSets = ['headlines', 'headlines-second', 'headlines-idioms', 'headlines-plain-speech'] as const;
export const headlines = (set: (typeof headlineSets)[number]): Headline[] => read(`${set}.jsonl`, headline);

function read<T>(name: string, schema: z.ZodType<T>): T[] {
  const lines = readFileSync(new URL(`labelled/${name}`, import.meta.url), 'utf8').split('\n');
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index + 1, schema)]));
}
