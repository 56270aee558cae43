/** Admin action on a member. */
export const auditActions = ['grade', 'credit', 'plan'] as const;
export type AuditAction = (typeof auditActions)[number];
