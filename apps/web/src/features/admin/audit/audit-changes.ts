import type { AuditEntry } from '@gaemi/contracts/admin';
import { expiryDay } from '@gaemi/domain/members/expiry-day';
import { gradeLabels } from '../../../ui/badge/grades.ts';

interface AuditChange {
  name: string;
  before: string;
  after: string;
}

type State = NonNullable<AuditEntry['before']>;

const shown: { name: string; text: (state: State) => string }[] = [
  { name: '등급', text: ({ grade }) => gradeLabels[grade].badge },
  { name: '만료일', text: ({ expired_at }) => (expired_at === null ? '없음' : expiryDay(expired_at)) },
  { name: '크레딧', text: ({ credit }) => credit.toLocaleString('ko-KR') },
  { name: '결제 합계', text: ({ paid }) => `${paid.toLocaleString('ko-KR')}원` },
];

/** What an entry of the trail changed, in words; what stayed the same is left out. */
export function auditChanges({ before, after }: AuditEntry): AuditChange[] {
  if (before === null || after === null) return [];
  return shown
    .map(({ name, text }) => ({ name, before: text(before), after: text(after) }))
    .filter((change) => change.before !== change.after);
}
