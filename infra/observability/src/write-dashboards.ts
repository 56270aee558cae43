import { writeFileSync } from 'node:fs';
import { dashboards } from './dashboards.ts';
import { dashboardFile, toText } from './files.ts';

// `pnpm --filter infra-observability dashboards`: writes the dashboards that Grafana reads out of dashboards.ts.
for (const dashboard of dashboards) writeFileSync(dashboardFile(dashboard.uid), toText(dashboard));
