import type { Alerts } from '@gaemi/contracts/alerts';

export const alertStock = (code: string, name: string, on: boolean) => ({ code, name, on, min: 2 as const });

/** Settings of a member who chose nothing yet but one stock. */
export const alertsWith = (changes: Partial<Alerts> = {}): Alerts => ({
  briefing: { on: false, at: '08:00' },
  instant: false,
  quiet: { on: true, from: '21:00', to: '08:00' },
  mail: true,
  paused_until: null,
  stocks: [
    alertStock('005930', '삼성전자', true),
    alertStock('000660', 'SK하이닉스', false),
    alertStock('035420', 'NAVER', false),
  ],
  stocks_max: 2,
  paused: false,
  email: 'seoyeon.kim@example.com',
  mail_refused_at: null,
  devices: [],
  push_key: `B${'A'.repeat(86)}`,
  watching_resumes_at: null,
  tested_at: null,
  ...changes,
});
