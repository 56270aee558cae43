import { type Band, type BandPanel, bandNames, countText, percentText, periods } from './figures.ts';
import styles from './plain-table.module.css';

/** The figures of every panel. */
export function BandTable({ panels }: { panels: readonly BandPanel[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
    <section className={styles.scroll} aria-label="점수대별 수익률 표" tabIndex={0}>
      <table className={styles.table}>
        <caption className="sr">점수대별 시장 평균을 뺀 수익률의 평균, 95% 구간과 수</caption>
        <thead>
          <tr>
            <th scope="col">기간</th>
            <th scope="col">점수대</th>
            <th scope="col">평균</th>
            <th scope="col">95% 구간</th>
            <th scope="col">n</th>
          </tr>
        </thead>
        <tbody>
          {panels.map(({ horizon, base, n, rows }) => (
            <PanelRows key={horizon} title={periods[horizon].title} base={base} n={n} rows={rows} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function PanelRows({ title, base, n, rows }: { title: string; base: number; n: number; rows: readonly Band[] }) {
  return (
    <>
      {rows.map(({ band, n: own, mean, lo, hi }) => (
        <tr key={band}>
          <th scope="row">{title}</th>
          <td>{bandNames[band]}</td>
          <td>{mean === null ? '–' : percentText(mean)}</td>
          <td>{lo === null || hi === null ? '적어서 비웠어요' : `${percentText(lo)} ~ ${percentText(hi)}`}</td>
          <td>{countText(own)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{title}</th>
        <td>기준선</td>
        <td>{percentText(base)}</td>
        <td>–</td>
        <td>{countText(n)}</td>
      </tr>
    </>
  );
}
