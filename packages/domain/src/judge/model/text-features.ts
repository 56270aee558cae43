import type { Features } from './linear-model.ts';
import type { WordFeatures } from './word-features.ts';

/** Features of a text, before those of its words have their names: names are slow to look up, and models ask for numbers. */
export interface TextFeatures {
  named: Features;
  words: WordFeatures;
}

/** All features by their names, those of the words last. */
export function nameFeatures({ named, words: { vocabulary, bags } }: TextFeatures): Features {
  const features = new Map(named);
  for (const { numbers, value } of bags)
    for (const number of numbers) features.set(vocabulary.names[number] ?? '', value);
  return features;
}
