import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { Card } from '../../ui/card/card.tsx';
import { useDocumentTitle } from '../../ui/page/document-title.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageSkeleton } from '../../ui/page/page-skeleton.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { legalQuery, legalTitles } from './legal-query.ts';
import { MarkdownText } from './markdown.tsx';

/** `/terms` and `/privacy` */
export function LegalRoute() {
  const kind = useLocation().pathname.startsWith('/terms') ? 'terms' : 'privacy';
  const title = legalTitles[kind];
  useDocumentTitle(title);
  const { data, isPending, isFetching, refetch } = useQuery(legalQuery);
  if (isPending) return <PageSkeleton />;
  const document = data?.documents.find((candidate) => candidate.kind === kind);
  if (document === undefined)
    return <ErrorPanel title={`${title}을 불러오지 못했어요.`} onRetry={() => void refetch()} busy={isFetching} />;
  const { version, effective, draft, markdown } = document;
  return (
    <>
      <PageHead title={title}>{draft ? `초안 · ${effective}` : `버전 ${version} · ${effective}부터 시행`}</PageHead>
      <Card padded>
        {/* The head says the title already. */}
        <MarkdownText>{markdown.replace(/^\s*# .*\n/, '')}</MarkdownText>
      </Card>
    </>
  );
}
