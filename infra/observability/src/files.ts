import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dashboards } from './dashboards.ts';

export const folder = join(import.meta.dirname, '..');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string; alarm?: string };
  annotations: { summary: string; runbook: string };
}

/** Every alert rule. */
export const rules: readonly Rule[] = (
  parse(readFileSync(join(folder, 'alerts.yml'), 'utf8')) as { groups: { rules: Rule[] }[] }
).groups.flatMap((group) => group.rules);

/** Every query of rules and dashboards, with where it stands. */
export const queries: readonly { place: string; expr: string }[] = [
  ...rules.map(({ alert, expr }) => ({ place: alert, expr })),
  ...dashboards.flatMap(({ uid, panels }) =>
    panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ place: `${uid}: ${title}`, expr }))),
  ),
];

/** The committed file of a dashboard. */
export const dashboardFile = (uid: string) => join(folder, 'grafana/dashboards', `${uid}.json`);
export const toText = (dashboard: unknown) => `${JSON.stringify(dashboard, null, 2)}\n`;
