import { rememberByObject } from '../../remember.ts';
import type { ListedCompany } from '../../stock-master/listed-company.ts';
import { signTest } from '../../text/sign-test.ts';
import { wordLists } from '../../text/words/word-lists.ts';
import type { Signal } from './read-signals.ts';
import { type Compact, startsWord } from './term-index.ts';

const mark = '□';
const letter = /[가-힣a-zA-Z0-9]/;
const afterName = /^(?:[은는이가을를에의도와과로서만측株주]|$)/;

/**
 * Replaces the company's names with marks. The names are not vocabulary (삼성화재 is not a fire), and the marks show where
 * the text mentions the company.
 */
export function markCompany(text: string, company: ListedCompany | undefined): string {
  if (company === undefined) return text;
  return longNames(company).reduce(markName, text);
}

const longNames = rememberByObject((company: ListedCompany): readonly string[] =>
  [company.name, ...company.aliases, ...company.formerNames]
    .filter((name) => name.length >= 2)
    .sort((a, b) => b.length - a.length),
);

function markName(text: string, name: string): string {
  let marked = '';
  let from = 0;
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, from)) {
    const next = text.slice(at + name.length, at + name.length + 1);
    // 한화솔루션 does not mention 한화.
    const whole = !letter.test(text.charAt(at - 1)) && (!letter.test(next) || afterName.test(next));
    marked += text.slice(from, at) + (whole ? mark.repeat(name.length) : name);
    from = at + name.length;
  }
  return marked + text.slice(from);
}

const companyEnding = `${wordLists.noun.firmEnds}|금융|조선|해운|항공|통신|엔터|제철|철강|반도체|디스플레이|지주|산업|상사|식품|제과|쇼핑|머티|스페이스|솔루션|시스템즈?|오일|정유|패션|호텔|방산|닉스`;
const foreignNames =
  'TSMC|마이크론|인텔|엔비디아|테슬라|애플|구글|메타|아마존|마이크로소프트|도요타|폭스바겐|BYD|CATL|ASML|퀄컴|화웨이';
const otherCompany = new RegExp(`^(?:[가-힣A-Za-z]{1,8}(?:${companyEnding})|${foreignNames})(은|는|이|가|도)?$`);
const isWordEnd = signTest(/[\s,.…;!?"“”'‘’|/·:()[\]]/);

/**
 * Finds the parts of the text about another company, as far as names and particles show it. A part begins at a name in
 * subject position and ends at the next mention of the company or at the end of the sentence. Empty unless the text
 * mentions the company itself.
 */
export function partsAboutOthers(compacted: Compact, signals: readonly Signal[]): (signal: Signal) => boolean {
  const { text } = compacted;
  if (!text.includes(mark)) return () => false;
  const signalStarts = new Set(signals.map((signal) => signal.start));
  const aboutOthers: boolean[] = [];
  let others = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === mark || character === '.' || character === '…') others = false;
    else if (startsWord(compacted, at) && isSubject(compacted, at, signalStarts)) others = true;
    aboutOthers.push(others);
  }
  return (signal) => aboutOthers[signal.start] === true;
}

function isSubject(compacted: Compact, at: number, signalStarts: ReadonlySet<number>): boolean {
  let end = at + 1;
  while (
    end < compacted.text.length &&
    end - at < 16 &&
    compacted.blankBefore[end] !== true &&
    !isWordEnd(compacted.text, end)
  ) {
    end += 1;
  }
  const name = otherCompany.exec(compacted.text.slice(at, end));
  return name !== null && (name[1] !== undefined || signalStarts.has(end));
}
