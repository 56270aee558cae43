import { type MemberFilter, memberFilters } from '@gaemi/domain/members/member-list';
import { useQuery } from '@tanstack/react-query';
import { adminUsersQuery, type UsersChoice } from '../admin-queries.ts';
import styles from './user-filters.module.css';

export const filterNames: Record<MemberFilter, string> = {
  all: '전체',
  paid: '유료',
  expiring: '곧 만료',
  expired: '만료됨',
  unpaid: '미결제',
};

interface Props {
  choice: Required<UsersChoice>;
  page: number;
  onChoose: (filter: MemberFilter) => void;
}

/** Chips that divide the found members, each with its number. */
export function UserFilters({ choice, page, onChoose }: Props) {
  const { data } = useQuery(adminUsersQuery(choice, page));
  return (
    <fieldset className={styles.chips} aria-label="회원 구분">
      {memberFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          className={styles.chip}
          aria-pressed={filter === choice.filter}
          onClick={() => onChoose(filter)}
        >
          {filterNames[filter]}
          {filter !== 'all' && (
            <b className={data === undefined ? styles.unknown : undefined}>
              {(data?.totals.counts[filter] ?? 0).toLocaleString('ko-KR')}
            </b>
          )}
        </button>
      ))}
    </fieldset>
  );
}
