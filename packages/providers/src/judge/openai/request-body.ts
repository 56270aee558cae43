import type { ReasoningEffort } from '@gaemi/runtime/environment-fields';
import { BadRequestError, UnprocessableEntityError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/** What a model is asked to do. */
export type ModelTask = 'judging' | 'summarising';

/** How hard a model thinks about a task, and how many tokens it may write, those of its thinking included. */
export interface TaskSettings {
  reasoningEffort: ReasoningEffort;
  maxTokens: number;
}

export interface RequestContent {
  model: string;
  task: ModelTask;
  /** Our own words only. */
  system: string;
  /** Holds the articles, as data. */
  user: string;
  /** Shape of the answer; plain text where left out. */
  schema?: { name: string; schema: Record<string, unknown> };
}

const optionalParameters = ['temperature', 'response_format', 'reasoning_effort', 'max_completion_tokens'] as const;
export type OptionalParameter = (typeof optionalParameters)[number];

/** The body of a request, without the parameters that the model does not take. */
export function requestBody(
  { model, system, user, schema }: RequestContent,
  { reasoningEffort, maxTokens }: TaskSettings,
  unsupported: ReadonlySet<OptionalParameter>,
): ChatCompletionCreateParamsNonStreaming {
  const optional: Pick<ChatCompletionCreateParamsNonStreaming, OptionalParameter> = {
    temperature: 0,
    reasoning_effort: reasoningEffort,
    max_completion_tokens: maxTokens,
    ...(schema !== undefined && { response_format: { type: 'json_schema', json_schema: { ...schema, strict: true } } }),
  };
  for (const name of unsupported) delete optional[name];
  return {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    ...optional,
  };
}

/** The parameter that a server refuses by its name. Ollama says of a model without reasoning that it does not support thinking. */
export function refusedParameter(error: unknown): OptionalParameter | undefined {
  if (!(error instanceof BadRequestError || error instanceof UnprocessableEntityError)) return undefined;
  if (/not support thinking/i.test(error.message)) return 'reasoning_effort';
  return optionalParameters.find((name) => error.param === name || error.message.includes(name));
}
