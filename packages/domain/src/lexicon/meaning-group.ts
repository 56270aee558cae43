/**
 * Words of one theme. Each list is a string of terms parted by commas. In a term a blank may or may not stand in the text ("흑자 전환" also
 * finds 흑자전환), `^` asks for the start of a word, `$` for its end and `~` for its end or a particle; `+`
 * after a verb's stem stands for its forms (놓치+ also finds 놓쳤, 놓친). Before a blank a particle may stand. Stems are written so that
 * particles and endings may follow.
 */
export type MeaningGroup = {
  /** Stable key, also handed to the summary. */
  key: string;
  /** The theme in a word or two. */
  name: string;
  /** What happened, in the form that goes before 소식: "실적이 좋아졌다는". */
  good: string;
  bad: string;
  /** Measured things without a side of their own: good when they rise (`welcome`) or when they fall (`unwelcome`). */
  welcome?: string;
  unwelcome?: string;
  /** Things that already speak by themselves and may grow, shrink or be overcome: 기대감, 적자. */
  hopes?: string;
  burdens?: string;
  /** Happenings by side and strength 1–3. */
  goodEvents?: Partial<Record<1 | 2 | 3, string>>;
  badEvents?: Partial<Record<1 | 2 | 3, string>>;
};

/**
 * What an operator does to the word it governs (mostly the one before it).
 * rise, fall: by the sense of the thing · better, worse: good or bad whatever the thing · relief: ends a burden ·
 * pass: rises beyond a figure, gets past a burden · cancel: turns an event round · fail: bad, a good event the more so · not: turns round, weakly.
 */
export type Effect = 'rise' | 'fall' | 'better' | 'worse' | 'relief' | 'cancel' | 'fail' | 'not' | 'pass';

export type OperatorList = {
  effect: Effect;
  /** Side and weight when there is nothing to govern. */
  alone: number;
  /** Weight given to what it governs. */
  strength: 1 | 2 | 3;
  /** `things` governs only measured things and burdens (prices do not turn events round); `any` also events. */
  governs: 'things' | 'any';
  /** Stands before the thing it governs as readily as after it: 역대 최대 과징금. */
  attributive?: boolean;
  terms: string;
};

/** `means` is "…로" right after something said (부진으로 적자): a cause there, nothing elsewhere (1조원으로). */
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
  /** `inquiry`: an answer to the exchange, which asked because the price had moved. */
  | { role: 'denial'; inquiry: boolean }
  /** `failing` is 못, the other 안 and 않; `place` tells where it stands beside the verb it negates. */
  | { role: 'negation'; failing: boolean; place: 'before' | 'after' }
  | { role: 'notice'; factor: number }
  | { role: 'hollow' };

export const splitTerms = (list: string): string[] =>
  list
    .split(',')
    .map((term) => term.trim())
    .filter((term) => term !== '');
