import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { useQueryClient } from '@tanstack/react-query';
import { mjbRecordQuery } from '../../../mjb-result/mjb-record-query.ts';
import type { CardProps } from '../../../records/record-kind.ts';
import { MjbCard } from './mjb-card.tsx';

/** An accumulation analysis in a list; the whole of it is fetched as soon as it is about to be chosen. */
export function ListedMjb({ record, isOpen, onToggle, place }: CardProps<MjbRecord>) {
  const client = useQueryClient();
  return (
    <MjbCard
      record={record}
      onNear={() => void client.prefetchQuery(mjbRecordQuery(record._id, 'volume'))}
      opening={{ isOpen, onToggle, link: place.detailLink(record._id) }}
    />
  );
}
