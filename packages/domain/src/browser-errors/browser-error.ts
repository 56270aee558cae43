/** `error`: uncaught, `rejection`: of a promise, `render`: the screen was replaced by the error panel. */
export const browserErrorKinds = ['error', 'rejection', 'render'] as const;
export type BrowserErrorKind = (typeof browserErrorKinds)[number];

/** Place in a bundle of ours. */
export interface BundlePlace {
  file: string;
  line: number;
  column: number;
}

/** An error in a browser, without anything of its member. */
export interface BrowserErrorReport {
  kind: BrowserErrorKind;
  /** Class of the error. */
  name: string;
  /** The innermost first; none where the browser tells none. */
  frames: readonly BundlePlace[];
  /** Pattern of the route, as in `/r/:token`. */
  route: string;
  /** File of the first script, which has another name in every release. */
  release: string;
}

/** Days after its last report for which an error is kept. */
export const BROWSER_ERROR_DAYS = 30;

/** Different errors that are kept at most: anybody can report one. Beyond it, the one that was last seen longest ago goes. */
export const MAX_BROWSER_ERRORS = 500;

/** Returns what tells an error from others; reports of the same error on the same screen and release share it. */
export const computeFingerprint = ({ release, kind, name, route, frames }: BrowserErrorReport): string =>
  JSON.stringify([release, kind, name, route, frames[0] ?? null]);
