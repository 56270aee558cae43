// Which file may import which: the packages, the features of the apps, and the layers inside of packages. Type imports and
// lazy ones count. `pnpm lint` checks it; scripts/boundaries.process.spec.ts plants a violation of each rule.

import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';

/** Libraries that only the packages which name them may import. */
const mongo = ['mongoose', 'mongodb', '@nestjs/mongoose'];
const aws = ['@aws-sdk', 'sqs-consumer'];
export const guarded = [...mongo, ...aws, 'openai'];

/**
 * What each package may import: folders of this repository, `node`, and guarded libraries. Other libraries are free, and
 * so are specs and what they share in `testing`.
 */
export const packages: Record<string, readonly string[]> = {
  'packages/domain': [],
  'packages/contracts': ['packages/domain'],
  'packages/runtime': ['packages/domain', 'node'],
  'packages/database': ['packages/domain', 'packages/runtime', 'node', ...mongo],
  'packages/queue': ['packages/domain', 'packages/runtime', 'node', ...aws],
  'packages/providers': ['packages/domain', 'packages/runtime', 'node', 'openai'],
  // For programs outside: it knows the API by its document only.
  'packages/client': [],
  'packages/mcp': ['packages/client', 'node'],
  'packages/embedded-mongo': ['node'],
  'packages/embedded-mail': ['node'],
  'apps/api': [
    ...[
      'contracts',
      'domain',
      'database',
      'queue',
      'runtime',
      'providers/src/mail',
      'providers/src/push',
      'providers/src/webhooks',
    ].map((name) => `packages/${name}`),
    'node',
    ...mongo,
  ],
  'apps/worker': [
    ...['contracts', 'domain', 'database', 'queue', 'runtime', 'providers'].map((name) => `packages/${name}`),
    'node',
  ],
  'apps/web': ['packages/contracts', 'packages/domain'],
  'apps/standalone': [
    ...['contracts', 'domain', 'runtime', 'embedded-mongo', 'embedded-mail'].map((name) => `packages/${name}`),
    ...['apps/api', 'apps/worker', 'apps/web', 'node'],
  ],
};
/** Files that may import one library more than their package. */
export const exceptions: Record<string, readonly string[]> = {
  // The check of the store uses the driver that mongoose brings.
  'packages/runtime/src/start/require-store.ts': ['mongoose'],
  // Looks at the members of a store before anything of the product touches it, and takes one away after.
  'apps/standalone/src/seed/stored-members.ts': ['mongodb'],
};

/** The areas of the web that a file of another area may import. Every feature that is not named may use the shared ones. */
const shared = ['ui', 'shared'];
const ofFeature = [...shared, 'features/stocks', 'features/analysis'];
export const webAreas: Record<string, readonly string[]> = {
  ui: [],
  shared: [],
  'features/stocks': shared,
  'features/analysis': [...shared, 'features/stocks'],
  // Approves what members ask for there; changes of somebody's access ask who is there.
  'features/admin': [...shared, 'features/plans', 'features/second-step'],
  'features/second-step': shared,
  'features/accounts': [...ofFeature, 'features/second-step', 'features/legal'],
  // Its bells switch the alerts of a stock.
  'features/watchlist': [...ofFeature, 'features/alerts'],
  // What followed an event stands beside it wherever it is shown.
  'features/base-rates': shared,
  'features/news': [...ofFeature, 'features/base-rates'],
  'features/scorecard': [...ofFeature, 'features/base-rates'],
  'features/today': [...ofFeature, 'features/alerts', 'features/base-rates', 'features/news'],
  // Begins with the events of the day.
  'features/home': [...ofFeature, 'features/today'],
};

/** The only services that other features of the api may use; each feature's module exports them. */
const apiExports = [
  ...['admin/audited-change', 'admin/mailed-change', 'admin/member-notices'],
  ...['analysis/finished-analyses', 'analysis/recent-analyses'],
  ...[
    'accumulation/accumulation.service',
    'accumulation/accumulation-submission.service',
    'accumulation/accumulation-withholding',
  ],
  ...['news/news.service', 'news/news-submission.service'],
  'news/outside-results',
  'health/worker-presence',
  'legal/legal-documents',
  'members/account-erasure',
  'passkeys/second-factor',
  'base-rates/base-rates.service',
  ...['stocks/event-rights', 'stocks/new-events', 'stocks/stored-market', 'stocks/to-last-close'],
  'today/day-ahead',
  ...['verification/email-availability', 'verification/email-proofs'],
];

/** Folders of `src` from the lowest layer to the highest. A file imports only from its own layer and those before it. */
export const layers: Record<string, string> = {
  'packages/embedded-mongo':
    'values wire expression/dates expression/operators expression filter storage/index storage session access ' +
    'pipeline/stages pipeline update commands server',
  'packages/domain':
    'text stock-master accumulation browser-errors judge/judgement market-calendar members prices analysis ' +
    'stock-search alerts company-matching figures judge/lexicon notifications judge/model fact-check/reading fact-check/figures fact-check/changes fact-check/actors fact-check/deeds fact-check judge/reasons ' +
    'clustering filings judge scoring stock-events rights scorecard base-rates sharing objections webhooks',
  'packages/database':
    'audit backfill base-rates browser-errors cache-limits circuits cluster-tasks dead-letters legal outbox prices provider-tokens rate-limits request-slots ' +
    'scorecard sessions source-quota stock-master streams monitoring verification worker-sources source-checks judge-learning users api-keys ledger model-usage passkeys ' +
    'plan-requests push shares analysis accumulation news-analysis objections stock-events alerts|watchlist ' +
    'notifications webhooks overview retention setup backup',
  'packages/runtime': 'settings logging tracing secrets start metrics',
  'packages/providers':
    'http mail pace push webhooks zip tokens kiwoom news stock-master broker-trading judge prices circuit source-checks',
  'apps/worker':
    'analysis dead-letters prices scorecard accumulation news/gathering news/judging news/evidence news/result news learning reading backfill base-rates source-checks notifications webhooks monitoring retention operations cli',
  'apps/standalone': 'settings processes embedded operator seed',
};

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (paths: readonly string[]) => `^(?:${paths.map(escaped).join('|')})/`;
const libraries = (names: readonly string[]) => `node_modules/(?:${names.map(escaped).join('|')})/`;
const spec = '\\.spec\\.tsx?$';
const support = ['/testing/', '/test/', '^packages/testing/'];

/** An error of its own for each row, so that a violation says which row it breaks. */
const rule = (
  name: string,
  from: { path: string; pathNot?: string[] },
  to: Extract<IForbiddenRuleType, { to: unknown }>['to'],
): IForbiddenRuleType => ({
  name,
  severity: 'error',
  from: { ...from, pathNot: [spec, ...support, ...(from.pathNot ?? [])] },
  to,
});

const ofPackages = Object.entries(packages).flatMap(([name, may]) => {
  const files = Object.keys(exceptions).filter((file) => file.startsWith(name));
  const own = { path: `^${escaped(name)}/src/` };
  const mayLibraries = may.filter((each) => guarded.includes(each));
  const folders = may.filter((each) => each.includes('/') && !guarded.includes(each));
  const refused = guarded.filter((library) => !mayLibraries.includes(library));
  return [
    rule(`${name}: other packages`, own, { path: '^(?:apps|packages)/', pathNot: oneOf([name, ...folders]) }),
    rule(
      `${name}: libraries`,
      { ...own, pathNot: files.map((file) => `^${escaped(file)}$`) },
      {
        path: libraries(refused),
      },
    ),
    ...files.map((file) =>
      rule(
        `${file}: libraries`,
        { path: `^${escaped(file)}$` },
        {
          path: libraries(refused.filter((library) => !exceptions[file]?.includes(library))),
        },
      ),
    ),
    ...(may.includes('node') ? [] : [rule(`${name}: no Node`, own, { dependencyTypes: ['core'] })]),
  ];
});

const web = '^apps/web/src/';
const ofWeb = [
  ...Object.entries(webAreas).map(([area, may]) =>
    rule(
      `web: ${area}`,
      { path: `${web}${area}/` },
      {
        path: `${web}[^/]+(?:/|$)`,
        pathNot: `${web}(?:${[area, ...may].join('|')})/`,
      },
    ),
  ),
  rule(
    'web: other features',
    { path: `${web}features/([^/]+)/`, pathNot: Object.keys(webAreas).map((area) => `${web}${area}/`) },
    { path: `${web}[^/]+(?:/|$)`, pathNot: `${web}(?:features/$1|${ofFeature.join('|')})/` },
  ),
];

const api = '^apps/api/src/features/';
const ofApi = [
  rule(
    'api: what a feature exports',
    { path: `${api}([^/]+)/`, pathNot: ['\\.module\\.ts$'] },
    { path: api, pathNot: [`${api}$1/`, ...apiExports.map((file) => `${api}${file}\\.ts$`)] },
  ),
  rule(
    'api: modules import modules',
    { path: `${api}([^/]+)/.*\\.module\\.ts$` },
    { path: api, pathNot: [`${api}$1/`, `${api}[^/]+/[^/]+\\.module\\.ts$`] },
  ),
];

const ofLayers = Object.entries(layers).flatMap(([name, order]) => {
  const names = order.split(' ');
  // A layer named like the start of another one (expression/operators) is the longer one.
  const folder = (layer: string) =>
    `^${escaped(name)}/src/(?:${layer})/${names.some((each) => each.startsWith(`${layer}/`)) ? '[^/]+$' : ''}`;
  return names.flatMap((layer, index) => {
    const later = names.slice(index + 1);
    return later.length === 0
      ? []
      : [rule(`${name}: ${layer} before later layers`, { path: folder(layer) }, { path: later.map(folder) })];
  });
});
/** A folder without a place among the layers. */
const withoutLayer = Object.entries(layers).map(([name, order]) =>
  rule(
    `${name}: folders without a layer`,
    { path: `^${escaped(name)}/src/` },
    {
      path: `^${escaped(name)}/src/[^/]+/`,
      pathNot: [`^${escaped(name)}/src/(?:${order.split(' ').join('|')})/`, ...support, '/learned/', spec],
    },
  ),
);

const configuration: IConfiguration = {
  forbidden: [
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    ...ofPackages,
    ...ofWeb,
    ...ofApi,
    ...ofLayers,
    ...withoutLayer,
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};

export default configuration;
