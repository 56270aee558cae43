import { removedText } from '@gaemi/domain/rights/expired-texts';
import { publicRights } from '@gaemi/domain/rights/source-rights';
import type { ObjectId } from 'mongodb';
import type { Product } from '../product/product.ts';

const DAY_MS = 86_400_000;
/** Their right ends in the evening. */
const LEFT_MS = DAY_MS / 4;
const MOST = 3;

const isText = (text: string) => text !== removedText;

interface StoredEvidence {
  _id: ObjectId;
  articles: { title: string; description: string; source: string; fetchedAt: Date }[];
  textsFrom: { source: string; fetchedAt: Date }[];
}

/** Makes the texts of some ended analyses those of Naver, fetched so long ago that they end in this day. Returns the analyses. */
export async function ageTexts({ database, clock }: Pick<Product, 'database' | 'clock'>): Promise<ObjectId[]> {
  const days = publicRights.naver.storeDays;
  if (days === null) throw new Error('the texts of Naver never end');
  const from = { source: 'naver', fetchedAt: new Date(clock.now().getTime() - days * DAY_MS + LEFT_MS) };
  const evidence = database.collection<StoredEvidence>('news_evidence');
  const found = await evidence.find({ 'articles.0': { $exists: true } }, { limit: MOST }).toArray();
  for (const { _id, articles } of found)
    await evidence.updateOne(
      { _id },
      { $set: { articles: articles.map((article) => ({ ...article, ...from })), textsFrom: [from] } },
    );
  return found.map(({ _id }) => _id);
}

/** Returns a line for each of these analyses that still has a text. */
export async function findLastingTexts(
  { database }: Pick<Product, 'database'>,
  aged: readonly ObjectId[],
): Promise<string[]> {
  const stored = await database
    .collection<StoredEvidence>('news_evidence')
    .find({ _id: { $in: [...aged] } })
    .toArray();
  const lasting = stored.filter(
    ({ articles, textsFrom }) =>
      textsFrom.length > 0 || articles.some((article) => [article.title, article.description].some(isText)),
  );
  return [
    ...(aged.length === 0 ? ['no analysis had texts that could end'] : []),
    ...lasting.map(({ _id }) => `${_id.toHexString()} still has texts whose time is over`),
  ];
}
