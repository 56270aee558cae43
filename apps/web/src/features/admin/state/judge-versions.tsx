import type { JudgeVersionLine, JudgeVersions as Versions } from '@gaemi/contracts/judge-versions';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '../../../shared/api/api-client.ts';
import { describeFailure } from '../../../shared/api/describe-failure.ts';
import { isDoubtful } from '../../../shared/press/press-state.ts';
import { settlePress, usePressState } from '../../../shared/press/settle-press.ts';
import { useOnePress } from '../../../shared/press/use-one-press.ts';
import { momentText } from '../../../shared/seoul-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ConfirmDialog } from '../../../ui/dialog/dialog.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../panel.module.css';

const judgeVersionsQuery = queryOptions({
  queryKey: ['admin', 'judge-versions'],
  queryFn: ({ signal }) => callApi('listJudgeVersions', { signal }),
});

/** What the offline judge learned each night, what it changed, and the way back. */
export function JudgeVersions() {
  const titleId = useId();
  const { data, isError, error, isFetching, refetch } = useQuery(judgeVersionsQuery);
  return (
    <section aria-labelledby={titleId}>
      <Card className={styles.panel}>
        <div className={styles.head}>
          <h2 id={titleId}>배운 판정</h2>
          {data !== undefined && <span>배울 기사 {data.rows.toLocaleString('ko-KR')}건</span>}
        </div>
        {isError && data === undefined && (
          <ErrorPanel title="배운 판정을 불러오지 못했어요." {...describeFailure({ error, isFetching, refetch })} />
        )}
        {!isError && data === undefined && <Skeleton height={120} />}
        {data !== undefined && <Nights versions={data} />}
      </Card>
    </section>
  );
}

function Nights({ versions: { items } }: { versions: Versions }) {
  const [asked, setAsked] = useState<JudgeVersionLine | null>(null);
  const takeBack = useTakeBack();
  if (items.length === 0)
    return <p className={styles.none}>아직 배운 판이 없어요. JUDGE_LEARNS=own이면 매일 밤 배워요.</p>;
  return (
    <>
      <p className={styles.note}>
        배우지 않은 기사로 전과 후를 견줘, 분명히 나아진 판만 써요. 되돌리면 1분 안에 그 앞의 판으로 판정해요.
      </p>
      <ul>
        {items.map((line) => (
          <Night key={line.version} line={line} onTakeBack={() => setAsked(line)} />
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title={`${asked.version}판을 되돌릴까요?`}
          action="되돌리기"
          busy={takeBack.isPending}
          isLooking={takeBack.isLooking}
          onConfirm={() => takeBack.mutate(asked.version, { onSettled: () => setAsked(null) })}
          onCancel={() => setAsked(null)}
        >
          새 분석부터 그 앞의 판으로 판정해요. 되돌린 판은 다시 쓰지 않아요.
        </ConfirmDialog>
      )}
    </>
  );
}

const PRESS_ID = 'judge-version';

/** Takes a version back. One that is no longer in use after a lost answer was taken back by it. */
function useTakeBack() {
  const client = useQueryClient();
  const isLooking = isDoubtful(usePressState(PRESS_ID));
  const mutation = useMutation({
    mutationFn: useOnePress(async (version: number) => {
      const settled = await settlePress({
        id: PRESS_ID,
        send: () => callApi('takeBackJudgeVersion', { params: { version: String(version) } }),
        isDone: ({ status }, lost) => lost > 0 && status === 404,
        isOpen: () => true,
      });
      return settled.isAccepted ? settled.answer : null;
    }),
    onSettled: (after: Versions | null | undefined) => {
      if (after) client.setQueryData(judgeVersionsQuery.queryKey, after);
      // Another admin may have gone back meanwhile.
      else void client.invalidateQueries({ queryKey: judgeVersionsQuery.queryKey });
    },
    meta: { fallback: '되돌리지 못했습니다.' },
  });
  return { ...mutation, isLooking };
}

function Night({ line, onTakeBack }: { line: JudgeVersionLine; onTakeBack: () => void }) {
  const { version, at, rows, state, current } = line;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.who}>
          <b>{version}판</b>
          <span className={styles.tag}>{current ? '쓰는 중' : stateNames[state]}</span>
          <time className={styles.moment} dateTime={at}>
            {momentText(at)}
          </time>
        </p>
        <p>{writeChange(line)}</p>
        <p className={styles.moment}>기사 {rows.toLocaleString('ko-KR')}건으로 배웠어요.</p>
      </div>
      {state === 'used' && (
        <Button onClick={onTakeBack}>
          <span className="sr">{version}판 </span>되돌리기
        </Button>
      )}
    </li>
  );
}

const stateNames: Readonly<Record<JudgeVersionLine['state'], string>> = {
  used: '앞서 씀',
  refused: '쓰지 않음',
  taken_back: '되돌림',
};

/** "배우지 않은 900건 가운데 맞은 것: 610건 → 680건 (67.8 % → 75.6 %), p 0.001". */
function writeChange({ unseen, before_right, after_right, p }: JudgeVersionLine): string {
  const share = (right: number) => `${((100 * right) / Math.max(1, unseen)).toFixed(1)}%`;
  const count = (right: number) => `${right.toLocaleString('ko-KR')}건`;
  return (
    `배우지 않은 ${count(unseen)} 가운데 맞은 것 ${count(before_right)} → ${count(after_right)} ` +
    `(${share(before_right)} → ${share(after_right)}, p ${p < 0.001 ? '< 0.001' : p.toFixed(3)})`
  );
}
