/** Markers that a word does not mean the company: directly before it, directly after it, or anywhere in the text. */
export interface OtherSense {
  before?: RegExp;
  after?: RegExp;
  anywhere?: RegExp;
}
