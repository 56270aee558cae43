// biome-ignore-all lint/performance/noBarrelFile: the one entry of a published package
export { createGaemiClient, type GaemiClient, type GaemiClientOptions } from './client.ts';
export { answerOf, GaemiError } from './gaemi-error.ts';
export { listAnalyses } from './list-analyses.ts';
export type { components, paths } from './openapi-types.ts';
export { type WaitOptions, waitForAccumulation, waitForAnalysis, waitForNews } from './wait-for-result.ts';
