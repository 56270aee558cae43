import { isSynthetic } from '@gaemi/domain/sources';

interface Sourced {
  data_source: string;
}

/** Where a list marks sample data: once above it where all rest on them, else at each of those that do. */
export function placeSampleBadges(listed: readonly Sourced[]) {
  const isAbove = listed.every(({ data_source: source }) => isSynthetic(source));
  return { isAbove, isAt: ({ data_source: source }: Sourced) => !isAbove && isSynthetic(source) };
}
