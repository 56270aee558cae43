/** Sample sources: workers under load call no provider, so that only the product is measured. */
export const sampleSources = { NEWS_SOURCE: 'sample', ANALYZER: 'offline', TRADING_SOURCE: 'sample' };
