import type { WebhookDelivery } from '@gaemi/contracts/webhooks';
import type { WebhookEvent } from '@gaemi/domain/webhooks/webhook-rules';

export const eventNames = {
  'analysis.finished': '분석 끝',
  'analysis.failed': '분석 실패',
  alert: '알림',
} as const satisfies Record<WebhookEvent, string>;

export const messageNames = { ...eventNames, test: '시험' } as const;

const errorWords: Readonly<Record<string, string>> = {
  timeout: '답이 늦음',
  unreachable: '연결하지 못함',
  refused: '보낼 수 없는 주소',
  unsigned: '서명 비밀을 바꿔야 함',
  'switched-off': '꺼져 있음',
  suspended: '이용 정지',
  withdrawn: '바로잡은 소식',
};

/** What became of a message, in a few words. */
export function describeOutcome({ state, status, error, tries }: WebhookDelivery): string {
  if (state === 'delivered') return `보냄 · ${status}`;
  const why = status === null ? (error === null ? null : (errorWords[error] ?? '보내지 못함')) : `답 ${status}`;
  if (state === 'failed') return ['실패', why].filter((part) => part !== null).join(' · ');
  return tries === 0 ? '보내는 중' : `다시 보낼 예정 · ${tries}번 시도${why === null ? '' : ` · ${why}`}`;
}
