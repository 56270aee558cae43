import { allMeet, type Bits, packBits } from './bits.ts';
import { capitalKind, dividendKind, orderKind, treasuryKind } from './event-kinds.ts';

/** Milliseconds after which a headline that tells a decision as made tells another one than the headline before it. */
export const decisionGap = 14 * 86_400_000;

/** "유상증자 결정", "500억 LNG선 수주", and not "수주한 LNG선", "결정 이후" or "수주 기대", which look back or ahead. */
const decided =
  /(?:결정|결의|체결|발행키로|하기로|따냈다?|맺었다|맺어|수주(?:했다|(?= ?(?:$|[,.…]|공시|성공)))|(?:공급|납품|수출) ?계약(?= ?(?:$|[,.…]|공시)))(?![가-힣]| ?(?:이?후|뒤|앞두|전(?![가-힣])|임박|기대|예정|전망|예상|가능성|추진|검토|반발|논란|비판|여파|배경|이유|무효))/;
/** Kinds of which a company may decide the same again. Bits of `findKinds`. */
const decidedKinds: Bits = packBits([orderKind, capitalKind, dividendKind, treasuryKind]);

/** What two articles say of their decisions. */
interface Decision {
  time: number;
  /** Whether the headline tells a decision as made. */
  decides: boolean;
  nonPriceKinds: Bits;
}

/** Whether a headline tells a decision as made. */
export const hasDecision = (title: string): boolean => decided.test(title);

/** Whether two articles tell decisions of one kind so far apart that the later one was made anew, however alike they are. */
export function isDecidedAnew(a: Decision, b: Decision): boolean {
  return (
    a.decides &&
    b.decides &&
    Math.abs(a.time - b.time) > decisionGap &&
    allMeet(a.nonPriceKinds, b.nonPriceKinds, decidedKinds)
  );
}
