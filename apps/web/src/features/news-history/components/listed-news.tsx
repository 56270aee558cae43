import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { useQueryClient } from '@tanstack/react-query';
import type { CardProps } from '../../../records/record-kind.ts';
import { newsSideQuery } from '../api/news-records.ts';
import { RecordCard } from './record-card.tsx';

/** An analysis in a list; both sides are fetched as soon as one is about to be chosen. */
export function ListedNews({ record, isOpen, onToggle, place }: CardProps<CombinedNews>) {
  const client = useQueryClient();
  return (
    <RecordCard
      record={record}
      onNear={() => {
        void client.prefetchQuery({ ...newsSideQuery(record, 'good') });
        void client.prefetchQuery({ ...newsSideQuery(record, 'bad') });
      }}
      opening={{ isOpen, onToggle, linkOf: (side) => place.detailLink(record._id, { side }) }}
    />
  );
}
