import type { Member } from '@gaemi/database/users/user.repository';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The logged-in member, in handlers of endpoints that ask for one. */
export const CurrentMember = createParamDecorator((_: unknown, context: ExecutionContext): Member => {
  const { member } = context.switchToHttp().getRequest<Request>();
  if (member === undefined) throw new Error('a public endpoint asks for the member');
  return member;
});
