import type { NewsSide } from '../../news-side.ts';
import { readHeadline } from '../../text/read-headline.ts';
import { pattern, wordLists } from '../../text/words/word-lists.ts';
import { longestTitle, type TextToJudge, withoutNames } from '../model/features.ts';
import { isMoveOfOthers, isPriceWords, partCause, sideOfMove, withoutPriceSentences } from './price-words.ts';

/** The event behind a move of the price, stated without it, and the side on which the price moved. */
export interface OwnEvent {
  text: TextToJudge;
  side: NewsSide;
}

/** A comma parts only where a blank follows: "1,200억" is one figure. */
const partEnd = /…|\.{2,}|, | [-–—] /;
/** Words of something that was done by the company or to it. */
const deed = pattern`${wordLists.trade.ownDeeds}`;
/** What is hoped, feared or rumoured, and what moves a whole sector, is no event of the company. */
const noEvent = pattern`${wordLists.outlook.noEvent}`;
/** "3년 만의 흑자에도 하락": the price goes against the event. */
const conceded = /에도|불구|지만|했으나|무색/;

/** How a note on the price begins. */
const movesNow =
  /^[^.]{0,60}(?:급등|강세|상승세|오름세|급락|약세|하락세|내림세|내림)(?= ?(?:중|거래|이다|했|마감|하고))/;

/** "FDA서 또 '퇴짜'…하한가": nothing but what came before moves a price to its limit. */
const toTheLimit = /(?:…|\.{2,}) ?['"‘“]?(?:상|하)한가['"’”]?(?: ?(?:직행|마감|추락|근접))?$/;

/** A headline parted into what moved and what it says besides. */
interface PartedHeadline {
  moves: string[];
  causes: string[];
  /** A tag, or a particle ("수주에 급등"), says that the one moved for the other. */
  isCaused: boolean;
}

function partHeadline(
  { headline, tags }: { headline: string; tags: readonly string[] },
  bareOf: (words: string) => string,
): PartedHeadline {
  const parted: PartedHeadline = {
    moves: [],
    causes: [],
    isCaused: tags.some((tag) => tag.includes('특징주')) || toTheLimit.test(headline),
  };
  for (const part of headline.split(partEnd)) {
    const bare = bareOf(part);
    if (isPriceWords(bare)) {
      parted.moves.push(bare);
      continue;
    }
    if (isMoveOfOthers(part.trim())) continue;
    const caused = partCause(part.trim(), bareOf);
    if (caused !== null) {
      parted.moves.push(caused.move);
      parted.isCaused = true;
    }
    parted.causes.push(caused?.cause ?? part.trim());
  }
  return parted;
}

/**
 * The side on which the price moved for what a headline tells: "관세 25% 확정 소식에 4%대 급락" is no good news. Null where it
 * names no such move, or one against the event.
 */
export function findMoveSide({ title, description, company }: TextToJudge): NewsSide | null {
  const { text: headline, tags } = readHeadline(title.slice(0, longestTitle));
  if (company === undefined || conceded.test(headline)) return null;
  const { moves, isCaused } = partHeadline({ headline, tags }, (words) => withoutNames({ title: words, company }));
  if (!isCaused) return null;
  // "[특징주] 한별증권, 최대실적 하루 만에…" leaves the move to the description.
  return sideOfMove(moves.length > 0 ? moves.join(' ') : (movesNow.exec(description)?.[0] ?? ''));
}

/**
 * Reads "[특징주] 한별전자, 4조 공급 계약에 6% 급등" as "한별전자, 4조 공급 계약": without tag, move of the price and sentences
 * about it. Null where the headline names no move, or no event of its own behind it. Without the tag a cause needs its
 * particle: "수주에 급등", not "급등…수주".
 */
export function findOwnEvent(text: TextToJudge): OwnEvent | null {
  const { company } = text;
  const { text: headline, tags } = readHeadline(text.title.slice(0, longestTitle));
  if (company === undefined || conceded.test(headline)) return null;
  const withoutOwnNames = (words: string) => withoutNames({ title: words, company });
  const { moves, causes, isCaused } = partHeadline({ headline, tags }, withoutOwnNames);
  const side = sideOfMove(moves.join(' '));
  const stated = causes.filter((cause) => withoutOwnNames(cause) !== '').join('…');
  if (!isCaused || side === null || noEvent.test(stated) || !deed.test(withoutOwnNames(stated))) return null;
  const opens = headline.length - withoutOwnNames(headline).length > 0 && withoutOwnNames(stated) === stated;
  const title = opens ? `${company.name}, ${stated}` : stated;
  return { text: { ...text, title, description: withoutPriceSentences(text.description) }, side };
}
