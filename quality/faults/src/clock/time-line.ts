/**
 * Mapping of real time to product time: at real moment `realAt` it was `productAt`, and it runs `pace` times as fast
 * since. Milliseconds.
 */
export interface TimeLine {
  realAt: number;
  productAt: number;
  pace: number;
  /** Error of one process's wall clock; its timers are not affected. */
  skew: number;
}

/** Environment variable that passes the time line to a starting process, as JSON. */
export const TIME_LINE_VARIABLE = 'FAULTS_TIME_LINE';

/** Message to a running process with its new time line. */
export interface TimeMessage {
  timeLine: TimeLine;
  /** Milliseconds by which the limits of polls are put off. */
  pollsKeep: number;
}

/** Question to a running process: the size of what its heap holds after a collection of garbage. */
export const HEAP_QUESTION = 'heap?';

/** Its answer, in bytes. */
export interface HeapAnswer {
  heapBytes: number;
}

export const isHeapAnswer = (message: unknown): message is HeapAnswer =>
  typeof message === 'object' && message !== null && 'heapBytes' in message;

/** Returns product time at a real moment, without the skew. */
export function productTime({ realAt, productAt, pace }: TimeLine, real: number): number {
  return productAt + (real - realAt) * pace;
}

/** Returns true when a message of unknown origin is a new time line. */
export function isTimeMessage(message: unknown): message is TimeMessage {
  return typeof message === 'object' && message !== null && 'timeLine' in message;
}
