import { type Particle, withParticle } from '@gaemi/domain/text/particles';
import type { LabelledSentence } from '../labelled-sets.ts';

/** Makes false sentences of the true one of a row; none where the row does not allow it. */
export type Turner = (row: LabelledSentence) => string[];

/** A pattern and what takes its place. */
export type Swap = readonly [pattern: RegExp, to: string];

/** Replaces the first match; nothing where there is none. */
export const replaced = (text: string, pattern: RegExp, to: string): string[] =>
  pattern.test(text) ? [text.replace(pattern, to)] : [];

/** Applies the first of several replacements that fits. */
export const swapped = (text: string, pairs: readonly Swap[]): string[] => {
  const found = pairs.find(([pattern]) => pattern.test(text));
  return found === undefined ? [] : [text.replace(found[0], found[1])];
};

/** Forms of a particle by the form it is written in. */
export const baseOf: Readonly<Record<string, Particle>> = {
  은: '은',
  는: '은',
  이: '이',
  가: '이',
  을: '을',
  를: '을',
  과: '과',
  와: '과',
  으로: '으로',
  로: '으로',
};
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Gives a name the particles that fit it. */
export const fitted = (text: string, name: string): string =>
  text.replace(new RegExp(`${escaped(name)}(은|는|이|가|을|를|과|와|으로)(?= )`, 'g'), (all, particle: string) => {
    const base = baseOf[particle];
    return base === undefined ? all : withParticle(name, base);
  });
