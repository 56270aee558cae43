import { unifyText } from '../../company-matching/plain-text.ts';
import { generalTerms } from './general-terms.ts';
import {
  companyLike,
  foreignCompanies,
  generalKind,
  koreanName,
  markedCompany,
  nameAfterTitle,
  nameBeforeSsi,
  nameBeforeTitle,
  ordinaryAfterTitle,
  ordinaryBeforeTitle,
  personOnly,
} from './name-forms.ts';

const latinWord = /(?<![a-z0-9])[a-z][a-z0-9]*(?:[&.'+-][a-z0-9]+)*/g;
const quoted = /(?<![a-z0-9])'([^']{2,60})'|"([^"]{2,60})"|《([^》]{2,60})》|〈([^〉]{2,60})〉/gi;
const particle = /(?:으로|에게|에서|은|는|이|가|의|을|를|도|와|과|에|로)$/;

/**
 * Returns true when every name in `text` also occurs in `source`. The form identifies names: words in Latin letters
 * that are not general terms, text in quotation marks, persons with a title, companies with 주식회사, with the ending of a
 * company's name, or known all over the world.
 */
export function namesOccurIn(text: string, source: string): boolean {
  const sourceText = new SourceText(source);
  const said = unifyText(text);
  return [latinNames, quotedNames, persons, companies, worldNames].every((find) =>
    find(said).every((name) => sourceText.has(name)),
  );
}

/** The words of a source, for name lookups that ignore blanks and letter case. */
class SourceText {
  private readonly letters: string;
  private readonly latin: ReadonlySet<string>;

  constructor(source: string) {
    const text = unifyText(source).toLowerCase();
    this.letters = bare(text);
    const words = text.match(latinWord) ?? [];
    this.latin = new Set(words.flatMap((word) => [word, ...word.split(/[&.'+-]/)]));
  }

  /** A Latin word must be a separate word: AI is not in MAIN. */
  has(name: string): boolean {
    const spellings = foreignCompanies.find((each) => each.includes(name)) ?? [name];
    return spellings.some((spelling) =>
      /^[a-z0-9&.'+-]+$/.test(spelling)
        ? spelling
            .split(/[&.'+-]/)
            .filter((part) => part !== '')
            .every((part) => this.latin.has(part)) || this.latin.has(spelling)
        : this.letters.includes(bare(spelling)),
    );
  }
}

const bare = (text: string) => text.replace(/[\s'"]/g, '');

function latinNames(text: string): string[] {
  const words = text.toLowerCase().match(latinWord) ?? [];
  return words.filter((word) => word.length >= 2 && !generalTerms.has(word));
}

function quotedNames(text: string): string[] {
  return [...text.toLowerCase().matchAll(quoted)].flatMap(([, ...groups]) => groups.filter((group) => group));
}

function persons(text: string): string[] {
  const before = [...text.matchAll(nameBeforeTitle)].flatMap(([, word = '', title = '']) => {
    if (ordinaryBeforeTitle.has(word)) return [];
    if (koreanName.test(word)) return [word];
    return personOnly.test(title) && !/[의은는한인된던할]$/.test(word) ? [word] : [];
  });
  const after = [...text.matchAll(nameAfterTitle)].flatMap(([, word = '']) =>
    koreanName.test(word) && !ordinaryAfterTitle.has(word) ? [word] : [],
  );
  const called = [...text.matchAll(nameBeforeSsi)].flatMap(([, word = '']) =>
    koreanName.test(word.trim()) ? [word.trim()] : [],
  );
  return [...before, ...after, ...called];
}

function companies(text: string): string[] {
  const marked = [...text.matchAll(markedCompany)].map(([, after, before]) => after?.replace(particle, '') ?? before);
  const alike = [...text.matchAll(companyLike)].flatMap(([, start = '', ending = '']) =>
    generalKind.test(start) ? [] : [start + ending],
  );
  return [...marked.filter((name) => name !== undefined), ...alike].map((name) => name.toLowerCase());
}

function worldNames(text: string): string[] {
  const letters = text.toLowerCase();
  return foreignCompanies.flatMap(([name = '']) => (letters.includes(name) ? [name] : []));
}
