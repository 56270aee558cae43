/** Queue of future events, ordered by time. A binary heap. */
export class Timeline<Event> {
  private readonly heap: { at: number; what: Event }[] = [];

  add(at: number, what: Event): void {
    const { heap } = this;
    let place = heap.push({ at, what }) - 1;
    while (place > 0) {
      const above = (place - 1) >> 1;
      if (this.timeOf(above) <= this.timeOf(place)) return;
      this.swap(above, place);
      place = above;
    }
  }

  /** Removes and returns the next event; null when the queue is empty. */
  take(): { at: number; what: Event } | null {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (first === undefined || last === undefined) return null;
    if (heap.length === 0) return first;
    heap[0] = last;
    let place = 0;
    for (;;) {
      const left = 2 * place + 1;
      const sooner = this.timeOf(left + 1) < this.timeOf(left) ? left + 1 : left;
      if (this.timeOf(place) <= this.timeOf(sooner)) return first;
      this.swap(place, sooner);
      place = sooner;
    }
  }

  private timeOf(place: number): number {
    return this.heap[place]?.at ?? Number.POSITIVE_INFINITY;
  }

  private swap(a: number, b: number): void {
    const [x, y] = [this.heap[a], this.heap[b]];
    if (x === undefined || y === undefined) return;
    this.heap[a] = y;
    this.heap[b] = x;
  }
}
