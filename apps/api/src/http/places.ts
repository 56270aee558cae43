/** Places for answers of a member that stay open at the same time, in this process. */
export class Places {
  private readonly takenBy = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a place until it is disposed; null where the member has none left. */
  take(userId: string): Disposable | null {
    const taken = this.takenBy.get(userId) ?? 0;
    if (taken >= this.most) return null;
    this.takenBy.set(userId, taken + 1);
    return { [Symbol.dispose]: () => this.leave(userId) };
  }

  private leave(userId: string): void {
    const left = (this.takenBy.get(userId) ?? 1) - 1;
    if (left > 0) this.takenBy.set(userId, left);
    else this.takenBy.delete(userId);
  }
}
