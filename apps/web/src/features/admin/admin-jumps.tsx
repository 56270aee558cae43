import styles from './admin-jumps.module.css';

const parts = [
  { id: 'requests', name: '신청' },
  { id: 'members', name: '회원' },
  { id: 'objections', name: '이의' },
  { id: 'sources', name: '데이터 출처' },
  { id: 'judge', name: '배운 판정' },
  { id: 'errors', name: '브라우저 오류' },
  { id: 'changes', name: '변경 기록' },
] as const;

/** Leads to the parts of the long screen, and stays in sight. */
export function AdminJumps() {
  return (
    <nav className={styles.jumps} aria-label="이 화면의 부분">
      {parts.map(({ id, name }) => (
        <a key={id} href={`#${id}`}>
          {name}
        </a>
      ))}
    </nav>
  );
}
