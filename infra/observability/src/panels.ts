/** A dashboard in Grafana's format, as far as ours go. */
export interface Dashboard {
  uid: string;
  title: string;
  panels: Panel[];
  [field: string]: unknown;
}

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { refId: string; expr: string; legendFormat: string }[];
  [field: string]: unknown;
}

type PanelAt = (index: number) => Panel;
const datasource = { type: 'prometheus', uid: 'gaemi-prometheus' };
const [WIDTH, HEIGHT, COLUMNS] = [8, 8, 3];

/** A graph over time of queries, each with its legend. */
export function panel(title: string, queries: readonly (readonly [string, string])[] | string[][], unit = 'short') {
  return (index: number): Panel => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource,
    gridPos: { x: (index % COLUMNS) * WIDTH, y: Math.floor(index / COLUMNS) * HEIGHT, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit, min: 0, custom: { fillOpacity: 10, showPoints: 'never' } }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi', sort: 'desc' } },
    targets: queries.map(([expr = '', legendFormat = ''], place) => ({
      refId: String.fromCharCode(65 + place),
      datasource,
      expr,
      legendFormat,
    })),
  });
}

/** Panels in rows of three. */
export function dashboard(uid: string, title: string, panels: readonly PanelAt[]): Dashboard {
  return {
    uid,
    title,
    tags: ['gaemi-lens'],
    timezone: 'Asia/Seoul',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    editable: false,
    panels: panels.map((at, index) => at(index)),
  };
}
