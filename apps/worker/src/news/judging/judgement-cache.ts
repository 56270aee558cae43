import { createHash } from 'node:crypto';
import { DroppedJudgementRepository } from '@gaemi/database/news-analysis/dropped-judgement.repository';
import { JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import type { SourcedArticle } from '@gaemi/domain/article';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { LearnedRows } from './learned-rows.ts';

/** Cached answers of judges, and what the offline judge learns of them. */
@Injectable()
export class JudgementCache {
  constructor(
    readonly judgements: JudgementRepository,
    readonly dropped: DroppedJudgementRepository,
    readonly learned: LearnedRows,
  ) {}
}

/**
 * One key for each article of an event, the leading one first, under which its judgement is stored: an article that joins,
 * or comes to lead, asks no new question.
 */
export function cacheKeys(
  version: string,
  { code, name }: Pick<ListedCompany, 'code' | 'name'>,
  articles: readonly Pick<SourcedArticle, 'title' | 'description'>[],
): string[] {
  const texts = articles.map(({ title, description }) => JSON.stringify([version, code, name, [[title, description]]]));
  return [...new Set(texts)].map((text) => createHash('sha256').update(text).digest('hex'));
}
