import { type NewsSide, newsSides } from '../news-side.ts';
import { type LearnedJudgement, weigh } from './judge-text.ts';
import { findScoredSide } from './judgement/judgement.ts';

type ByArticle = Omit<LearnedJudgement, 'reason'>;

/**
 * How much (`weigh`) another article must tell to speak for its event, and how much none may tell of the other side. Chosen on nine sets
 * that were blind for the weights (quality/readings/judging.md).
 */
const bounds = { speaks: 0.6, contradicts: 0.3 } as const;

/**
 * Place of the article that speaks for an event: the first, its leading one, unless that shows no side while another surely does and
 * none tells the opposite. Each house tells an event in words of its own, of which the weights do not know all.
 */
export function chooseSpeakingArticle(judgements: readonly ByArticle[]): number {
  const [leading] = judgements;
  if (leading === undefined || findScoredSide(leading) !== null) return 0;
  const most = (side: NewsSide) => Math.max(...judgements.map((judgement) => weightOn(judgement, side)));
  const sides = newsSides.filter((side) => most(side) >= bounds.contradicts);
  const [side] = sides;
  if (side === undefined || sides.length > 1 || most(side) < bounds.speaks) return 0;
  const surest = judgements.findIndex(
    (judgement) => findScoredSide(judgement) === side && weightOn(judgement, side) === most(side),
  );
  return Math.max(0, surest);
}

const weightOn = ({ likely, sureness }: ByArticle, side: NewsSide): number => weigh(likely[side], sureness.material);
