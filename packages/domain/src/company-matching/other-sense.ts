/** What tells that a word is not meant as the company: signs right before it, right after it, or anywhere in the text. */
export interface OtherSense {
  before?: RegExp;
  after?: RegExp;
  anywhere?: RegExp;
}
