import { createHash } from 'node:crypto';
import type { SharedNews } from '@gaemi/contracts/shares';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../http/app-error.ts';
import { type CardTexts, toCardTexts } from './card/card-texts.ts';

/** Memory for drawn pictures: several hundred of them. */
const MOST_BYTES = 16 * 1024 * 1024;
const DRAWING_MS = 5_000;
/** Changes with the drawing, so that a stored picture is asked for anew. */
const DRAWING_VERSION = 1;

/** Pictures of shared results, drawn when they are first asked for. */
@Injectable()
export class CardPictures {
  private readonly drawn = new LRUCache<string, Buffer, CardTexts>({
    maxSize: MOST_BYTES,
    sizeCalculation: (picture) => picture.length,
    // Joins those who ask for one that is being drawn.
    fetchMethod: (_key, _stale, { context }) => draw(context),
  });

  /** The picture of a result with its entity tag, which tells whether it must be sent at all. Throws UNAVAILABLE when drawing takes too long. */
  of(shared: SharedNews): { etag: string; picture: () => Promise<Buffer> } {
    const texts = toCardTexts(shared);
    const key = createHash('sha256')
      .update(JSON.stringify([DRAWING_VERSION, texts]))
      .digest('base64url');
    return { etag: `"${key}"`, picture: () => this.drawn.forceFetch(key, { context: texts }) };
  }
}

async function draw(texts: CardTexts): Promise<Buffer> {
  // Its native library is loaded for the first picture, not for every start.
  const { drawCard } = await import('./card/draw-card.ts');
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new AppError('UNAVAILABLE')), DRAWING_MS);
  try {
    return await Promise.race([drawCard(texts).encode('png'), tooLong]);
  } finally {
    clearTimeout(limit);
  }
}
