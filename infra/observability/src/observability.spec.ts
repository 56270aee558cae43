import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { API_PREFIX } from '@gaemi/contracts/routes';
import { alarms } from '@gaemi/runtime/metrics/alarms';
import { registry, sharedGauges } from '@gaemi/runtime/metrics/metrics';
import '@gaemi/runtime/metrics/state-metrics';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { dashboards } from './dashboards.ts';
import { dashboardFile, folder, queries, rules, toText } from './files.ts';

const root = join(folder, '../..');
const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

interface Metric {
  name: string;
  type: string;
  labelNames: readonly string[];
}
const metrics = [...registry.getMetricsAsArray(), ...processMetrics.getMetricsAsArray()] as unknown as Metric[];
/** What Prometheus makes of it: a histogram has three names. */
const exported = new Map<string, readonly string[]>([
  ['up', []],
  ...metrics.flatMap(({ name, labelNames }): [string, readonly string[]][] => [
    [name, labelNames],
    [`${name}_bucket`, [...labelNames, 'le']],
    [`${name}_count`, labelNames],
    [`${name}_sum`, labelNames],
  ]),
]);
/** Given by Prometheus to every series. */
const targetLabels = ['job', 'instance'];
const shared = sharedGauges.map((gauge) => (gauge as unknown as Metric).name);
const namesIn = (expr: string) => expr.match(/\b(?:gaemi|nodejs|process)_\w+|\bup\b/g) ?? [];

const promtool = spawnSync('promtool', ['--version']).status === 0;

describe.each(queries)('the query of $place', ({ expr }) => {
  it('names metrics that the code exports', () => {
    expect(namesIn(expr).filter((name) => !exported.has(name))).toEqual([]);
    expect(namesIn(expr)).not.toEqual([]);
  });

  it('names labels that its metrics have', () => {
    const known = new Set([...namesIn(expr).flatMap((name) => exported.get(name) ?? []), ...targetLabels]);
    const matched = [...expr.matchAll(/\{([^}]*)\}/g)].flatMap(([, inside = '']) => [
      ...inside.matchAll(/(\w+)\s*[=!]/g),
    ]);
    const grouped = [...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, inside = '']) => [
      ...inside.matchAll(/(\w+)/g),
    ]);
    expect([...matched, ...grouped].map(([, label = '']) => label).filter((label) => !known.has(label))).toEqual([]);
  });

  it('takes the highest of a gauge that all workers share', () => {
    for (const name of namesIn(expr).filter((one) => shared.includes(one))) {
      expect(expr).toMatch(new RegExp(`(?:max(?: by \\([^)]*\\) )?|absent)\\(${name}\\b`));
      expect(expr).not.toMatch(new RegExp(`sum(?: by \\([^)]*\\) )?\\(${name}\\b`));
    }
  });
});

const takesLong = ({ answerTypes = {}, query }: Endpoint) =>
  'text/event-stream' in answerTypes || 'wait' in ((query as { shape?: object } | undefined)?.shape ?? {});

describe('the time of answers', () => {
  const left = queries.flatMap(({ place, expr }) =>
    [...expr.matchAll(/route!~"([^"]+)"/g)].map(([, pattern = '']) => ({
      place,
      pattern: new RegExp(`^(?:${pattern})$`),
    })),
  );

  it.each(left)('is asked in $place without streams and held answers, and with all others', ({ pattern }) => {
    const out = Object.values<Endpoint>(endpoints).filter(({ route }) => pattern.test(`${API_PREFIX}/${route.path}`));
    expect(out.map(({ route }) => route.path)).toEqual(
      Object.values<Endpoint>(endpoints)
        .filter(takesLong)
        .map(({ route }) => route.path),
    );
    expect(out).toHaveLength(3);
  });
});

describe('alert rules', () => {
  it('cover every alarm of the code, once', () => {
    const covered = rules.flatMap(({ labels }) => labels.alarm ?? []);
    expect(covered.sort()).toEqual(Object.values(alarms).sort());
  });

  it.each(rules)('lead from $alert to a runbook that exists', ({ annotations }) => {
    const [file = '', heading] = annotations.runbook.split('#');
    const text = readFileSync(join(root, file), 'utf8');
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
      title.toLowerCase().replaceAll(' ', '-'),
    );
    if (heading !== undefined) expect(headings).toContain(heading);
  });

  it('see an event that is the first of its kind: its counter is at 0 before', async () => {
    const text = await registry.metrics();
    for (const series of [
      'gaemi_dead_letters_total{queue="gaemi-news-analysis",outcome="refunded"} 0',
      'gaemi_refunds_failed_total{kind="news"} 0',
      'gaemi_budget_refusals_total{cap="service-day"} 0',
    ]) {
      expect(text).toContain(series);
    }
  });

  // Debian: apt-get install prometheus.
  it.runIf(promtool)('are what promtool takes, and fire when they should', () => {
    const check = (...parameters: string[]) => spawnSync('promtool', parameters, { cwd: folder, encoding: 'utf8' });
    for (const checked of [
      check('check', 'config', 'prometheus.yml'),
      check('check', 'rules', 'alerts.yml'),
      check('test', 'rules', 'alerts.test.yml'),
    ]) {
      expect(checked.stdout + checked.stderr).not.toMatch(/FAILED/);
      expect(checked.status).toBe(0);
    }
  });
});

describe('dashboards', () => {
  it.each(dashboards)(
    '$uid is committed as it is generated: pnpm --filter infra-observability dashboards',
    (dashboard) => {
      expect(existsSync(dashboardFile(dashboard.uid))).toBe(true);
      expect(readFileSync(dashboardFile(dashboard.uid), 'utf8')).toBe(toText(dashboard));
    },
  );

  it('are the only files of their folder', () => {
    const files = readdirSync(join(folder, 'grafana/dashboards')).sort();
    expect(files).toEqual(dashboards.map(({ uid }) => `${uid}.json`).sort());
  });

  it('show every metric of the product, or a rule does', () => {
    const used = new Set(
      queries.flatMap(({ expr }) => namesIn(expr)).map((name) => name.replace(/_(bucket|count|sum)$/, '')),
    );
    const ours = metrics.map(({ name }) => name).filter((name) => name.startsWith('gaemi_'));
    expect(ours.filter((name) => !used.has(name))).toEqual([]);
  });

  it('are described: docs/operations.md names every metric', () => {
    const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const ours = metrics.map(({ name }) => name).filter((name) => name.startsWith('gaemi_'));
    expect(ours.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
