import type { MjbRecord } from '@gaemi/contracts/accumulation';
import type { RecordKind } from '../../records/record-kind.ts';
import { mjbRecordsQuery } from './api/mjb-records.ts';
import { ListedMjb } from './components/listed-mjb.tsx';
import { MjbCardSkeleton } from './components/mjb-card-skeleton.tsx';
import { MjbDetail } from './components/mjb-detail.tsx';

/** The member's accumulation analyses. */
export const mjbRecordKind: RecordKind<MjbRecord> = {
  title: '매집비 기록',
  pageQuery: mjbRecordsQuery,
  CardSkeleton: MjbCardSkeleton,
  ListCard: ListedMjb,
  Detail: MjbDetail,
  detailParts: ['sort'],
  failure: '매집비 기록을 가져오는 데 실패했습니다.',
  start: {
    path: '/mjb',
    label: '매집비 구하기',
    hint: '관심 있는 종목의 매집비를 먼저 구해 보세요.',
    hintOfStock: '이 종목의 매집비를 먼저 구해 보세요.',
  },
};
