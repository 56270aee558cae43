import type { FindEmailRequest } from '@gaemi/contracts/account';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { maskEmail } from '@gaemi/runtime/masking';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';

/** Tells somebody who knows a member's name and phone the address, masked. Throws NO_MATCHING_MEMBER. */
@Injectable()
export class FindEmail {
  constructor(private readonly users: UserRepository) {}

  async execute({ user_name, user_mobile }: FindEmailRequest): Promise<{ user_email: string }> {
    const member = await this.users.findByNameAndMobile(user_name, user_mobile);
    if (member === null) throw new AppError('NO_MATCHING_MEMBER');
    return { user_email: maskEmail(member.email) };
  }
}
