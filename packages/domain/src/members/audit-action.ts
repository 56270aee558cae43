/** What an admin can change of a member. */
export const auditActions = ['grade', 'credit'] as const;
export type AuditAction = (typeof auditActions)[number];
