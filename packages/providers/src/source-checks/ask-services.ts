import type { Logger } from '@gaemi/runtime/logging/logger';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import { OFFLINE_FIRST } from '../judge/mixed-judge.ts';
import { createOpenAiJudge } from '../judge/openai/openai-judge.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import { ProviderError } from '../provider-error.ts';
import { bundledCompanies } from '../stock-master/bundled/bundled-companies.ts';
import { type AskSource, asked, UnusableModel } from './source-answer.ts';

export type ModelSettings = Extract<DataSources['judge'], { name: 'openai' }>;

/** Variables that name a model. */
const modelVariables = {
  basic: 'OPENAI_MODEL_BASIC',
  medium: 'OPENAI_MODEL_MEDIUM',
  premium: 'OPENAI_MODEL_PREMIUM',
  first: 'OPENAI_MODEL_FIRST',
} as const;

interface ModelParts {
  logger: Logger;
  now: () => Date;
}

/** Each model of the settings judges one made-up event, side by side. The answers have to pass all their checks. */
export const askModels =
  (settings: ModelSettings, parts: ModelParts): AskSource =>
  async (signal) => {
    const asked = await Promise.allSettled(
      listModels(settings).map(async (named) => {
        try {
          return await askModel({ settings, ...named }, parts, signal);
        } catch (error) {
          throw error instanceof ProviderError ? new UnusableModel(error, named) : error;
        }
      }),
    );
    const details = asked.map((outcome) => {
      if (outcome.status === 'rejected') throw outcome.reason;
      return outcome.value;
    });
    return { detail: details.join('; ') };
  };

/** Each once, with the first variable that names it. */
function listModels({ models, firstModel }: ModelSettings): { model: string; variable: string }[] {
  const named = new Map<string, string>();
  for (const tier of ['basic', 'medium', 'premium'] as const) {
    if (!named.has(models[tier])) named.set(models[tier], modelVariables[tier]);
  }
  const isModel = firstModel !== undefined && firstModel !== OFFLINE_FIRST;
  if (isModel && !named.has(firstModel)) named.set(firstModel, modelVariables.first);
  return [...named].map(([model, variable]) => ({ model, variable }));
}

async function askModel(
  { settings, model }: { settings: ModelSettings; model: string },
  { logger, now }: ModelParts,
  signal: AbortSignal,
): Promise<string> {
  const company = bundledCompanies.find(({ code }) => code === asked.code);
  if (company === undefined) throw new Error(`${asked.code} is not among the bundled companies`);
  let [calls, tokens, because] = [0, 0, 'it did not judge the event'];
  const startedAt = performance.now();
  const models = { basic: model, medium: model, premium: model };
  const judgements = await createOpenAiJudge({ ...settings, models, firstModel: undefined }, logger).judge({
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
  return `${model} judged an event in ${seconds} s with ${tokens} tokens (${calls} requests)`;
}

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
