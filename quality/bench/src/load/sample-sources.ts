/** Workers of the load ask nobody outside: what is measured is the product. */
export const sampleSources = { NEWS_SOURCE: 'sample', ANALYZER: 'lexicon', TRADING_SOURCE: 'sample' };
