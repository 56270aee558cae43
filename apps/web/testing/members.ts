import type { AdminUser } from '@gaemi/contracts/admin';
import type { UserInfo } from '@gaemi/contracts/users';

export function member(overrides: Partial<UserInfo> = {}): UserInfo {
  return {
    user_name: '김서연',
    user_email: 'seoyeon.kim@example.com',
    user_mobile: '010-4821-0000',
    grade: 'pro',
    expired_at: '2027-03-31T14:59:59.999Z',
    credit: 100,
    is_admin: false,
    paid: 0,
    ...overrides,
  };
}

/** A member as the admin screen lists one. */
export const managedMember: AdminUser = {
  _id: '1'.repeat(24),
  user_name: '이도윤',
  user_email: 'doyoon@example.com',
  user_mobile: '010-1111-2222',
  grade: 'new',
  expired_at: null,
  credit: 320,
  paid: 0,
  is_admin: false,
};
