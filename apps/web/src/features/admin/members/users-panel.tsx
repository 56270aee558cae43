import type { AdminUser } from '@gaemi/contracts/admin';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import { type MemberSort, memberFilters, memberSorts } from '@gaemi/domain/members/member-list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { EmptyPanel } from '../../../ui/panel/empty-panel.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { SearchBar } from '../../../ui/search-bar/search-bar.tsx';
import { readSearchPlace, useSearchPlace } from '../../../ui/search-bar/use-search-place.ts';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { adminUsersQuery, type UsersChoice } from '../admin-queries.ts';
import { useExistingPage } from '../use-existing-page.ts';
import { EditUser } from './edit-user.tsx';
import { filterNames, UserFilters } from './user-filters.tsx';
import styles from './users-panel.module.css';
import { UsersTable } from './users-table.tsx';

/** Which members the address asks for. */
const readChoice = (params: URLSearchParams) => ({
  search: readSearchPlace(params).term,
  sort: memberSorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  filter: memberFilters.find((filter) => filter === params.get('filter')) ?? 'all',
});

/** The members that an address asks for. */
export const usersQueryAt = (params: URLSearchParams) =>
  adminUsersQuery(readChoice(params), readSearchPlace(params).page);

/** The members, found by name or address, with the window to change one. The address keeps what is listed. */
export function UsersPanel() {
  const { page, typed, setTyped, turnTo } = useSearchPlace(['sort', 'filter']);
  const [params, setParams] = useSearchParams();
  const { search, sort, filter } = readChoice(params);
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const client = useQueryClient();
  const choose = (changes: Partial<UsersChoice>) => {
    const next = { search, sort, filter, ...changes };
    setParams(
      {
        ...(next.search !== '' && { q: next.search }),
        ...(next.sort !== 'newest' && { sort: next.sort }),
        ...(next.filter !== 'all' && { filter: next.filter }),
      },
      // Back leads to the search before, not through each order of one.
      { replace: next.search === search },
    );
  };
  const find = () => {
    const next = (typed ?? search).trim();
    // The same search again asks again: somebody may have signed up meanwhile.
    if (next === search) void client.invalidateQueries({ queryKey: ['admin', 'users'] });
    setTyped(null);
    choose({ search: next });
  };
  return (
    <div className={styles.panel}>
      <div className={styles.search}>
        <SearchBar
          label="사용자 검색"
          placeholder="이름 또는 이메일"
          value={typed ?? search}
          onChange={setTyped}
          onSearch={find}
        />
      </div>
      <UserFilters choice={{ search, sort, filter }} page={page} onChoose={(next) => choose({ filter: next })} />
      <FoundUsers
        choice={{ search, sort, filter }}
        page={page}
        onPage={turnTo}
        onPastEnd={(last) => turnTo(last, true)}
        onEdit={setEdited}
        onSort={(next) => choose({ sort: next === sort ? 'newest' : next })}
      />
      {edited && <EditUser user={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

interface FoundProps {
  choice: Required<UsersChoice>;
  page: number;
  onPage: (page: number) => void;
  /** The page that is shown is gone; the last one takes its place. */
  onPastEnd: (last: number) => void;
  onEdit: (user: AdminUser) => void;
  onSort: (sort: MemberSort) => void;
}

function FoundUsers({ choice, page, onPage, onPastEnd, onEdit, onSort }: FoundProps) {
  const client = useQueryClient();
  const { data, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(adminUsersQuery(choice, page));
  useExistingPage(data, page, onPastEnd);
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
