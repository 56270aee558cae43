import type { SourceLine } from '@gaemi/contracts/source-checks';
import { newsSourceNames } from '@gaemi/domain/news-source-names';
import type { CheckedSource } from '@gaemi/domain/source-check';
import { useId } from 'react';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { useSourceChecks } from './source-check-queries.ts';
import styles from './source-checks.module.css';

/** Names of all that `check-sources` asks, for operators. */
const checkedSourceNames: Record<CheckedSource, string> = {
  ...newsSourceNames,
  'dart-feed': 'DART 접수 시각',
  gdelt: 'GDELT 검색',
  'gdelt-files': 'GDELT 15분 파일',
  'kis-master': '종목 목록',
  kiwoom: '키움증권',
  kis: '한국투자증권',
  model: '판단 모델',
  smtp: '메일 서버',
};

/** Whether every source of data, the model and the mail server answer, and what to do where one does not. */
export function SourceChecks() {
  const titleId = useId();
  const { checks, isChecking, isLate, checkAgain } = useSourceChecks();
  const { data, isError, error, isFetching, refetch } = checks;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>데이터 출처</h2>
          <p className={styles.note} role="status">
            {writeNote({ checkedAt: data?.checked_at, isChecking, isLate })}
          </p>
        </div>
        <Button look="line" busy={isChecking} onClick={checkAgain}>
          다시 확인
        </Button>
      </div>
      {isError && data === undefined && (
        <ErrorPanel title="데이터 출처를 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
      )}
      {data !== undefined && data.items.length > 0 && (
        <Card>
          <ul>
            {data.items.map((line, index) => (
              // Two feeds may differ in their query alone, which is not shown.
              <Line key={`${line.source} ${index}`} line={line} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function writeNote({
  checkedAt,
  isChecking,
  isLate,
}: {
  checkedAt: string | null | undefined;
  isChecking: boolean;
  isLate: boolean;
}): string {
  if (isChecking) return '확인하고 있어요.';
  if (isLate) return '워커가 아직 확인하지 못했어요. 워커가 돌고 있는지 봐 주세요.';
  if (checkedAt === undefined) return '';
  return checkedAt === null ? '아직 확인한 적이 없어요.' : `마지막 확인 ${momentText(checkedAt)}`;
}

const feedPrefix = 'feed:';
const nameOf = (source: string): string =>
  source.startsWith(feedPrefix)
    ? `${checkedSourceNames.feed} ${source.slice(feedPrefix.length)}`
    : ((checkedSourceNames as Readonly<Record<string, string>>)[source] ?? source);

function Line({ line }: { line: SourceLine }) {
  const { source, ok, detail, reach_back, calls_left, rights, cost } = line;
  const status = ok === null ? 'off' : ok ? 'ok' : 'down';
  const figures = [
    ...(calls_left === null ? [] : [`오늘 남은 호출 ${calls_left.toLocaleString('ko-KR')}번`]),
    ...(reach_back === null ? [] : [`${momentText(reach_back)}부터 있어요`]),
  ];
  return (
    <li className={classNames(styles.line, ok === null && styles.unset)}>
      <span className={classNames(styles.dot, styles[status])} aria-hidden="true" />
      <b>{nameOf(source)}</b>
      <span className={styles.status}>{words[status]}</span>
      {detail !== null && <p lang="en">{detail}</p>}
      {figures.length > 0 && <p>{figures.join(' · ')}</p>}
      {ok !== null && rights !== null && (
        <p>
          권리 <span lang="en">{rights}</span>
        </p>
      )}
      {ok !== null && cost !== null && (
        <p>
          비용 <span lang="en">{cost}</span>
        </p>
      )}
    </li>
  );
}

const words = { ok: '정상', down: '문제 있음', off: '설정 안 함' } as const;
