import styles from './course-drawing.module.css';
import type { CourseLayout } from './course-layout.ts';

interface Props {
  layout: CourseLayout;
  /** Read aloud. */
  sentence: string;
  /** The day that is pointed at. */
  at: number | null;
}

/** Closing prices above, net buying below: the sums as lines, each day as a bar. */
export function CourseDrawing({ layout, sentence, at }: Props) {
  const { width, height, close, net, ends, xs, barWidth } = layout;
  const cursor = at === null ? undefined : xs[at];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={sentence}
    >
      {close !== null && (
        <g>
          <PanelFrame layout={layout} panel={close} />
          {close.lines.map((line) => (
            <polyline key={line} className={styles.close} points={line} />
          ))}
          {close.dots.map(({ x, y }) => (
            <circle key={x} className={styles.closeDot} cx={x} cy={y} r="2" />
          ))}
        </g>
      )}
      <PanelFrame layout={layout} panel={net} />
      {net.bars.map(({ x, y, height: size }) => (
        <rect key={x} className={styles.bar} x={x - barWidth / 2} width={barWidth} y={y} height={size} />
      ))}
      <polygon className={styles.area} points={net.area} />
      <line className={styles.zero} x1={layout.left} x2={layout.right} y1={net.zero} y2={net.zero} />
      <polyline className={styles.lead} points={net.lead} />
      <polyline className={styles.majors} points={net.majors} />
      <circle className={styles.leadEnd} cx={ends.lead.x} cy={ends.lead.y} r="3.5" />
      <circle className={styles.majorsEnd} cx={ends.majors.x} cy={ends.majors.y} r="4" />
      {cursor !== undefined && (
        <line className={styles.cursor} x1={cursor} x2={cursor} y1={(close ?? net).top} y2={net.bottom} />
      )}
      {layout.days.map(({ x, text, anchor }) => (
        <text key={x} x={x} y={layout.dayY} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </svg>
  );
}

function PanelFrame({ layout, panel }: { layout: CourseLayout; panel: CourseLayout['net'] | CourseLayout['close'] }) {
  if (panel === null) return null;
  return (
    <g>
      <text className={styles.title} x={layout.left} y={panel.titleY}>
        {panel.title}
      </text>
      {panel.ticks.map(({ y, text }) => (
        <g key={y}>
          <line className={styles.grid} x1={layout.left} x2={layout.right} y1={y} y2={y} />
          <text x={layout.right + 6} y={y + 4}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
