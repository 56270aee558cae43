import { describeMornings } from '../testing/mornings/describe-mornings.ts';

/** Two trading days, a weekend and the Monday after it; more of all in `mornings.full.spec.ts`. */
describeMornings({ members: 40, days: 5, stocks: 6, seed: 10 });
