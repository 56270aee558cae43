import type { ChatCompletion } from 'openai/resources/chat/completions';

/** The text of the model, or the reason why it is unusable and the answer it gave instead. */
export type ModelAnswer = { text: string } | { unusable: 'refused' | 'cut off' | 'empty' | 'too long'; said: string };

/** Servers that are only nearly compatible may omit any field. */
export function answerOf(completion: ChatCompletion): ModelAnswer {
  const choice = Array.isArray(completion.choices) ? completion.choices[0] : undefined;
  if (choice === undefined) return { unusable: 'empty', said: '' };
  const text = textOf(choice.message?.content);
  const refusal = textOf(choice.message?.refusal);
  if (choice.finish_reason === 'length') return { unusable: 'cut off', said: text };
  if (choice.finish_reason === 'content_filter' || refusal !== '')
    return { unusable: 'refused', said: refusal || text };
  return text.trim() === '' ? { unusable: 'empty', said: text } : { text };
}

/** Text as it is, or the texts of its parts: some servers answer reasoning and text as parts of a list. */
function textOf(said: unknown): string {
  if (Array.isArray(said)) return said.map((part) => (part?.type === 'text' ? textOf(part.text) : '')).join('');
  return typeof said === 'string' ? said : '';
}
