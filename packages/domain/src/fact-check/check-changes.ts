import type { Direction } from './directions.ts';
import type { Fault } from './faults.ts';
import type { Passage } from './passages.ts';

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

const raised =
  /상향|올려|올렸|올린|올리|올라|(?<!눈)높[여인였이혀아게]|↑|끌어올|점프|껑충|뛰었|뛴|신기록|최고|上|→ ?['"]?(?:긍정적|매수)|커|높게/;
const cut =
  /하향|줄[였여인]|끌어내|칼질|떨어뜨|낮아|내려(?! ?앉)|내렸|내린|내리|낮[춰췄추춘게]|↓|깎|싹둑|반 ?토막|→ ?['"]?(?:부정적|중립|보유|매도|시장수익률)|줄하향|강등|후퇴|뚝/;
const grew =
  /늘|증가|급증|성장|뛰|뛴|껑충|불어|확대|↑|▲|오르|오른|올라|올랐|상승|커|많|급등|신장|\d배|최대|반등|회복|가팔|개선|순항|호조|호실적|턴어|도약|높|확\.\./;
const shrank =
  /줄|감소|급감|감익|축소|↓|▼|하락|떨어|내려|내린|내렸|적[은게었]|쪼그라|반토막|둔화|위축|증발|뒷걸음|꺾|악화|미끄|낮|나빠|갉아|부진|후퇴|사라|3분의 1|절반|감\.\./;
const beaten =
  /웃돌|웃도|웃돈(?![을이 ])|웃돈(?= [성이분실매영순])|상회|훌쩍|넘[어겨는을긴길기겼]|앞[선섰질]|깜짝|서프라이즈|뛰어넘|좋|많|초과|호실적|순항|양호|높|예상 밖 호/;
const missed =
  /밑돌|밑도|밑돈|하회|못 ?미|모자라|쇼크|부진|적[다을은었]|그[쳐치쳤친]|실망|미달|이하|낮|미스|모자|나쁘|나빠|갈증|뒷걸음|아쉬|눈높이 미/;

/** How texts tell that analysts or agencies revise what they said. */
const revision: Omit<Change, 'thing'> = {
  rise: raised,
  fall: cut,
  saidRise: /올렸|높였|올려|높여|상향|올리고/,
  saidFall: /내렸|낮췄|낮춰|낮추고|하향|내리고|낮아졌/,
  reach: [14, 44],
  nearest: true,
};
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
    saidRise: /(?:예상|기대|전망)[가-힣]{0,2}[을를] (?:크게 )?(?:웃돌|웃도|상회|넘)|예상보다 좋/,
    saidFall: /(?:예상|기대|전망)[가-힣]{0,2}[을를] (?:크게 )?(?:밑돌|밑도|하회)|못 미|예상보다 나쁠/,
    reach: [6, 18],
    nearest: false,
  },
  {
    thing:
      /매출|영업(?:이익|익|손실|적자)|순(?:이익|익|손실)|이익|손실|적자|실적|수출|지분율|이익률|지분|주식|주문|운용자산|보유 비율/g,
    rise: grew,
    fall: shrank,
    saidRise: /(?:이|가|은|는|으로|%|배로?|도|게|넘게|가까이|보다|주|원|명) (?:늘었|늘 것|커졌|증가)|늘어난/,
    saidFall: /(?:이|가|은|는|으로|%|배로?|도|게|넘게|가까이|보다|주|원|명) (?:줄었|줄 것|감소)|줄어든/,
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
  if (/(?:예상|기대|전망|컨센서스)/.test(text)) return /예상|전망치|컨센서스|기대치|눈높이/g;
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
    for (const change of changes) {
      const stated = saidIn(passage.text, change);
      if (stated === undefined) continue;
      const own = nounsIn(passage.text, change);
      const hasSeveral = passage.figures.filter(({ unit }) => unit === '%' || unit === '배').length > 1;
      const tight = own === undefined || hasSeveral ? new Set<Direction>() : boundTo(own, source, change);
      const known = tight.size === 1 ? tight : knownIn(source, change);
      if (known.size > 0 && !known.has(stated)) return ['direction'];
    }
  }
  return [];
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
