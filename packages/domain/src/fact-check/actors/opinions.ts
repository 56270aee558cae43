import { pattern, wordLists } from '../../text/words/word-lists.ts';
/** Ends of the names of brokerages; headlines leave them out: "-가나". */
export const brokerageEnd = /(?:투자증권|금융투자|증권|투자|금투|證)$/;
/** What only analysts do. */
export const opinion =
  /목표 ?주?가|적정 ?주가|투자 ?의견|(?:매수|중립|보유) 의견|'(?:매수|중립|보유)'|최선호주|톱픽|것으로 (?:봤|내다봤|전망했|예상했|추정했)|(?:으로|로) (?:추정|예상)했/;

/** What a sentence is checked with, in lower case and unified spelling. */
export interface Context {
  said: string;
  text: string;
  own: readonly string[];
}

const changesOpinion =
  /(?:목표 ?주?가|적정 ?주가|(?<!(?:감사|검토|반대|찬성|소수|다수) ?)의견|최선호주|톱픽)[^.]*(?:올렸|올리는|내렸|내리는|낮췄|낮추는|높였|높이는|제시했|냈|유지했|꼽았)/;

/** Verbs of analysts at the end of a sentence. */
const analysts =
  /(?:봤|내다봤|전망했|예상했|추정했|평가했|분석했|꼽았|추천했|진단했|판단했|기대했|점쳤|지적했|우려했|경고했|조언했|권했|예측했|반영했|매겼)어요/;

/** Whether a sentence names a brokerage that the source has, behind another subject. */
const mentionsBrokerage = (lower: string, subject: string, text: string): boolean =>
  [
    ...lower
      .slice(subject.length)
      .matchAll(
        /(?<= )([가-힣a-z0-9]{1,10}?)(?:투자증권|금융투자|증권|투자證)(?=(?:의|을|를|에|에게|와|과|와의|과의|에 대한)? )/g,
      ),
  ].some(
    ([, stem = '']) =>
      !pattern`${wordLists.noun.securitiesWords}$`.test(stem) &&
      new RegExp(`${escaped(stem)}(?:투자증권|금융투자|증권|투자|금투)`).test(text),
  );

/** What companies do with brokerages: 다라증권과 신탁 계약을 맺었어요. */
const contracts =
  /계약을? (?:맺|체결)|신탁|주관사|투자(?:를|금을)? ?(?:받|유치)|유상증자|전환사채|공개매수|소송|배상|과징금/;

/** Whether a sentence makes the company an analyst: it changes a price target, or judges a brokerage. */
export const givesNoOpinion = (subject: string, { said, text }: Context): boolean =>
  !isOpinionOf(subject, text) &&
  (changesOpinion.test(said) ||
    (analysts.test(said) && mentionsBrokerage(said.toLowerCase(), subject, text)) ||
    (!contracts.test(said) && namesBrokerage(said.toLowerCase(), subject, text)));

/** Whether a sentence makes a brokerage the object that the source has as who gives an opinion. */
const namesBrokerage = (lower: string, subject: string, text: string): boolean =>
  [
    ...lower.matchAll(
      /([가-힣a-z0-9]{1,10}?)(증권|금융투자|투자증권|투자)(?:(?:의|을|를)? |에 '|(?<=^[^ ]+(?: d&c)?(?:이|가) [^ ]+)(?:이|은) )/g,
    ),
  ].some(([, stem = '', end = '']) => {
    if (stem + end === subject || pattern`${wordLists.noun.securitiesWords}$`.test(stem)) return false;
    const house = end === '투자' ? `(?:${wordLists.people.houses})` : ` ?(?:${wordLists.people.houses})?`;
    return new RegExp(`${escaped(stem)}${house}(?:은|는|이|가|도)? |[-–] ?${escaped(stem)}`).test(text);
  });

/** Whether the company's own analysts give the opinion, or the company is the brokerage that does. */
function isOpinionOf(subject: string, text: string): boolean {
  const name = escaped(subject);
  return (
    new RegExp(`${name}(?: [가-힣]{2,4})? ?(?:연구원|애널리스트|리서치)|[-–] ?${name}`).test(text) ||
    (brokerageEnd.test(subject) &&
      new RegExp(
        `^${name} ["']|${name}(?:은|는|이|가|,) ?(?:(?!증권|투자)[^.]){0,40}(?:목표|의견|최선호|톱픽)`,
        'm',
      ).test(text))
  );
}

const house = /([가-힣a-z0-9]{1,8}?) ?(?:투자증권|금융투자|증권(?![가사업시거부주])|證)/g;

/** Whether the figures of an opinion stand behind the name of another brokerage: 가나증권(5만→7만), 다라증권(6만→8만). */
export function isOfOtherBrokerage(subject: string, { said, text, own }: Context): boolean {
  if (!brokerageEnd.test(subject) || !opinion.test(said)) return false;
  const stem = subject.replace(brokerageEnd, '');
  const price = [...said.toLowerCase().matchAll(/\d[\d.,]*만 ?\d*[\d,천]*/g)].at(-1)?.[0].trim();
  if (price === undefined) return false;
  const others = own.reduce((left, name) => left.replaceAll(name, ' '), text);
  const houses = [...others.matchAll(house)].map((match) => ({ name: match[1] ?? '', at: match.index }));
  if (new Set(houses.map(({ name }) => name)).size < 2) return false;
  const places = [...others.matchAll(new RegExp(escaped(price), 'g'))].map(({ index }) =>
    houses.findLast(({ at }) => at < index),
  );
  return (
    places.length > 0 &&
    places.every((found) => found !== undefined && !found.name.includes(stem) && !stem.includes(found.name))
  );
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
