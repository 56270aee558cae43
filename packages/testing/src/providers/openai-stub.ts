import type { ServerResponse } from 'node:http';
import { type ModelQuestion, readQuestion } from './model-question.ts';
import { answerJson, type StubServer, startStubServer } from './stub-server.ts';
import { judgeBySimpleWords } from './word-judge.ts';

/** Reply of the model; `refusal` and `finishReason` as in the API. */
export type ModelReply = string | { content: string | null; refusal?: string; finishReason?: string };

export interface OpenAiStub extends StubServer {
  /** Every question so far that reached the model. */
  questions: ModelQuestion[];
  /** Sets the answers of the model from now on; without an argument, the initial ones by simple words. */
  answer(model?: (question: ModelQuestion) => ModelReply): void;
  /** Refuses requests with this parameter, as some models do with temperature. */
  refuseParameter(name: string): void;
  /** Refuses requests for this model with a status, as a server does that no longer has it. */
  refuseModel(name: string, status: number): void;
}

/** The variables of a worker whose judge is the stub. */
export const modelSettings = ({ url }: Pick<OpenAiStub, 'url'>) => ({
  ANALYZER: 'openai',
  OPENAI_API_KEY: 'key',
  OPENAI_BASE_URL: url,
});

/** Stub of an OpenAI-compatible server: chat completions at `/v1/chat/completions`, any key. */
export async function startOpenAiStub(options: { port?: number } = {}): Promise<OpenAiStub> {
  let model: (question: ModelQuestion) => ModelReply = judgeBySimpleWords;
  const questions: ModelQuestion[] = [];
  const refused = new Set<string>();
  const refusedModels = new Map<string, number>();
  const server = await startStubServer((request, response) => {
    const body = readQuestion(request.body);
    if (request.method !== 'POST' || request.path !== '/v1/chat/completions') {
      answerModelError(response, 404, { message: `no ${request.path} here`, code: 'not_found' });
    } else if (request.headers.authorization === undefined) {
      answerModelError(response, 401, { message: 'no key', code: 'invalid_api_key' });
    } else if (body === undefined) {
      answerModelError(response, 400, { message: 'no chat completion request', code: 'invalid_request' });
    } else {
      const parameter = [...refused].find((name) => Object.hasOwn(body.parameters, name));
      const status = refusedModels.get(body.model);
      if (status !== undefined) {
        answerModelError(response, status, { message: `no model ${body.model}`, code: `code_${status}` });
      } else if (parameter === undefined) {
        questions.push(body);
        answerJson(response, completion(body, model(body)));
      } else {
        answerModelError(response, 400, {
          message: `Unsupported value: '${parameter}'`,
          code: 'unsupported_value',
          param: parameter,
        });
      }
    }
  }, options.port);
  return {
    ...server,
    questions,
    answer: (next = judgeBySimpleWords) => {
      model = next;
    },
    refuseParameter: (name) => void refused.add(name),
    refuseModel: (name, status) => void refusedModels.set(name, status),
    recover: () => {
      server.recover();
      model = judgeBySimpleWords;
      refused.clear();
      refusedModels.clear();
      questions.length = 0;
    },
  };
}

export function answerModelError(
  response: ServerResponse,
  status: number,
  error: { message: string; code: string; param?: string },
): void {
  answerJson(response, { error: { type: 'stub', param: null, ...error } }, { status });
}

function completion(question: ModelQuestion, reply: ModelReply): Record<string, unknown> {
  const { content, refusal = null, finishReason = 'stop' } = typeof reply === 'string' ? { content: reply } : reply;
  const prompt = Math.ceil(question.user.length / 3);
  const answered = Math.ceil((content ?? '').length / 3);
  return {
    id: 'chatcmpl-stub',
    object: 'chat.completion',
    created: 1_780_000_000,
    model: question.model,
    choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content, refusal } }],
    usage: { prompt_tokens: prompt, completion_tokens: answered, total_tokens: prompt + answered },
  };
}
