import { ChartCandlestick, ChartPie, Heart, History, Info, type LucideIcon, Newspaper, Settings } from 'lucide-react';
import type { Service } from '../shared/session/selected-service.ts';
import { newsPaths } from './menu-paths.ts';

export interface MenuItem {
  path: string;
  label: string;
  icon: LucideIcon;
}

/** Whose menu a screen shows. */
export type MenuService = 'news' | 'mjb' | 'chart';

export interface Menu {
  service: MenuService;
  label: string;
  items: readonly MenuItem[];
}

const newsHistory: MenuItem = { path: '/search', label: '분석 기록', icon: History };
const newsAnalysis: MenuItem = { path: '/analysis', label: '종목 분석', icon: Newspaper };
const admin: MenuItem = { path: '/admin', label: '관리자', icon: Settings };

/** Menu of a screen. `isAdmin` swaps the introduction for the admin's screen. */
export function menuFor(path: string, { service, isAdmin }: { service: Service; isAdmin: boolean }): Menu {
  if (path === '/chart') {
    return {
      service: 'chart',
      label: '차트 메뉴',
      items: [newsHistory, newsAnalysis, { path: '/chart', label: '차트 분석', icon: ChartCandlestick }],
    };
  }
  const isAccumulation = path.startsWith('/mjb') || (service === 'mjb' && !newsPaths.has(path));
  return isAccumulation
    ? { service: 'mjb', label: '매집비 메뉴', items: [...accumulationItems, ...(isAdmin ? [admin] : [])] }
    : { service: 'news', label: '뉴스 메뉴', items: [...newsItems, isAdmin ? admin : introduction] };
}

const introduction: MenuItem = { path: '/subscribe', label: '소개', icon: Info };
const newsItems: readonly MenuItem[] = [
  newsHistory,
  newsAnalysis,
  { path: '/favorite', label: '관심 종목', icon: Heart },
];
const accumulationItems: readonly MenuItem[] = [
  { path: '/mjb-search', label: '매집비 기록', icon: History },
  { path: '/mjb', label: '매집비 분석', icon: ChartPie },
  { path: '/mjb-favorite', label: '관심 종목', icon: Heart },
];
