import { cutOff, disconnect, hang, large, status } from '@gaemi/testing/providers/faults';
import { modelReplies } from '@gaemi/testing/providers/model-replies';
import type { OpenAiStub } from '@gaemi/testing/providers/openai-stub';

export const SLOW = 'is slow';
export const SLOW_MS = 700;

const moods: Record<string, (model: OpenAiStub, times: number) => void> = {
  'fails with 500': (model, times) => model.fail(status(500), times),
  'fails with 401': (model, times) => model.fail(status(401), times),
  'asks to wait': (model, times) => model.fail(status(429, { retryAfter: 1 }), times),
  hangs: (model, times) => model.fail(hang, times),
  'hangs up': (model, times) => model.fail(disconnect, times),
  'is cut off': (model, times) => model.fail(cutOff, times),
  floods: (model, times) => model.fail(large(400_000), times),
  [SLOW]: (model) => model.delay(SLOW_MS),
  lies: (model) => model.answer(modelReplies.citesNinetyNine),
  invents: (model) => model.answer(modelReplies.invents),
  refuses: (model) => model.answer(modelReplies.refusal),
  'says nothing': (model) => model.answer(modelReplies.nothing),
  'breaks the schema': (model) => model.answer(modelReplies.wrongSchema),
  'stops in the middle': (model) => model.answer(modelReplies.cutOff),
};

/** Faulty behaviours of the model, by name. */
export const modelMoods: readonly [string, ...string[]] = ['fails with 500', ...Object.keys(moods).slice(1)];

export function setMood(model: OpenAiStub, mood: string, times: number): void {
  moods[mood]?.(model, times);
}
