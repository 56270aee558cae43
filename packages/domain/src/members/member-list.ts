/** Orders of the list of members: the newest first, the next expiry first, the highest balance or paid total first. */
export const memberSorts = ['newest', 'expiry', 'credit', 'paid'] as const;
export type MemberSort = (typeof memberSorts)[number];

/**
 * Parts of the list of members. A plan is in force from its grant until its last day: `paid` has one and has paid for
 * it, `unpaid` has one without any payment, `expiring` has one that ends within EXPIRING_DAYS. `expired`: any grade whose
 * time is over.
 */
export const memberFilters = ['all', 'paid', 'expiring', 'expired', 'unpaid'] as const;
export type MemberFilter = (typeof memberFilters)[number];

/** Days before its end from which a plan counts as ending soon. */
export const EXPIRING_DAYS = 14;
