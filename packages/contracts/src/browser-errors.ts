import * as z from 'zod';
import { routes } from './routes.ts';

export const browserErrorKinds = ['error', 'rejection', 'render'] as const;
/** Frames that a report has at most, the innermost first. */
const MAX_FRAMES = 8;

/**
 * An error in a browser, told without anything of its member: no message, no address, no text. `error`: uncaught,
 * `rejection`: of a promise, `render`: the screen was replaced by the error panel.
 */
const browserError = z
  .strictObject({
    kind: z.enum(browserErrorKinds),
    /** Class of the error. */
    name: z.string().regex(/^[A-Za-z]{1,40}$/),
    /** Places in our own bundles. */
    frames: z
      .array(
        z.strictObject({
          file: z.string().regex(/^[A-Za-z0-9_-]{1,80}\.js$/),
          line: z.number().int().min(1).max(1_000_000),
          column: z.number().int().min(1).max(10_000_000),
        }),
      )
      .max(MAX_FRAMES),
    /** Pattern of the route, as in `/r/:token`; digits never occur in one. */
    route: z.string().regex(/^(?:\/(?:[a-z-]{1,24}|:[a-z]{1,16}|\*)){0,4}\/?$/i),
    /** File of the first script, which has another name in every release. */
    release: z.string().regex(/^[A-Za-z0-9_-]{1,80}\.js$/),
  })
  .meta({ id: 'BrowserError' });
export type BrowserError = z.infer<typeof browserError>;

/** Endpoint for errors in browsers. */
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
} as const;
