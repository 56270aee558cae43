/** How product time runs: at real moment `realAt` it was `productAt`, and runs `pace` times as fast since. Milliseconds. */
export interface TimeLine {
  realAt: number;
  productAt: number;
  pace: number;
  /** What the wall clock of one process is off by; its timers do not know. */
  skew: number;
}

/** Variable that carries the time line to a starting process, as JSON. */
export const TIME_LINE_VARIABLE = 'FAULTS_TIME_LINE';

/** Message to a running process: its new time line. */
export interface TimeMessage {
  timeLine: TimeLine;
}

/** Product time at a real moment, without the skew. */
export function productTime({ realAt, productAt, pace }: TimeLine, real: number): number {
  return productAt + (real - realAt) * pace;
}

/** Whether a message of unknown origin is a new time line. */
export function isTimeMessage(message: unknown): message is TimeMessage {
  return typeof message === 'object' && message !== null && 'timeLine' in message;
}
