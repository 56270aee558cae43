/** What is asked one by one; feeds stand there as `feed:<host><path>` each. */
export const checkedSources = [
  'dart',
  'dart-feed',
  'naver',
  'gdelt',
  'gdelt-files',
  'google',
  'feed',
  'kis-master',
  'kiwoom',
  'kis',
  'model',
  'smtp',
] as const;
export type CheckedSource = (typeof checkedSources)[number];

/** What one cheap question to a source, to the model or to the mail server found. Texts are sentences for operators. */
export interface SourceCheck {
  /** A checked source, or `feed:<host><path>`. */
  source: string;
  /** False where it is not set, or nothing chooses it: then it is not asked. */
  configured: boolean;
  ok: boolean | null;
  /** What it answered, or what is wrong and what to do. */
  detail: string | null;
  /** The oldest that it gives, where that is known. */
  reachBack: Date | null;
  /** Calls that are left today, where they are counted. */
  callsLeft: number | null;
  rights: string | null;
  cost: string | null;
}
