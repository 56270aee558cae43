import { describeMornings } from '../testing/mornings/describe-mornings.ts';

describeMornings({
  members: Number(process.env.SIMULATED_MEMBERS ?? 150),
  days: Number(process.env.SIMULATED_DAYS ?? 6),
  stocks: Number(process.env.SIMULATED_STOCKS ?? 8),
  seed: Number(process.env.SIMULATED_SEED ?? 10),
});
