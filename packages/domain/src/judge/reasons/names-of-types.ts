import { type EventType, eventTypeNames } from '../judgement/event-type.ts';

/** What an event is called in plots and leads where its headline says no more. */
export const namesOfTypes: Record<EventType, string> = {
  ...eventTypeNames,
  orders: '수주·계약',
  products: '제품·기술',
  other: '회사 소식',
};

const typeNames: ReadonlySet<string> = new Set(
  [...Object.values(namesOfTypes), '투자의견'].filter((name) => name !== namesOfTypes.other),
);

/** Whether a short name is only that of a type. */
export const isNameOfType = (name: string): boolean => typeNames.has(name);
