import type { AdminUser } from '@gaemi/contracts/admin';
import { Button } from '../../ui/button/button.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { AmountCell, expiryText, GradeCell } from '../../ui/table/table-cells.tsx';
import styles from './users-table.module.css';

interface Props {
  users: readonly AdminUser[];
  /** Another page is on its way. */
  waiting: boolean;
  onEdit: (user: AdminUser) => void;
}

const columns: readonly Column[] = [
  { label: '이름' },
  { label: '이메일' },
  { label: '등급' },
  { label: '등급 만료일' },
  { label: '크레딧', end: true },
  { label: '수정', unseen: true },
];

/** Members with what an admin can change of them. */
export function UsersTable({ users, waiting, onEdit }: Props) {
  return (
    <Table caption="사용자 목록" columns={columns} stacks="tablet" waiting={waiting}>
      {users.map((user) => (
        <UserRow key={user._id} user={user} onEdit={() => onEdit(user)} />
      ))}
    </Table>
  );
}

function UserRow({ user, onEdit }: { user: AdminUser; onEdit: () => void }) {
  return (
    <tr className={styles.row}>
      <td className={styles.name}>{user.user_name}</td>
      <td className={styles.email}>
        <span title={user.user_email}>{user.user_email}</span>
      </td>
      <GradeCell className={styles.grade} grade={user.grade} />
      <td className={styles.expiry}>
        {user.expired_at !== null && <span className={styles.narrow}>만료 </span>}
        {expiryText(user.expired_at)}
        <span className={styles.narrow}> · {user.credit.toLocaleString('ko-KR')} 크레딧</span>
      </td>
      <AmountCell className={styles.credit} amount={user.credit} />
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
