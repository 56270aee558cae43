import type { NewsSide } from '@gaemi/domain/news-side';
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react';

/** The icon beside the name of a side. */
export const sideIcons: Record<NewsSide, LucideIcon> = { good: ArrowUp, bad: ArrowDown };

/** The same within a text. */
export const sideArrows: Record<NewsSide, string> = { good: '↑', bad: '↓' };
export const sideTriangles: Record<NewsSide, string> = { good: '▲', bad: '▼' };

/** The edge of a lane from which its events rise. */
export const sideEdges: Record<NewsSide, 'bottom' | 'top'> = { good: 'bottom', bad: 'top' };
