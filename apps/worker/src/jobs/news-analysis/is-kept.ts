import type { Judge } from '@gaemi/providers/judge/judge';

/** Whether what a judge says is kept. The lexicon says the same again, for nothing, in less time than the database takes to find it. */
export const isKept = ({ name }: Judge): boolean => name !== 'lexicon';
