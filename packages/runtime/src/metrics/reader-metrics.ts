import { Counter } from 'prom-client';
import { registry } from './metrics.ts';

export const articlesRead = new Counter({
  name: 'gaemi_articles_read_total',
  help: 'Articles that the reader took from the streams of a source, whatever company they are about.',
  labelNames: ['source'] as const,
  registers: [registry],
});
