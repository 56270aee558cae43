import type { AdminUser } from '@gaemi/contracts/admin';
import type { Member } from '@gaemi/database/users/user.repository';
import { toUserInfo } from '../../to-user-info.ts';

/** A member as the admin screen shows it. */
export const toAdminUser = (member: Member, now: Date): AdminUser => ({
  _id: member._id.toHexString(),
  ...toUserInfo(member, now),
});
