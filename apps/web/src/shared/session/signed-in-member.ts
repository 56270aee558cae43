import type { UserInfo } from '@gaemi/contracts/users';
import { createContext, useContext } from 'react';

/** Given by the log-in guard to the screens behind it. */
export const SignedInMember = createContext<UserInfo | null>(null);

/** The member, on a screen behind the log-in guard. */
export function useSignedInMember(): UserInfo {
  const member = useContext(SignedInMember);
  if (member === null) throw new Error('useSignedInMember outside the log-in guard');
  return member;
}
