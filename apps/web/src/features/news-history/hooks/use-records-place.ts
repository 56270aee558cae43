import type { NewsSide } from '@gaemi/contracts/news-analysis';
import { useListPlace } from '../../../records/use-list-place.ts';

/** Where the member is among their news analyses: also which side of the one that is shown in full. */
export function useRecordsPlace() {
  const { params, place, replace, detailLink, closeDetail, showPages, openCard } = useListPlace();
  const side: NewsSide = params.get('side') === 'bad' ? 'bad' : 'good';
  return {
    place: { ...place, side },
    showPages,
    openCard,
    turnTo: (next: NewsSide) => replace({ side: next }),
    /** Where a summary of a card leads. */
    detailLink: (id: string, of: NewsSide) => detailLink(id, { side: of }),
    closeDetail: () => closeDetail(['side']),
  };
}
