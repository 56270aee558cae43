import type { Endpoint } from '@gaemi/contracts/endpoints';
import type { OwnedApiKey } from '@gaemi/database/api-keys/api-key.repository';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from './app-error.ts';
import { endpointOf } from './endpoint.decorator.ts';
import { SecurityTrail } from './security-trail.ts';
import { Confirmations } from './session/confirmations.ts';
import { Sessions } from './session/sessions.ts';

/**
 * Lets a request to the endpoints its caller may use. It reads the member at each request, so that an expired grade, a removed
 * admin or a withdrawal counts at once.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly users: UserRepository,
    private readonly confirmations: Confirmations,
    private readonly trail: SecurityTrail,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const endpoint = endpointOf(context.getHandler());
    if (endpoint === undefined) throw new Error(`${context.getHandler().name} has no endpoint`);
    const request = context.switchToHttp().getRequest<Request>();
    if (request.apiKey !== undefined) return admitKey(request, request.apiKey, endpoint);
    if (endpoint.access === 'public') return true;

    const userId = this.sessions.findOwner(request);
    const member = userId === undefined ? null : await this.memberOf(request, userId);
    if (member === null) {
      if (request.user !== undefined) await this.sessions.discard(request);
      throw new AppError('NOT_LOGGED_IN');
    }
    if (endpoint.access === 'admin' && !member.isAdmin) {
      this.trail.record(request, 'admin-denied', { account: member._id.toHexString(), what: endpoint.route.path });
      throw new AppError('ADMIN_ONLY');
    }
    admit(request, member, endpoint);
    if (endpoint.confirmed === true) await this.confirmations.require(member, request);
    return true;
  }

  /** As found with the session of this very request, where it was. */
  private async memberOf({ sessionMember }: Request, userId: string): Promise<Member | null> {
    if (sessionMember === null || sessionMember?._id.toHexString() === userId) return sessionMember;
    return this.users.findById(userId);
  }
}

/** A key opens only endpoints that name a scope for keys, and of those the ones of its scopes. */
function admitKey(request: Request, { member, scopes }: OwnedApiKey, endpoint: Endpoint): true {
  if (endpoint.apiKey === undefined) throw new AppError('API_KEY_NOT_ALLOWED');
  if (!scopes.includes(endpoint.apiKey)) {
    const detail = `이 API 키에는 ${endpoint.apiKey} 권한이 없어요(있는 권한: ${scopes.join(', ')}). read와 analyse는 서로를 포함하지 않아요.`;
    throw new AppError('API_KEY_SCOPE_MISSING', { detail });
  }
  admit(request, member, endpoint);
  return true;
}

function admit(request: Request, member: Member, endpoint: Endpoint): void {
  if (member.suspension != null) throw new AppError('SUSPENDED');
  if (member.mustChangePassword === true && endpoint.beforePasswordChange !== true)
    throw new AppError('PASSWORD_CHANGE_REQUIRED');
  request.member = member;
}
