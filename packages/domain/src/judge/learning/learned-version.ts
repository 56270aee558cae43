/** Version of the bundled weights of the judge, of features and sentences: part of the version of every judgement. */
export const LEARNED_VERSION = '47';
