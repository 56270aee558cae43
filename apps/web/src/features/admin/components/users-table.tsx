import type { AdminUser } from '@gaemi/contracts/admin';
import { pageSizes } from '@gaemi/contracts/paging';
import { GradeBadge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import styles from './users-table.module.css';

interface Props {
  users: readonly AdminUser[];
  /** Another page is on its way. */
  waiting: boolean;
  onEdit: (user: AdminUser) => void;
}

/** Members with what an admin can change of them; below 960 px every row is a small card of its own. */
export function UsersTable({ users, waiting, onEdit }: Props) {
  return (
    <Card className={waiting ? styles.waiting : undefined}>
      <table className={styles.table}>
        <caption className="sr">사용자 목록</caption>
        <thead>
          <tr>
            <th scope="col">이름</th>
            <th scope="col">이메일</th>
            <th scope="col">등급</th>
            <th scope="col">등급 만료일</th>
            <th scope="col" className={styles.right}>
              크레딧
            </th>
            <th scope="col">
              <span className="sr">수정</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user._id} user={user} onEdit={() => onEdit(user)} />
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function UserRow({ user, onEdit }: { user: AdminUser; onEdit: () => void }) {
  return (
    <tr>
      <td className={styles.name}>{user.user_name}</td>
      <td className={styles.email}>{user.user_email}</td>
      <td className={styles.grade}>
        <GradeBadge grade={user.grade} />
      </td>
      <td className={styles.expiry}>
        {user.expired_at === null ? (
          '등급 없음'
        ) : (
          <>
            <span className={styles.narrow}>만료 </span>
            {user.expired_at.slice(0, 10)}
          </>
        )}
        <span className={styles.narrow}> · {user.credit.toLocaleString('ko-KR')} 크레딧</span>
      </td>
      <td className={styles.credit}>{user.credit.toLocaleString('ko-KR')}</td>
      <td className={styles.edit}>
        <Button onClick={onEdit}>
          <span className="sr">{user.user_name} </span>
          <span className={styles.longLabel}>사용자 정보 수정</span>
          <span className={styles.shortLabel}>수정</span>
        </Button>
      </td>
    </tr>
  );
}

const rows = Array.from({ length: pageSizes.adminUsers }, (_, index) => index);

export function UsersSkeleton() {
  return (
    <Card role="status" aria-label="사용자 목록을 불러오는 중">
      {rows.map((row) => (
        <div key={row} className={styles.blank}>
          <Skeleton width="40%" height={18} />
          <Skeleton width={72} height={32} />
        </div>
      ))}
    </Card>
  );
}
