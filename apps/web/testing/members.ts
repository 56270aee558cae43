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
