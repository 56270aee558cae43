import type { AdminUser, AdminUserList } from '@gaemi/contracts/admin';
import type { MemberSort } from '@gaemi/domain/members/member-list';
import { Button } from '../../../ui/button/button.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { AmountCell, expiryText, GradeCell } from '../../../ui/table/table-cells.tsx';
import { SuspendedTag } from './suspended-tag.tsx';
import styles from './users-table.module.css';

interface Props {
  users: readonly AdminUser[];
  /** Of all found members, not only of this page. */
  totals: AdminUserList['totals'];
  sort: MemberSort;
  onSort: (sort: MemberSort) => void;
  /** Another page is on its way. */
  waiting: boolean;
  onEdit: (user: AdminUser) => void;
}

/** Members with what an admin can change of them. */
export function UsersTable({ users, totals, waiting, sort, onSort, onEdit }: Props) {
  const by = (key: MemberSort) => ({ active: sort === key, onSort: () => onSort(key) });
  const columns: readonly Column[] = [
    { label: '이름' },
    { label: '이메일' },
    { label: '등급' },
    { label: '만료', sort: { ...by('expiry'), ascending: true } },
    { label: '크레딧', end: true, sort: by('credit') },
    { label: '결제 합계', end: true, sort: by('paid') },
    { label: '수정', unseen: true },
  ];
  return (
    <Table
      caption="사용자 목록"
      columns={columns}
      stacks="tablet"
      waiting={waiting}
      foot={<TotalsRow totals={totals} />}
    >
      {users.map((user) => (
        <UserRow key={user._id} user={user} onEdit={() => onEdit(user)} />
      ))}
    </Table>
  );
}

/** The sums of everybody who was found. */
function TotalsRow({ totals }: Pick<Props, 'totals'>) {
  const { members, credit, paid } = totals;
  return (
    <tr className={styles.totals}>
      <th scope="row" colSpan={4}>
        찾은 회원 {members.toLocaleString('ko-KR')}명 합계
      </th>
      <td>
        <span className={styles.narrow}>크레딧 </span>
        {credit.toLocaleString('ko-KR')}
      </td>
      <td>
        <span className={styles.narrow}>결제 </span>
        {paid.toLocaleString('ko-KR')}
      </td>
      <td />
    </tr>
  );
}

function UserRow({ user, onEdit }: { user: AdminUser; onEdit: () => void }) {
  return (
    <tr className={styles.row}>
      <td className={styles.name}>
        {user.user_name} <SuspendedTag user={user} />
      </td>
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
      <AmountCell className={styles.credit} amount={user.paid} />
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
