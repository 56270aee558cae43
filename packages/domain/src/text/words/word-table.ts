/** A table by words of articles. It lacks what every object has: "constructor" and "toString" may be words, too. */
export const wordTable = <Meaning>(table: Readonly<Record<string, Meaning>>): Readonly<Record<string, Meaning>> =>
  Object.assign(Object.create(null), table);
