export const feedHeaders = {
  accept: 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.9',
  'user-agent': 'GaemiLens/1.0 (news reader)',
};
