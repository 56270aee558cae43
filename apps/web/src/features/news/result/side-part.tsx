import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { SideSkeleton } from './result-skeleton.tsx';
import { SideCard, type SideCardProps } from './side-card.tsx';

/** The detail of a side, or how far it has come. */
export interface SideState {
  detail: NewsDetail | undefined;
  isFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A side of a result, its place while it is on its way, or that it did not come. */
export function SidePart({ state, render }: { state: SideState; render: Omit<SideCardProps, 'detail'> }) {
  const { detail, isFailed, isRetrying, onRetry } = state;
  if (detail !== undefined) return <SideCard detail={detail} {...render} />;
  if (!isFailed) return <SideSkeleton />;
  return <ErrorPanel title="뉴스 데이터를 가져오는 데 실패했습니다." onRetry={onRetry} busy={isRetrying} />;
}
