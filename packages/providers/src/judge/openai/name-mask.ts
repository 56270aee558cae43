import { listNames, nameSource } from '@gaemi/domain/company-matching/name-pattern';
import { unifyText } from '@gaemi/domain/company-matching/plain-text';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { withParticle } from '@gaemi/domain/text/particles';
import { knownCompanies } from './named-companies.ts';

/** Replaces the names of companies in what a model reads, and puts them back into what it answers. */
export interface NameMask {
  hide(text: string): string;
  show(text: string): string;
}

/** Leaves every name where it is. */
export const noMask: NameMask = { hide: (text) => text, show: (text) => text };

interface Span {
  start: number;
  end: number;
  /** Code of a company, or the letters that the text itself has. */
  key: string;
  name: string;
}

const letters = /(?<![A-Za-z0-9])[A-Z]\d*사/g;
const lettersWithParticle =
  /(?<![A-Za-z0-9])([A-Z]\d*사)((?:[이가은는을를](?=$|[^가-힣]))|(?:으로|로|과|와)(?=$|[^가-힣]|[의도는서]|부터))?/g;

/**
 * Creates a mask for one request about a company. The company and its names become "A사", other listed companies "B사",
 * "C사" and so on, in the order in which they are met. Names come back in the spelling that was met first, with the
 * particle that fits; those of the company as its listed name. Where an article itself writes "A사", it gets a letter, too.
 */
export function createNameMask(company: ListedCompany): NameMask {
  const letterOf = new Map([[company.code, letterAt(0)]]);
  const nameOf = new Map([[letterAt(0), company.name]]);
  const own = [...listNames(company).map(bounded), company.code].join('|');

  const replaced = ({ key, name }: Span): string => {
    const letter = letterOf.get(key) ?? letterAt(letterOf.size);
    if (!letterOf.has(key)) {
      letterOf.set(key, letter);
      nameOf.set(letter, name);
    }
    return letter;
  };
  const spansIn = (text: string): Span[] => [
    ...findSpans(text, new RegExp(own, 'g')).map((span) => ({ ...span, key: company.code })),
    ...findSpans(text, letters),
    ...knownCompanies()
      .companiesIn(text)
      .filter(({ code }) => code !== company.code)
      .map(({ code, name, start, end }) => ({ key: code, name, start, end })),
  ];

  return {
    hide: (raw) => {
      const text = unifyText(raw);
      let hidden = '';
      let from = 0;
      for (const span of spansIn(text).sort((a, b) => a.start - b.start || b.end - a.end)) {
        if (span.start < from) continue;
        hidden += text.slice(from, span.start) + replaced(span);
        from = span.end;
      }
      // A name of the company that only began inside another name is left over.
      return (hidden + text.slice(from)).replace(new RegExp(own, 'g'), letterAt(0));
    },
    show: (text) =>
      text.replace(lettersWithParticle, (said, letter: string, particle = '') => {
        const name = nameOf.get(letter);
        return name === undefined ? said : withFittingParticle(name, particle);
      }),
  };
}

/** Returns true when every "B사" of a text also occurs in the source: a letter that stands for no company is an invention. */
export function lettersOccurIn(text: string, source: string): boolean {
  return (text.match(letters) ?? []).every((letter) => source.includes(letter));
}

const findSpans = (text: string, pattern: RegExp): Span[] =>
  [...text.matchAll(pattern)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
    key: name,
    name,
  }));

/** A사 to Z사, then A2사 and so on. */
const letterAt = (index: number): string =>
  `${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : String(Math.floor(index / 26) + 1)}사`;

/** Pattern of a name. Latin names are no part of a longer word, and a single syllable is a word of its own. */
function bounded(name: string): string {
  const single = name.length === 1 ? '가-힣' : '';
  const before = /^[a-z]/i.test(name) || single !== '' ? `(?<![A-Za-z${single}])` : '';
  const after = /[a-z]$/i.test(name) ? '(?![A-Za-z])' : '';
  return `${before}${nameSource(name)}${after}`;
}

function withFittingParticle(name: string, particle: string): string {
  if (/[이가]/.test(particle)) return withParticle(name, '이');
  if (/[은는]/.test(particle)) return withParticle(name, '은');
  if (/[을를]/.test(particle)) return withParticle(name, '을');
  if (/[과와]/.test(particle)) return withParticle(name, '과');
  return particle === '' ? name : withParticle(name, '으로');
}
