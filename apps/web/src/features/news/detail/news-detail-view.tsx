import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { NewsTier } from '@gaemi/domain/members/grades';
import { isModel } from '@gaemi/domain/sources';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { GradeBadge } from '../../../ui/badge/badge.tsx';
import { Card, CardSection } from '../../../ui/card/card.tsx';
import { CitationList } from './citation-list.tsx';
import { ContributionList } from './contribution-list.tsx';
import styles from './news-detail-view.module.css';
import { ReasonList } from './reason-list.tsx';

interface Props {
  detail: NewsDetail;
  tier: NewsTier;
  /** Above the summary, where the screen has not said yet which side this is. */
  head?: ReactNode;
  /** Reasons that the analysis before had not; they are marked. */
  newReasons?: readonly string[] | undefined;
}

/** One side of an analysis, as deep as the tier goes: reasons for all, each article's contribution for premium. */
export function NewsDetailView({ detail, tier, head, newReasons }: Props) {
  const { lead, rest } = splitLead(detail.summary);
  return (
    <Card>
      {head !== undefined && <CardSection>{head}</CardSection>}
      <CardSection aria-label="요약">
        <p className={styles.lead}>{lead}</p>
        {rest !== '' && <p className={styles.read}>{rest}</p>}
        {isModel(detail.judged_by) && (
          <p className={styles.ai}>
            <Sparkles size={16} aria-hidden />
            AI가 작성한 요약이에요
          </p>
        )}
      </CardSection>
      <CardSection>
        <div className={styles.head}>
          <h3>근거</h3>
          {detail.reasons.length > 1 && <span>영향이 큰 순서</span>}
        </div>
        <ReasonList detail={detail} newReasons={newReasons} />
      </CardSection>
      {tier === 'premium' && detail.contributions.length > 0 && (
        <CardSection>
          <div className={styles.head}>
            <h3>기사별 기여도</h3>
            <GradeBadge grade="premium" />
          </div>
          <ContributionList detail={detail} />
        </CardSection>
      )}
      {detail.citations.length > 0 && (
        <CardSection>
          <div className={styles.head}>
            <h3>참조 링크</h3>
            <span>새 창에서 열려요</span>
          </div>
          <CitationList detail={detail} />
        </CardSection>
      )}
    </Card>
  );
}

/** Splits a summary into its first sentence, which is set as the lead, and the rest (empty where there is none). */
export function splitLead(summary: string): { lead: string; rest: string } {
  const [, lead = summary.trim(), rest = ''] = /^(.+?[.!?…])\s+(.+)$/s.exec(summary.trim()) ?? [];
  return { lead, rest };
}
