import { pattern, wordLists } from '../../text/words/word-lists.ts';
import type { Direction } from '../reading/directions.ts';
import type { Fault } from '../reading/faults.ts';
import type { Passage } from '../reading/passages.ts';
import { gradeChangesIn } from './check-ladders.ts';
import { listPairs } from './check-order.ts';

/** A change of a thing as sentences tell it, and how texts tell its rise and its fall near the thing. */
interface Change {
  thing: RegExp;
  rise: RegExp;
  fall: RegExp;
  /** Words of the sentence that tell a rise or a fall, behind the thing. */
  saidRise: RegExp;
  saidFall: RegExp;
  /** Characters before and behind the thing in which texts tell its change. */
  reach: readonly [before: number, behind: number];
  /** True where the first change behind the thing is its own, and later ones belong to other things. */
  nearest: boolean;
}

const raised = pattern`${wordLists.change.raised}`;
const cut = pattern`${wordLists.change.cut}`;
const grew = pattern`${wordLists.change.grew}`;
const shrank = pattern`${wordLists.change.shrank}`;
const beaten = pattern`${wordLists.change.beaten}`;
const missed = pattern`${wordLists.change.missed}`;

/** How texts tell that analysts or agencies revise what they said. */
const revision: Omit<Change, 'thing'> = {
  rise: raised,
  fall: cut,
  saidRise: /올렸|높였|올려|높여|상향|올리고/,
  saidFall: /내렸|낮췄|낮춰|낮추고|하향|내리고|낮아졌/,
  reach: [14, 44],
  nearest: true,
};
/** What a result is measured by, in sentences, up to the verb. */
const measured = '(?:예상|기대|전망|컨센서스|눈높이|추정)[가-힣]{0,3} (?:[^,]* )?';
const changes: readonly Change[] = [
  {
    thing: /목표 ?(?:주가|가)|적정 ?(?:주가|가)|눈높이|추정치|전망치/g,
    ...revision,
  },
  {
    thing: /(?:투자 ?)?의견|등급|한 단계|['"](?:중립|보유|매수|매도|비중 ?확대|비중 ?축소|시장수익률)['"]/g,
    ...revision,
  },
  {
    thing: /예상|전망치|컨센서스|기대|눈높이|시장|실적|영업이익|영업익/g,
    rise: beaten,
    fall: missed,
    saidRise: new RegExp(`${measured}(?:웃돌|웃도|상회|넘)|예상보다 좋`),
    saidFall: new RegExp(`${measured}(?:밑돌|밑도|하회)|못 미|예상보다 나쁠`),
    reach: [6, 18],
    nearest: false,
  },
  {
    thing:
      /매출|영업(?:이익|익|손실|적자)|순(?:이익|익|손실)|이익|손실|적자|실적|수출|지분율|이익률|지분|주식|주문|운용자산|보유 비율/g,
    rise: grew,
    fall: shrank,
    saidRise: pattern`${wordLists.amount.afterFigures} (?:늘었|늘 것|커졌|증가)|늘어난`,
    saidFall: pattern`${wordLists.amount.afterFigures} (?:줄었|줄 것|감소)|줄어든`,
    reach: [14, 44],
    nearest: false,
  },
];

/** Nouns of results by what they are, so that a rise of one says nothing of another. */
const kindsOfNouns: readonly RegExp[] = [
  /영업(?:손실|적자)|순손실|손실|적자/g,
  /영업(?:이익|익)|순(?:이익|익)|이익/g,
  /매출/g,
  /수출/g,
  /지분율|지분|주식|보유 비율/g,
];

/** The spellings of the one noun that a sentence tells a change of; undefined where it names several. */
function nounsIn(text: string, { nearest }: Change): RegExp | undefined {
  if (nearest) return undefined;
  if (pattern`${wordLists.outlook.expectations}`.test(text)) return /예상|전망치|컨센서스|기대치|눈높이/g;
  const named = kindsOfNouns.filter((kind) => text.search(kind) !== -1);
  return named.length === 1 ? named[0] : undefined;
}

const anyNoun = new RegExp(kindsOfNouns.map(({ source }) => source).join('|'));

/** The changes that texts bind to a noun: the first one behind it, before the next noun, else one right before it. */
function boundTo(
  noun: RegExp,
  source: readonly Passage[],
  { rise, fall, reach: [before, behind] }: Change,
): Set<Direction> {
  const known = new Set<Direction>();
  for (const { text } of source) {
    for (const { index, 0: word } of text.matchAll(noun)) {
      const end = index + word.length;
      const after = text.slice(end, end + behind);
      const next = after.search(anyNoun);
      const clause = withPlainWords(next === -1 ? after : after.slice(0, next), /손실|적자/.test(word));
      const [up, down] = [clause.search(rise), clause.search(fall)];
      if (up !== -1 || down !== -1) known.add(down === -1 || (up !== -1 && up < down) ? 'up' : 'down');
      else {
        const ahead = text.slice(Math.max(0, index - before), index);
        if (rise.test(ahead)) known.add('up');
        if (fall.test(ahead)) known.add('down');
      }
    }
  }
  return known;
}

/** An opinion raised to sell or cut to buy. */
const impossible = /매수['"]?로 (?:내|낮)|(?:부정적|매도)['"]?(?:으로|로) (?:올|높)/;

/** Returns `direction` where the source only tells the opposite change of the thing that a sentence tells. */
export function checkChanges(said: readonly Passage[], source: readonly Passage[]): Fault[] {
  for (const passage of said) {
    if (impossible.test(passage.text) || isTurnedAtFigure(passage, source)) return ['direction'];
    if (statesOnlyOpposite(passage, source)) return ['direction'];
    for (const change of changes) {
      const stated = saidIn(passage.text, change);
      if (stated === undefined) continue;
      const own = nounsIn(passage.text, change);
      const hasSeveral = passage.figures.filter(({ unit }) => unit === '%' || unit === '배').length > 1;
      const tight = own === undefined || hasSeveral ? new Set<Direction>() : boundTo(own, source, change);
      const graded = /등급|의견|전망을/.test(passage.text) ? source.flatMap((other) => gradeChangesIn(other.text)) : [];
      const known = graded.length > 0 ? new Set(graded) : tight.size === 1 ? tight : knownIn(source, change);
      if (known.size > 0 && !known.has(stated)) return ['direction'];
    }
  }
  return [];
}

/**
 * Whether the whole source has words of the opposite of what a sentence tells of a target, an opinion or an expectation, and
 * none of its own.
 */
function statesOnlyOpposite(said: Passage, source: readonly Passage[]): boolean {
  // A pair of amounts tells the way by itself.
  if (listPairs(said).length > 0) return false;
  const text = source.map((passage) => passage.text.replace(/내려[왔온갔간]/g, ' ')).join('\n');
  return [changes[0], changes[1], changes[2]].some((change) => {
    const stated = change === undefined ? undefined : saidIn(said.text, change);
    if (change === undefined || stated === undefined) return false;
    const [own, opposite] = stated === 'up' ? [change.rise, change.fall] : [change.fall, change.rise];
    return !own.test(text) && opposite.test(text);
  });
}

/** Characters behind a figure in which texts tell what it was changed to. */
const AT_FIGURE = 16;

/** Whether a figure is told as raised that all texts tell as cut to, or the reverse: 12만원으로 올렸어요. */
function isTurnedAtFigure({ text, figures }: Passage, source: readonly Passage[]): boolean {
  return figures.some((figure) => {
    const stated = findChange(text.slice(figure.end, figure.end + AT_FIGURE));
    if (stated === undefined || !/^ ?(?:으로|로) /.test(text.slice(figure.end))) return false;
    const known = source.flatMap((other) =>
      other.figures
        .filter((each) => each.value === figure.value && each.unit === figure.unit)
        .flatMap((each) => findChange(other.text.slice(each.end, each.end + AT_FIGURE)) ?? []),
    );
    return known.length > 0 && !known.includes(stated);
  });
}

/** The change that words behind a figure tell, up to the next figure or clause. */
function findChange(words: string): Direction | undefined {
  const near = words.replace(/[\d…,].*$/s, '');
  const [rises, falls] = [raised.test(near), cut.test(near)];
  return rises === falls ? undefined : rises ? 'up' : 'down';
}

function saidIn(text: string, { thing, saidRise, saidFall }: Change): Direction | undefined {
  if (text.search(thing) === -1) return undefined;
  const [rises, falls] = [saidRise.test(text), saidFall.test(text)];
  if (rises === falls) return undefined;
  return rises ? 'up' : 'down';
}

/** An improvement of a loss is a fall, its worsening a rise. */
const withPlainWords = (text: string, isLoss: boolean): string =>
  isLoss ? text.replaceAll('개선', '감소').replaceAll('악화', '증가') : text;

function knownIn(
  source: readonly Passage[],
  { thing, rise, fall, reach: [before, behind], nearest }: Change,
): ReadonlySet<Direction> {
  const known = new Set<Direction>();
  for (const { text } of source) {
    for (const { index, 0: word } of text.matchAll(thing)) {
      const end = index + word.length;
      const ahead = text.slice(Math.max(0, index - before), index);
      const after = withPlainWords(text.slice(end, end + behind), /손실|적자/.test(word));
      const [up, down] = [after.search(rise), after.search(fall)];
      if (nearest && up !== -1 && down !== -1) known.add(up < down ? 'up' : 'down');
      else {
        if (up !== -1 || (down === -1 && rise.test(ahead)) || (!nearest && rise.test(ahead))) known.add('up');
        if (down !== -1 || (up === -1 && fall.test(ahead)) || (!nearest && fall.test(ahead))) known.add('down');
      }
    }
  }
  return known;
}
