import { sharedMoment, sharedSentences, sharedTitle } from '@gaemi/contracts/shared-texts';
import type { SharedNews } from '@gaemi/contracts/shares';
import { writeAmounts } from '@gaemi/domain/figures/write-amounts';
import { isMetered } from '@gaemi/domain/sources';
import { escapedHtml } from '../../http/escaped-html.ts';

/** What the page's own head says of title, description and preview: a shared result says its own. */
const REPLACED =
  /\s*<title>[^<]*<\/title>|\s*<meta (?:name="(?:description|robots|twitter:[^"]*)"|property="og:[^"]*")[^>]*>/g;

const NO_INDEX = '<meta name="robots" content="noindex" />';

/** Puts a head in the place of the page's own. */
export function withHead(page: string, head: string): string {
  return page.replace(REPLACED, '').replace('</head>', () => `${head}\n  </head>`);
}

/** The head of a page that has no result. */
export function endedHead(title: string): string {
  return [`<title>${escapedHtml(title)}</title>`, NO_INDEX].join('\n    ');
}

/** Title, description, preview and AI label of a shared result at an address. */
export function sharedHead(shared: SharedNews, address: string): string {
  const title = sharedTitle(shared);
  const description = [...shared.result.lead.map(writeAmounts), sharedMoment(shared)].join(' ');
  const card = `${address}/card.png`;
  return [
    `<title>${escapedHtml(title)} | 개미렌즈</title>`,
    meta('name', 'description', description),
    NO_INDEX,
    meta('property', 'og:type', 'article'),
    meta('property', 'og:site_name', '개미렌즈'),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:url', address),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', card),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:image', card),
    `<script type="application/ld+json">${dataBlock(writeLabel(shared, title))}</script>`,
  ].join('\n    ');
}

/** Says to machines that a program wrote it, and which kind (IPTC's digital source types). */
function writeLabel({ as_of: asOf, result }: SharedNews, headline: string) {
  const byModel = isMetered(result.judged_by);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline,
    dateCreated: asOf,
    inLanguage: 'ko',
    isAccessibleForFree: true,
    publisher: { '@type': 'Organization', name: '개미렌즈' },
    digitalSourceType: byModel
      ? 'https://schema.org/TrainedAlgorithmicMediaDigitalSource'
      : 'https://schema.org/AlgorithmicMediaDigitalSource',
    ...(byModel && { disambiguatingDescription: sharedSentences.writtenByModel }),
  };
}

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapedHtml(content)}" />`;

/** JSON that cannot end the element it stands in. */
const dataBlock = (value: object): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
