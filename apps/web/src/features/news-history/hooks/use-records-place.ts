import type { NewsSide } from '@gaemi/contracts/news-analysis';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** More pages than anybody opens by hand; an address that asks for more gets these. */
const MOST_PAGES = 100;

/** Where the member is among their records. It lives in the address, so back, forward and a reload keep it. */
export interface RecordsPlace {
  /** Pages of the list that are open. */
  pages: number;
  /** `_id` of the card that is open, and of the analysis that is shown in full. */
  card: string | null;
  detail: string | null;
  side: NewsSide;
}

export function useRecordsPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const place = readPlace(params);

  /** The address with some of it changed; null takes a part out. */
  const searchWith = (changes: Record<string, string | null>): string => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return `?${next}`;
  };
  const replace = (changes: Record<string, string | null>) =>
    navigate({ search: searchWith(changes) }, { replace: true, state });

  return {
    place,
    showPages: (pages: number) => replace({ pages: String(pages) }),
    openCard: (id: string | null) => replace({ card: id }),
    turnTo: (side: NewsSide) => replace({ side }),
    /** Where a summary of a card leads. */
    detailLink: (id: string, side: NewsSide) => ({
      to: { search: searchWith({ card: id, detail: id, side }) },
      state: { ...Object(state), fromList: true },
    }),
    /** Back to the list: the entry before this one where that is the list, else this one becomes it. */
    closeDetail: () => {
      if (hasListBefore(state)) navigate(-1);
      else replace({ detail: null, side: null });
    },
  };
}

function readPlace(params: URLSearchParams): RecordsPlace {
  const pages = Number(params.get('pages'));
  return {
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 1,
    card: params.get('card'),
    detail: params.get('detail'),
    side: params.get('side') === 'bad' ? 'bad' : 'good',
  };
}

function hasListBefore(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
