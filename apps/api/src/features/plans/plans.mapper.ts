import type { AdminPlanRequest, PlanList, PlanRequest as PlanRequestAnswer } from '@gaemi/contracts/plans';
import type { PlanRequest } from '@gaemi/database/plan-requests/plan-request.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { type PlanSettings, planGrades, planPrices } from '@gaemi/domain/members/plans';

export function toPlanList({ credits, account, hours, contact }: PlanSettings): PlanList {
  return {
    plans: planGrades.map((grade) => ({ grade, price: planPrices[grade], credits: credits[grade] ?? null })),
    payment: { account, hours, contact },
  };
}

export function toPlanRequest(request: PlanRequest): PlanRequestAnswer {
  const { grade, payer, paid, state, reason, granted } = request;
  return {
    _id: request._id.toHexString(),
    grade,
    payer,
    paid,
    state,
    created_at: request.createdAt.toISOString(),
    decided_at: request.decidedAt?.toISOString() ?? null,
    reason,
    granted: granted && {
      grade: granted.grade,
      expired_at: granted.lastDay,
      credit: granted.credit,
      paid: granted.paid,
    },
  };
}

/** A request with its member as of `at`. */
export function toAdminPlanRequest(request: PlanRequest, member: Member, at: Date): AdminPlanRequest {
  return {
    ...toPlanRequest(request),
    user: {
      _id: member._id.toHexString(),
      user_name: member.name,
      user_email: member.email,
      grade: effectiveGrade(member, at),
      expired_at: member.expiredAt?.toISOString() ?? null,
      credit: member.credit,
      ...(member.suspension != null && { is_suspended: true }),
    },
  };
}
