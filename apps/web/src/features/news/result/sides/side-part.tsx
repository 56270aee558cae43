import { memo } from 'react';
import { ErrorPanel } from '../../../../ui/panel/error-panel.tsx';
import { Later } from '../later.tsx';
import { SideSkeleton } from '../result-skeleton.tsx';
import type { SideView } from '../result-view.ts';
import { SideCard, type SideCardProps } from './side-card.tsx';

/** How far the detail of a side has come that is not there. */
export interface SideLoad {
  isFailed: boolean;
  isRetrying: boolean;
  onRetry: () => void;
}

interface Props extends Omit<SideCardProps, 'side'> {
  side: SideView | null;
  load: SideLoad | undefined;
  /** The member has turned to it, or prints it, and waits for it. */
  isAsked: boolean;
}

/** A side of a result, its place while it is on its way, or that it did not come. It is large: what leaves it as it is does not draw it again. */
export const SidePart = memo(function SidePart({ side, load, isAsked, ...shown }: Props) {
  if (side !== null) {
    return (
      <Later now={isAsked} fallback={<SideSkeleton />}>
        <SideCard side={side} {...shown} />
      </Later>
    );
  }
  if (load?.isFailed !== true) return <SideSkeleton />;
  return <ErrorPanel title="뉴스 데이터를 가져오는 데 실패했습니다." onRetry={load.onRetry} busy={load.isRetrying} />;
});
