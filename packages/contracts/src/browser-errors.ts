import { browserErrorKinds } from '@gaemi/domain/browser-errors/browser-error';
import * as z from 'zod';
import { objectId, timestamp } from './fields.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

/** Frames that a report has at most, the innermost first. */
const MAX_FRAMES = 8;

/** Place in our own bundles. */
const frame = z
  .strictObject({
    file: z.string().regex(/^[A-Za-z0-9_-]{1,80}\.js$/),
    line: z.number().int().min(1).max(1_000_000),
    column: z.number().int().min(1).max(10_000_000),
  })
  .meta({ id: 'BrowserErrorFrame' });

/** An error in a browser, told without anything of its member: no message, no address, no text. */
const browserError = z
  .strictObject({
    kind: z.enum(browserErrorKinds),
    /** Class of the error. */
    name: z.string().regex(/^[A-Za-z]{1,40}$/),
    frames: z.array(frame).max(MAX_FRAMES),
    /** Pattern of the route, as in `/r/:token`; digits never occur in one. */
    route: z.string().regex(/^(?:\/(?:[a-z-]{1,24}|:[a-z]{1,16}|\*)){0,4}\/?$/i),
    /** File of the first script, which has another name in every release. */
    release: z.string().regex(/^[A-Za-z0-9_-]{1,80}\.js$/),
  })
  .meta({ id: 'BrowserError' });
export type BrowserError = z.infer<typeof browserError>;

/**
 * An error that browsers reported, for operators. `_id`: the same for all its reports; `frames`: as its first report had
 * them, the innermost first.
 */
const seenBrowserError = browserError
  .extend({
    _id: objectId,
    count: z.number().int(),
    first_seen_at: timestamp,
    last_seen_at: timestamp,
  })
  .meta({ id: 'SeenBrowserError' });
export type SeenBrowserError = z.infer<typeof seenBrowserError>;
const browserErrorList = pagedList(seenBrowserError).meta({ id: 'BrowserErrorList' });

/** Endpoints for errors in browsers. */
export const browserErrorEndpoints = {
  reportBrowserError: {
    route: routes.reportBrowserError,
    tag: 'health',
    summary: '브라우저에서 난 오류 알리기',
    access: 'public',
    body: browserError,
    status: 204,
    errors: ['TOO_MANY_REQUESTS'],
  },
  listBrowserErrors: {
    route: routes.listBrowserErrors,
    tag: 'admin',
    summary: '브라우저에서 난 오류, 마지막으로 난 것부터. 개인정보 없이 종류와 위치만 있습니다',
    access: 'admin',
    query: z.object(pagingQuery(pageSizes.browserErrors)),
    status: 200,
    answer: browserErrorList,
    errors: [],
  },
} as const;
