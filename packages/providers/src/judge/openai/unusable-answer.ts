/** Why an answer of a model could not be used. */
export type Unusable = 'refused' | 'cut off' | 'empty' | 'too long' | 'only reasoning' | 'not in the asked form';

/** What the operator reads of it, and what may help. */
const sentences: Readonly<Record<Unusable, string>> = {
  refused: 'the model refused to answer, or its content filter did',
  'cut off': 'the answer was cut off (OPENAI_MAX_TOKENS_JUDGING may be too low)',
  empty: 'the answer had no text',
  'too long': 'the answer was far too long',
  'only reasoning':
    'the model reasoned and did not answer (OPENAI_MAX_TOKENS_JUDGING may be too low, OPENAI_REASONING_EFFORT_JUDGING too high)',
  'not in the asked form': 'the answer was not JSON of the asked form (another model may keep to it)',
};

/** Says why two answers in a row could not be used. */
export function unusableTwice(first: Unusable, second: Unusable): string {
  const reasons = first === second ? sentences[first] : `${sentences[first]}; then ${sentences[second]}`;
  return `no usable answer at two tries: ${reasons}`;
}
