import { Gauge } from 'prom-client';
import { buildInfo } from '../settings/build-info.ts';
import { registry } from './metrics.ts';

const registers = [registry];
const { version, commit } = buildInfo();

new Gauge({
  name: 'gaemi_build_info',
  help: 'Always 1; its labels say which program answers.',
  labelNames: ['version', 'commit'] as const,
  registers,
}).set({ version, commit }, 1);

/** Both are reported by every worker alike, as the shared gauges are: take their `max`. Absent until they were asked for. */
export const workersAlive = new Gauge({
  name: 'gaemi_workers',
  help: 'Workers that reported within the last two minutes.',
  registers,
});
export const backupAge = new Gauge({
  name: 'gaemi_backup_age_seconds',
  help: 'Seconds since the last whole backup of the store; before the first since the store was made, absent without BACKUP_DIR.',
  registers,
});
export const stateGauges = [workersAlive, backupAge] as const;
for (const gauge of stateGauges) gauge.remove({});
