import type { PushPayload } from '@gaemi/contracts/alerts';
import type { ToldContent } from './told-content.ts';

/** Characters that notifications show on every system. */
const BODY_MAX = 180;

/** Writes an alert as a notification. Sample data says so. */
export function toldPush({ stocks, sample }: ToldContent, deliveryId: string): PushPayload {
  const events = stocks.flatMap(({ events: told }) => told);
  const [first] = events;
  const names = stocks.map(({ name }) => name).join(', ');
  const more = events.length > 1 ? ` 외 ${events.length - 1}건` : '';
  const body = `${first?.weight ?? ''} · ${first?.text ?? ''}`;
  return {
    title: `${names}${more}${sample ? ' (예시 데이터)' : ''}`,
    body: body.length > BODY_MAX ? `${body.slice(0, BODY_MAX - 1)}…` : body,
    url: `/analysis?q=${stocks[0]?.code ?? ''}`,
    tag: deliveryId,
  };
}
