import type { ReasoningEffort } from '@gaemi/runtime/settings/environment-fields';
import { BadRequestError, UnprocessableEntityError } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';

/** Request to a model. */
export type ModelTask = 'judging' | 'summarising';

/** Reasoning effort of the model for a task, and its limit of tokens, reasoning included. */
export interface TaskSettings {
  reasoningEffort: ReasoningEffort;
  maxTokens: number;
}

export interface RequestContent {
  model: string;
  task: ModelTask;
  /** Instruction in our own words only. */
  system: string;
  /** The articles, as data. */
  user: string;
  /** Schema of the answer; without it, plain text. */
  schema?: { name: string; schema: Record<string, unknown> };
}

const optionalParameters = ['temperature', 'response_format', 'reasoning_effort', 'max_completion_tokens'] as const;
export type OptionalParameter = (typeof optionalParameters)[number];

/** Builds the body of a request, without the parameters that the model does not accept. */
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

/** Words by which servers say that they know or allow no such parameter. A value that is too large is another matter. */
const refusing =
  /unsupported|not supported|(?:does not|doesn't|do not) support|unrecognized|unrecognised|unknown|unexpected|not permitted|not allowed|extra_forbidden|extra fields|extra inputs|only the default|no longer supported/i;

/**
 * Returns the parameter that a server refuses by its name. Ollama reports a model without reasoning as not supporting
 * thinking.
 */
export function refusedParameter(error: unknown): OptionalParameter | undefined {
  if (!(error instanceof BadRequestError || error instanceof UnprocessableEntityError)) return undefined;
  if (/not support thinking/i.test(error.message)) return 'reasoning_effort';
  if (!refusing.test(`${error.code ?? ''} ${error.message}`)) return undefined;
  return optionalParameters.find((name) => error.param === name || error.message.includes(name));
}
