/**
 * Words of one theme. Each list is a string of terms separated by commas.
 * In a term, a blank is optional in the text ("흑자 전환" also finds 흑자전환). `^` requires the start of a word, `$` its end,
 * and `~` its end or a particle. `+` after a verb stem stands for its forms (놓치+ also finds 놓쳤, 놓친). A particle may
 * precede a blank. Stems are written so that particles and endings may follow.
 */
export type MeaningGroup = {
  /** Stable key, the name of a feature of the judge. */
  key: string;
  /**
   * Measured things that are neither good nor bad alone: good when they rise (`welcome`) or when they fall
   * (`unwelcome`).
   */
  welcome?: string;
  unwelcome?: string;
  /** Things that are good or bad alone and may grow, shrink or be overcome: 기대감, 적자. */
  hopes?: string;
  burdens?: string;
  /** Events by side and strength 1–3. */
  goodEvents?: Partial<Record<1 | 2 | 3, string>>;
  badEvents?: Partial<Record<1 | 2 | 3, string>>;
};

/**
 * Effect of an operator on the word it governs (mostly the one before it).
 * rise, fall: by the sense of the thing · better, worse: good or bad for every thing · relief: ends a burden · pass:
 * exceeds a figure or overcomes a burden · cancel: reverses an event · fail: bad, a good event even more so · not:
 * reverses, weakly.
 */
export type Effect = 'rise' | 'fall' | 'better' | 'worse' | 'relief' | 'cancel' | 'fail' | 'not' | 'pass';

export type OperatorList = {
  effect: Effect;
  /** Side and weight when the operator governs nothing. */
  alone: number;
  /** Weight that the governed word gets. */
  strength: 1 | 2 | 3;
  /** `things` governs only measured things and burdens (prices do not reverse events); `any` also governs events. */
  governs: 'things' | 'any';
  /** True when it may also precede the thing it governs: 역대 최대 과징금. */
  attributive?: boolean;
  terms: string;
};

/** `means` is "…로" directly after a signal (부진으로 적자): a cause there, nothing elsewhere (1조원으로). */
export type ConnectorKind = 'contrast' | 'amid' | 'cause' | 'means' | 'rival';

export type Meaning =
  | { role: 'thing'; group: string; sense: 1 | -1; alone: number }
  | { role: 'event'; group: string; sense: 1 | -1; alone: number }
  | {
      role: 'operator';
      effect: Effect;
      alone: number;
      strength: 1 | 2 | 3;
      governs: 'things' | 'any';
      attributive?: boolean;
    }
  | { role: 'hedge'; factor: number }
  | { role: 'connector'; kind: ConnectorKind }
  /** `inquiry`: an answer to an exchange inquiry about a price move. */
  | { role: 'denial'; inquiry: boolean }
  /** `failing` is 못, otherwise 안 and 않. `place` is the position relative to the negated verb. */
  | { role: 'negation'; failing: boolean; place: 'before' | 'after' }
  | { role: 'notice'; factor: number }
  | { role: 'hollow' };

export const splitTerms = (list: string): string[] =>
  list
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
