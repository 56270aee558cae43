/** Version of weights, features and sentences: part of the version of every judgement. Apart from the weights, which are large. */
export const LEARNED_VERSION = '29';
