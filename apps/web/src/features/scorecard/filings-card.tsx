import type { ScorecardAnswer } from '@gaemi/contracts/scorecard';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { countText, NOT_COUNTED, shareText } from './figures.ts';
import styles from './filings-card.module.css';
import { TitledPart } from './titled-part.tsx';
import { useRoving } from './use-roving.ts';

type Share = NonNullable<ScorecardAnswer['filings']>[number];

/** Share of the events that a filing confirmed later, by type. */
export function FilingsCard({ filings }: { filings: readonly Share[] | null }) {
  return (
    <TitledPart title="소식이 나중에 공시로 확인됐나요">
      {filings === null ? (
        <p>{NOT_COUNTED}. 공시할 의무가 있는 소식이 쌓이면 종류마다 세어 적어요.</p>
      ) : (
        <>
          <p>
            소식 {countText(addUp(filings, 'n'))}건 가운데 <b>{countText(addUp(filings, 'confirmed'))}건</b>이 3거래일
            안에 공시로 확인됐어요.
          </p>
          <Shares filings={filings} />
          <p className={styles.note}>
            공시할 의무가 없는 소식(증권사 의견, 업황)은 세지 않았어요. 확인되지 않았다고 틀린 소식은 아니에요.
          </p>
        </>
      )}
    </TitledPart>
  );
}

function Shares({ filings }: { filings: readonly Share[] }) {
  const { markOf } = useRoving(filings.length);
  return (
    <figure aria-label="종류별 공시 확인 비율과 95% 구간" className={styles.shares}>
      {filings.map((entry, index) => (
        <div key={entry.type} role="img" aria-label={writeSentence(entry)} className={styles.row} {...markOf(index)}>
          <span>{eventTypeNames[entry.type]}</span>
          <Bar entry={entry} />
          <span className={styles.figures}>
            {entry.share !== null && <b>{shareText(entry.share)} </b>}
            <small>
              {entry.share === null
                ? `${countText(entry.n)}건 · 표본이 모자라요`
                : `${countText(entry.n)}건 중 ${countText(entry.confirmed)}건`}
            </small>
          </span>
        </div>
      ))}
    </figure>
  );
}

function Bar({ entry: { share, lo, hi } }: { entry: Share }) {
  if (share === null || lo === null || hi === null) return <i className={styles.few} />;
  return (
    <i className={styles.track}>
      <i className={styles.bar} style={{ width: `${share * 100}%` }} />
      <i className={styles.interval} style={{ left: `${lo * 100}%`, right: `${100 - hi * 100}%` }} />
    </i>
  );
}

function writeSentence({ type, n, confirmed, share, lo, hi }: Share): string {
  const name = eventTypeNames[type];
  if (share === null || lo === null || hi === null)
    return `${name} ${countText(n)}건, 표본이 모자라 비율을 적지 않아요`;
  const interval = `95% 구간 ${shareText(lo)}에서 ${shareText(hi)}`;
  return `${name} ${shareText(share)}, ${interval}, ${countText(n)}건 중 ${countText(confirmed)}건`;
}

const addUp = (filings: readonly Share[], field: 'n' | 'confirmed') =>
  filings.reduce((sum, entry) => sum + entry[field], 0);
