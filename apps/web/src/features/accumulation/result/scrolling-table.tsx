import styles from './scrolling-table.module.css';

interface Props {
  /** Of the region that scrolls. */
  name: string;
  caption: string;
  /** The first is that of the days. */
  columns: readonly string[];
  /** Figures by day; null where one is not known. */
  rows: readonly { day: string; figures: readonly (number | null)[] }[];
}

/** The figures behind a plot, a row for each day. */
export function ScrollingTable({ name, caption, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is moved with the arrow keys
    <section className={styles.scroll} aria-label={name} tabIndex={0}>
      <table>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ day, figures }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure === null ? '–' : figure.toLocaleString('ko-KR')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
