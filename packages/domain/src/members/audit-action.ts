/** Admin action on a member, on an objection of members, or on what the judge learned. */
export const auditActions = [
  'grade',
  'credit',
  'plan',
  'plan_rejected',
  'sessions_ended',
  'passkeys_removed',
  'api_keys_ended',
  'objection_upheld',
  'objection_dismissed',
  'objection_refund',
  'admin_granted',
  'admin_revoked',
  'suspended',
  'resumed',
  'deleted',
  'exported',
  'judge_version_taken_back',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Stands in the audit in place of an admin: for whoever may type commands at the machine of the product. */
export const OPERATOR_ID = '000000000000000000000000';
