/** Why somebody is to be woken: the field `alarm` of a log line, which the log's reader (on AWS a metric filter) looks for. */
export const alarms = {
  /** A message used up its deliveries or is no job; its analysis ended in error and it is kept in the store. */
  deadLetter: 'dead-letter',
  /** The end of an analysis with its refund could not be written; it is tried again until it is. */
  refundPending: 'refund-pending',
  /** The nightly reconciler found a balance that is not the sum of its log. */
  bentBalance: 'bent-balance',
} as const;
