import type { ScorecardAnswer } from '@gaemi/contracts/scorecard';
import type { ReactNode } from 'react';
import { countText, NOT_COUNTED } from './figures.ts';
import styles from './frozen-card.module.css';
import { TitledPart } from './titled-part.tsx';

const judges = { offline: '내장 판단', openai: 'AI 모델' } as const;

/** Since when scores stand as they were made, and what happens when the formula changes. */
export function FrozenCard({ scorecard: { period, n, days, versions } }: { scorecard: ScorecardAnswer }) {
  return (
    <TitledPart title="언제부터 그대로인가요">
      <dl className={styles.facts}>
        <dt>채점 기간</dt>
        <dd>
          {period === null ? (
            NOT_COUNTED
          ) : (
            <>
              <b>
                {period.from} ~ {period.to}
              </b>
              <br />
              {countText(days)}거래일, 종목·날짜 {countText(n)}개
            </>
          )}
        </dd>
        {versions?.map(({ score_version, judged_by, judge_version, from, to, n: rows, counted }) => (
          <Version key={`${score_version} ${judged_by} ${judge_version}`} name={`점수식 v${score_version}`}>
            <b>{from}</b>부터 {to}까지 {countText(rows)}개{!counted && ' · 지난 판이라 세지 않았어요'}
            <br />
            <span className={styles.version}>
              {judges[judged_by]} {judge_version}
            </span>
          </Version>
        ))}
        <dt>한 줄</dt>
        <dd>종목과 거래일마다 처음 나온 결과 하나예요. 예시 데이터는 세지 않아요.</dd>
        <dt>바뀌면</dt>
        <dd>새 점수식은 처음부터 다시 세요. 지난 결과는 고치지도 지우지도 않아요.</dd>
      </dl>
    </TitledPart>
  );
}

function Version({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
