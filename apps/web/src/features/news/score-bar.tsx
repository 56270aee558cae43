import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { Bar100 } from '../../ui/score/bar-100.tsx';
import { DivergingBar } from '../../ui/score/score-pair.tsx';

interface Props {
  record: Pick<CombinedNews, 'good_news_score' | 'bad_news_score' | 'reserve'>;
  /** The scores stand in words beside it. */
  decorative?: boolean;
  className?: string | undefined;
}

/** Both scores as one bar. Those of version 1 have no reserve and are no parts of 100: each has a bar of its own. */
export function ScoreBar({ record, ...rest }: Props) {
  const { good_news_score: good, bad_news_score: bad, reserve } = record;
  if (reserve === null) return <DivergingBar good={good} bad={bad} {...rest} />;
  return <Bar100 good={good} reserve={reserve} bad={bad} {...rest} />;
}
