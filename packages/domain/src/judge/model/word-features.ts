import { withoutParticle } from '../../text/particles.ts';
import { Vocabulary } from './vocabulary.ts';

/** Features of one value, as numbers of a vocabulary. */
export interface Bag {
  numbers: readonly number[];
  value: number;
}

/** The words of a text and their pieces. */
export interface WordFeatures {
  vocabulary: Vocabulary;
  bags: readonly Bag[];
}

/** Names that are kept: texts from outside must not fill the memory. */
const MOST_NAMES = 100_000;
/** Descriptions of a news search have 150 characters. */
const longestLead = 200;
const noWordSigns = /[^가-힣a-z0%□]+/;

/** Words come again and again, so each is cut up once. */
function openWords() {
  const vocabulary = new Vocabulary();
  return {
    vocabulary,
    piecesOfTitle: vocabulary.remember((word) => cutPieces(word, [2, 3, 4]).map((piece) => `c:${piece}`)),
    piecesOfLead: vocabulary.remember((word) => cutPieces(word, [2, 3]).map((piece) => `dc:${piece}`)),
    wordOfTitle: vocabulary.remember((word) => listStems(word).map((stem) => `w:${stem}`)),
    wordOfLead: vocabulary.remember((word) => listStems(word).map((stem) => `dw:${stem}`)),
  };
}

let words = openWords();

/** Features of the words of a headline and of what stands below it, in unified spelling. */
export function wordFeatures(title: string, lead: string): WordFeatures {
  if (words.vocabulary.names.length > MOST_NAMES) words = openWords();
  const { vocabulary, piecesOfTitle, piecesOfLead, wordOfTitle, wordOfLead } = words;
  const buildBag = (parts: readonly (readonly number[])[], weight: number): Bag => {
    const numbers = vocabulary.distinct(parts);
    return { numbers, value: weight / Math.sqrt(Math.max(1, numbers.length)) };
  };
  const titleWords = title.split(noWordSigns).map(wordOfTitle);
  return {
    vocabulary,
    bags: [
      buildBag(title.split(/\s+/).map(piecesOfTitle), 3),
      buildBag([...titleWords, listPairs(titleWords, vocabulary)], 2),
      buildBag(lead.split(noWordSigns).map(wordOfLead), 1),
      buildBag(lead.slice(0, longestLead).split(/\s+/).map(piecesOfLead), 1.5),
    ],
  };
}

/** A word without its particle; none of one sign. */
const listStems = (word: string): string[] => [withoutParticle(word)].filter(({ length }) => length >= 2);

/** Pieces within a word, its edges marked. */
const cutPieces = (word: string, sizes: readonly number[]): string[] => {
  const framed = `^${word}$`;
  return sizes.flatMap((size) =>
    Array.from({ length: Math.max(0, framed.length - size + 1) }, (_, at) => framed.slice(at, at + size)),
  );
};

/** Words side by side: "w:자사주_소각". */
function listPairs(words: readonly (readonly number[])[], vocabulary: Vocabulary): number[] {
  const names = words.flatMap((numbers) => numbers.map((number) => vocabulary.names[number] ?? ''));
  return names.slice(1).map((name, at) => vocabulary.numberOf(`${names[at] ?? ''}_${name.slice(2)}`));
}
