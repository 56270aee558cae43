import {
  BROWSER_ERROR_DAYS,
  type BrowserErrorKind,
  type BundlePlace,
  browserErrorKinds,
} from '@gaemi/domain/browser-errors/browser-error';
import { defineSchema } from '../define-schema.ts';

/** Reports of one error in browsers. */
export interface BrowserErrorRecord {
  /** Hash of the fingerprint. */
  _id: string;
  kind: BrowserErrorKind;
  name: string;
  /** Where the first report saw it, the innermost place first. */
  frames: BundlePlace[];
  route: string;
  release: string;
  count: number;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

export const browserErrorSchema = defineSchema<BrowserErrorRecord>(
  {
    _id: { type: String, required: true },
    kind: { type: String, enum: browserErrorKinds, required: true },
    name: { type: String, required: true },
    frames: {
      type: [
        defineSchema<BundlePlace>(
          {
            file: { type: String, required: true },
            line: { type: Number, required: true },
            column: { type: Number, required: true },
          },
          { _id: false },
        ),
      ],
      required: true,
    },
    route: { type: String, required: true },
    release: { type: String, required: true },
    count: { type: Number, required: true },
    firstSeenAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
  },
  { collection: 'browser_errors', versionKey: false },
);

// The newest first; and the end of those that were not seen any more.
browserErrorSchema.index({ lastSeenAt: 1 }, { expireAfterSeconds: BROWSER_ERROR_DAYS * 86_400 });
