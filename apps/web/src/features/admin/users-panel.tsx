import type { AdminUser } from '@gaemi/contracts/admin';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import type { MemberFilter, MemberSort } from '@gaemi/domain/members/member-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../shared/api/describe-failure.ts';
import { Card } from '../../ui/card/card.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../ui/panel/error-panel.tsx';
import { SearchBar } from '../../ui/search-bar/search-bar.tsx';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { adminUsersQuery, type UsersChoice } from './admin-queries.ts';
import { EditUser } from './edit-user.tsx';
import { useExistingPage } from './use-existing-page.ts';
import { filterNames, UserFilters } from './user-filters.tsx';
import styles from './users-panel.module.css';
import { UsersTable } from './users-table.tsx';

/** The members, found by name or address, with the window to change one. */
export function UsersPanel() {
  const [input, setInput] = useState('');
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<MemberSort>('newest');
  const [filter, setFilter] = useState<MemberFilter>('all');
  const [page, setPage] = useState(1);
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const client = useQueryClient();
  const find = () => {
    const next = input.trim();
    // The same search again asks again: somebody may have signed up meanwhile.
    if (next === search) void client.invalidateQueries({ queryKey: ['admin', 'users'] });
    setSearch(next);
    setPage(1);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.search}>
        <SearchBar
          label="사용자 검색"
          placeholder="이름 또는 이메일"
          value={input}
          onChange={setInput}
          onSearch={find}
        />
      </div>
      <UserFilters
        choice={{ search, sort, filter }}
        page={page}
        onChoose={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      <FoundUsers
        choice={{ search, sort, filter }}
        page={page}
        onPage={setPage}
        onEdit={setEdited}
        onSort={(next) => {
          setSort(next === sort ? 'newest' : next);
          setPage(1);
        }}
      />
      {edited && <EditUser user={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

interface FoundProps {
  choice: Required<UsersChoice>;
  page: number;
  onPage: (page: number) => void;
  onEdit: (user: AdminUser) => void;
  onSort: (sort: MemberSort) => void;
}

function FoundUsers({ choice, page, onPage, onEdit, onSort }: FoundProps) {
  const client = useQueryClient();
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(adminUsersQuery(choice, page));
  useExistingPage(data, page, onPage);
  if (isError && data === undefined) {
    return <ErrorPanel title="사용자 목록을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />;
  }
  // An empty answer to the search before says nothing of this one.
  if (data === undefined || (isPlaceholderData && data.total === 0)) {
    return (
      <div>
        <p className={styles.total}>&nbsp;</p>
        <Card>
          <TableSkeleton label="사용자 목록을 불러오는 중" rows={pageSizes.adminUsers} stacks="tablet" />
        </Card>
      </div>
    );
  }
  const { search, filter } = choice;
  if (data.total === 0) {
    const hint = filter === 'all' ? '이름이나 이메일을 다시 확인해 주세요.' : '다른 구분에서 찾아 보세요.';
    return <EmptyPanel title="검색 결과가 없습니다." hint={hint} />;
  }
  return (
    <div>
      <p className={styles.total} role="status">
        {search === '' ? filterNames[filter] : `"${search}" 검색 결과`}
        {/* Until the answer is here, the number is that of the search before. */}
        {!isPlaceholderData && ` ${data.total.toLocaleString('ko-KR')}명`}
      </p>
      <UsersTable
        users={data.items}
        totals={data.totals}
        waiting={isPlaceholderData}
        sort={choice.sort}
        onSort={onSort}
        onEdit={onEdit}
      />
      <Pagination
        label="사용자 목록 쪽 번호"
        page={page}
        pages={data.pages}
        onChange={onPage}
        onNear={(near) => void client.prefetchQuery(adminUsersQuery(choice, near))}
      />
    </div>
  );
}
