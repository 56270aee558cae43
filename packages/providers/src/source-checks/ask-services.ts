import type { DataSources } from '@gaemi/runtime/data-sources';
import type { Logger } from '@gaemi/runtime/logger';
import { createOpenAiJudge } from '../judge/openai/openai-judge.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import { ProviderError } from '../provider-error.ts';
import { bundledCompanies } from '../stock-master/bundled/bundled-companies.ts';
import { type AskSource, asked } from './source-answer.ts';

export type ModelSettings = Extract<DataSources['judge'], { name: 'openai' }>;

/** One made-up event, judged as an analysis of the basic tier does. The answer has to pass all its checks. */
export const askModel =
  (settings: ModelSettings, { logger, now }: { logger: Logger; now: () => Date }): AskSource =>
  async (signal) => {
    const company = bundledCompanies.find(({ code }) => code === asked.code);
    if (company === undefined) throw new Error(`${asked.code} is not among the bundled companies`);
    let [calls, tokens, because] = [0, 0, 'it did not judge the event'];
    const startedAt = performance.now();
    const judgements = await createOpenAiJudge(settings, logger).judge({
      company,
      tier: 'basic',
      events: [
        {
          eventId: 'check',
          title: '삼성전자, 3분기 영업이익 12조원…전년보다 30% 증가',
          description: '삼성전자는 3분기 영업이익이 12조원으로 지난해 같은 기간보다 30% 늘었다고 밝혔다.',
          publisher: '예시신문',
          publishedAt: now(),
        },
      ],
      record: {
        judged: async () => undefined,
        unused: async (answer) => {
          because = answer.because;
        },
      },
      meter: {
        begin: () => {
          calls += 1;
        },
        used: async ({ promptTokens, completionTokens }) => {
          tokens += promptTokens + completionTokens;
        },
      },
      signal,
    });
    if (judgements.length === 0) throw new ProviderError('openai', 'malformed', { message: because });
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    const model = settings.models.basic;
    return { detail: `${model} judged an event in ${seconds} s with ${tokens} tokens (${calls} requests)` };
  };

/** Greets the mail server and logs in; no mail is sent. */
export const askMail =
  (settings: { smtpUrl: string; from: string }): AskSource =>
  async () => {
    const sender = createMailSender(settings);
    try {
      await sender.requireLogin?.();
    } finally {
      sender.close();
    }
    const loggedIn = new URL(settings.smtpUrl).username !== '';
    return { detail: loggedIn ? 'the mail server accepts the log-in' : 'the mail server answers; it has no log-in' };
  };
