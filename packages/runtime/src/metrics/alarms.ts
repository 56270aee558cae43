/**
 * Reasons to alert an operator: the field `alarm` of a log line. The log's reader (on AWS a metric filter) searches for
 * it.
 */
export const alarms = {
  /** A message used up its deliveries or is not a job. Its analysis ended in error, and it is stored. */
  deadLetter: 'dead-letter',
  /** The end of an analysis with its refund could not be written; it is retried until it is. */
  refundPending: 'refund-pending',
  /** The nightly reconciler found a balance mismatch: a balance that is not the sum of its log. */
  balanceMismatch: 'bent-balance',
  /** The mail server refuses the service itself: log-in, sender, quota or reputation. Mails are tried again until their time is over. */
  mailRefused: 'mail-refused',
} as const;
