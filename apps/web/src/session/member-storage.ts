import type { UserInfo } from '@gaemi/contracts/users';

/** Local-storage keys of the signed-in member. */
const keys = { name: 'username', credit: 'credit', admin: 'isAdmin' } as const;

export function rememberMember(member: UserInfo): void {
  localStorage.setItem(keys.name, member.user_name);
  localStorage.setItem(keys.credit, String(member.credit));
  localStorage.setItem(keys.admin, String(member.is_admin));
}

export function forgetMember(): void {
  for (const key of Object.values(keys)) localStorage.removeItem(key);
}

/** Whether a member was signed in when the app was last used here; the server has the last word. */
export function hasRememberedMember(): boolean {
  return localStorage.getItem(keys.name) !== null;
}
