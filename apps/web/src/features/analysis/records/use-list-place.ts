import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** More pages than anybody opens by hand; an address that asks for more gets these. */
const MOST_PAGES = 100;

interface Place {
  /** Pages of the list that are open. */
  pages: number;
  /** `_id` of the card that is open, and of the analysis that is shown in full. */
  card: string | null;
  detail: string | null;
}

type Changes = Record<string, string | null>;

export type ListPlace = ReturnType<typeof useListPlace>;

/** Where the member is among their records. It lives in the address, so back, forward and a reload keep it. */
export function useListPlace() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  /** The address with some of it changed; null takes a part out. */
  const searchWith = (changes: Changes): string => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes)) {
      if (value === null) next.delete(key);
      else next.set(key, value);
    }
    return `?${next}`;
  };
  const replace = (changes: Changes) => navigate({ search: searchWith(changes) }, { replace: true, state });

  const place = readPlace(params);

  return {
    params,
    ...place,
    replace,
    /** Opens the next page; null where no more are opened. */
    showMore: place.pages < MOST_PAGES ? () => replace({ pages: String(place.pages + 1) }) : null,
    openCard: (id: string | null) => replace({ card: id }),
    /** Where a card leads; `more`: further parts of the detail's address. */
    detailLink: (id: string, more: Changes = {}) => ({
      to: { search: searchWith({ card: id, detail: id, ...more }) },
      state: { ...Object(state), fromList: true },
    }),
    /** Back to the list: the entry before this one where that is the list, else this one becomes it, without the detail's parts. */
    closeDetail: (parts: readonly string[]) => {
      if (hasListBefore(state)) navigate(-1);
      else replace(Object.fromEntries(['detail', ...parts].map((part) => [part, null])));
    },
  };
}

function readPlace(params: URLSearchParams): Place {
  const pages = Number(params.get('pages'));
  return {
    pages: Number.isInteger(pages) && pages > 0 ? Math.min(pages, MOST_PAGES) : 1,
    card: params.get('card'),
    detail: params.get('detail'),
  };
}

function hasListBefore(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromList' in state;
}
