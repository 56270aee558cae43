/** Time limits of gathering news, in milliseconds. */
export interface GatheringTimes {
  /** Time for which analyses share a gathering; 0 for none. */
  shared: number;
  /** Time that a source gets when others are gathered beside it. */
  besideOthers: number;
  /** Time after which a source ends with what it has, so that the part comes within its time: beside others, and alone. */
  partBesideOthers: number;
  partAlone: number;
  /** Time after which another worker gathers in place of one that died, and how often a living one renews its lease. */
  lease: number;
  renewal: number;
}

export const defaultGatheringTimes = {
  besideOthers: 45_000,
  partBesideOthers: 40_000,
  partAlone: 4 * 60_000,
  lease: 60_000,
  renewal: 20_000,
} as const;
