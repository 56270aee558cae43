import styles from './band-plot.module.css';
import { type Band, type BandPanel, bandNames, countText, percentText, periods } from './figures.ts';
import { useRoving } from './use-roving.ts';

/** Steps between the lines of the axis. */
const steps = [0.0025, 0.005, 0.01, 0.02, 0.05, 0.1];

/** Dot and interval of each band over one axis, the same in every panel. */
export function BandPlot({ panel, panels }: { panel: BandPanel; panels: readonly BandPanel[] }) {
  const { step, ends } = computeAxis(panels);
  const { markOf } = useRoving(panel.rows.length);
  const at = (value: number) => `${50 + (50 * value) / ends}%`;
  const ticks = [-2, -1, 0, 1, 2].map((times) => times * step);
  const base = { left: at(panel.base) };
  return (
    <figure className={styles.plot} aria-label={`${periods[panel.horizon].title} 점수대별 평균과 95% 구간`}>
      {panel.rows.map((row, index) => (
        <div key={row.band} className={styles.row}>
          <span className={styles.name} aria-hidden="true">
            {bandNames[row.band]}
          </span>
          <div className={styles.track}>
            {ticks.map((tick) => (
              <i key={tick} className={tick === 0 ? styles.zero : styles.grid} style={{ left: at(tick) }} />
            ))}
            <i className={styles.base} style={base} />
            <div className={styles.mark} role="img" aria-label={writeSentence(row, panel)} {...markOf(index)}>
              <Mark row={row} base={panel.base} at={at} />
              <span className={styles.tip} aria-hidden="true">
                {writeSentence(row, panel)}
              </span>
            </div>
          </div>
        </div>
      ))}
      <div className={styles.axis} aria-hidden="true">
        <span />
        <div>
          {ticks.map((tick) => (
            <span key={tick} style={{ left: at(tick) }}>
              {tick === 0 ? '0' : axisText(tick)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Mark({ row: { n, mean, lo, hi }, base, at }: { row: Band; base: number; at: (value: number) => string }) {
  if (mean === null || lo === null || hi === null) {
    return (
      <span className={styles.few} style={{ left: '50%' }}>
        n {countText(n)} · 적어서 비웠어요
      </span>
    );
  }
  const differs = lo > base || hi < base;
  return (
    <>
      <i className={styles.interval} style={{ left: at(lo), right: `calc(100% - ${at(hi)})` }} />
      <i className={differs ? styles.full : styles.hollow} style={{ left: at(mean) }} />
      <span className={styles.count} style={{ left: at(mean) }}>
        n {countText(n)}
      </span>
    </>
  );
}

function writeSentence({ band, n, mean, lo, hi }: Band, { base }: BandPanel): string {
  const name = bandNames[band];
  if (mean === null || lo === null || hi === null) return `${name} ${countText(n)}건이라 적지 않아요`;
  const interval = `95% 구간 ${percentText(lo)}에서 ${percentText(hi)}`;
  return `${name} 평균 ${percentText(mean)}, ${interval}, ${countText(n)}건, 기준선 ${percentText(base)}`;
}

const axisText = (value: number): string => `${value > 0 ? '+' : '−'}${Number((Math.abs(value) * 100).toFixed(2))}%`;

/** Two steps to each side, and room for every interval. */
function computeAxis(panels: readonly BandPanel[]): { step: number; ends: number } {
  const values = panels.flatMap(({ base, rows }) => [base, ...rows.flatMap(({ lo, hi }) => [lo ?? 0, hi ?? 0])]);
  const widest = Math.max(...values.map(Math.abs));
  const step = steps.find((size) => 2.3 * size >= widest) ?? widest / 2;
  return { step, ends: 2.5 * step };
}
