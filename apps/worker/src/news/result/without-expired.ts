import { type EvidenceArticle, readOrigin } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { ExpiredFetches, StoredTexts } from '@gaemi/database/retention/expired-texts.repository';
import { bySide } from '@gaemi/domain/news-side';
import { removedText, withoutExpiredTexts } from '@gaemi/domain/rights/expired-texts';

/**
 * Removes the texts of a source that were fetched up to a moment, and those derived from them. Null for an analysis that
 * still runs: it writes texts from memory, and is over long before anybody reads it.
 */
export function withoutExpired(stored: StoredTexts, { source, upTo }: ExpiredFetches): StoredTexts | null {
  const { evidence, details, analysis } = stored;
  if (analysis?.state === 'running') return null;
  const expired = evidence.articles.filter((article) => {
    const origin = readOrigin(article, evidence);
    return origin.source === source && origin.fetchedAt <= upTo;
  });
  const ids = new Set(expired.map(({ id }) => id));
  const links = new Set(expired.map(({ link }) => link));
  const eventIds = new Set(
    evidence.events.filter(({ articleIds }) => articleIds.some((id) => ids.has(id))).map(({ id }) => id),
  );
  const left = evidence.articles.filter(({ id }) => !ids.has(id)).map((article) => readOrigin(article, evidence));
  const leftOfSource = left.filter((origin) => origin.source === source).map(({ fetchedAt }) => fetchedAt.getTime());
  return {
    evidence: {
      ...evidence,
      articles: evidence.articles.map((article) => (ids.has(article.id) ? withoutTexts(article) : article)),
      events: evidence.events.map((event) =>
        eventIds.has(event.id) && event.judgement !== null
          ? { ...event, judgement: { ...event.judgement, reason: removedText } }
          : event,
      ),
      textsFrom: [
        ...evidence.textsFrom.filter((text) => text.source !== source),
        ...(leftOfSource.length > 0 ? [{ source, fetchedAt: new Date(Math.min(...leftOfSource)) }] : []),
      ],
    },
    details: details.map((detail) => ({
      ...detail,
      content: withoutExpiredTexts(detail.content, { links, eventIds }),
    })),
    analysis: analysis && {
      ...analysis,
      result: analysis.result && {
        ...analysis.result,
        summaries: bySide(() => removedText),
        ...(analysis.result.lead !== undefined && { lead: [] }),
      },
    },
  };
}

/** Of a filing its name goes, too, and whom it names: its number, its days and its figures stay. */
function withoutTexts({ filing, ...article }: EvidenceArticle): EvidenceArticle {
  const untitled = { ...article, title: removedText, description: removedText };
  if (filing === undefined) return untitled;
  const { contract } = filing;
  const unnamed = contract === undefined ? {} : { contract: { ...contract, partner: null } };
  return { ...untitled, filing: { ...filing, reportName: removedText, ...unnamed } };
}
