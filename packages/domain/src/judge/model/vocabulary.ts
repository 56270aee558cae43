/**
 * Names of features as numbers, in the order in which they came: a name is looked up once for the word that gives it, not
 * again for each text.
 */
export class Vocabulary {
  readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** For each name the last list that has it. */
  private readonly lists: number[] = [];
  private list = 0;

  numberOf(name: string): number {
    const known = this.numbers.get(name);
    if (known !== undefined) return known;
    const number = this.names.length;
    this.numbers.set(name, number);
    this.names.push(name);
    this.lists.push(0);
    return number;
  }

  /** A function of a word that keeps the numbers of its names. */
  remember(namesOf: (word: string) => readonly string[]): (word: string) => readonly number[] {
    const known = new Map<string, readonly number[]>();
    return (word) => {
      const before = known.get(word);
      if (before !== undefined) return before;
      const numbers = namesOf(word).map((name) => this.numberOf(name));
      known.set(word, numbers);
      return numbers;
    };
  }

  /** The numbers of all parts in their order, each once. */
  distinct(parts: readonly (readonly number[])[]): number[] {
    this.list += 1;
    const distinct: number[] = [];
    for (const part of parts)
      for (const number of part) {
        if (this.lists[number] === this.list) continue;
        this.lists[number] = this.list;
        distinct.push(number);
      }
    return distinct;
  }
}
