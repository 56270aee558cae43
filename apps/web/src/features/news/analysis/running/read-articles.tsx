import type { SeenNews } from '@gaemi/contracts/seen-news';
import { Check, X } from 'lucide-react';
import { useId } from 'react';
import { shortDate } from '../../../../shared/seoul-date.ts';
import { SampleBadge } from '../../../../ui/badge/badge.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import styles from './read-articles.module.css';

type SeenArticle = SeenNews['recent'][number];

/** Rows that have their place before there is anything in them. */
const SHOWN = 6;

/** The newest articles that were read, and what became of each. Not read out: it changes while one listens. */
export function ReadArticles({ seen }: { seen: SeenNews | undefined }) {
  const articles = seen?.recent ?? [];
  const title = useId();
  return (
    <Card className={styles.feed} role="region" aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        방금 읽은 기사
        {seen?.sample === true && <SampleBadge />}
      </h2>
      {articles.length === 0 ? (
        <p className={styles.empty}>기사를 찾고 있어요.</p>
      ) : (
        <ul>
          {articles.slice(0, SHOWN).map((article) => (
            <Row key={`${article.published_at} ${article.title}`} article={article} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ article: { title, publisher, published_at, outcome, articles } }: { article: SeenArticle }) {
  const isIn = outcome === 'event';
  return (
    <li className={classNames(!isIn && styles.out)}>
      <p className={styles.headline}>{title}</p>
      <span className={styles.from}>
        {publisher} {shortDate(published_at)}
      </span>
      <em className={styles.outcome}>
        {isIn ? <Check size={15} aria-hidden /> : <X size={15} aria-hidden />}
        {outcomeText({ outcome, articles })}
      </em>
    </li>
  );
}

function outcomeText({ outcome, articles }: Pick<SeenArticle, 'outcome' | 'articles'>): string {
  if (outcome === 'other_company') return '다른 회사';
  return articles > 1 ? `같은 소식 ${articles}건` : '새 소식';
}
