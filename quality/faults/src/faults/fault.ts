/** Service at the other end of a connection. */
export type Service = 'store' | 'queue' | 'mail' | 'model' | 'api';

/** A request as a proxy sees it: its asker and its operation. */
export interface WireRequest {
  service: Service;
  /** Name of the asking process; `client` for the members. */
  from: string;
  /** `commitTransaction`, `update news_analyses`, `SendMessage gaemi-news-analysis`, `DATA`, `POST basic-good-news-sqs` … */
  point: string;
}

/** Before the service has seen the request, or after its answer and before the asker gets it. */
export type Moment = 'before' | 'after';

/**
 * kill: kills the asker with -9. kill-service: kills the service. drop: closes the connection, without the request
 * (before) or without the answer (after). delay: delays the request or the answer. twice: sends the request to the
 * service again. stop: sends the asker a SIGTERM. freeze: freezes the asker while more than a minute passes for all
 * others, then resumes it. last-word: the same, and kills it as soon as the store has processed this request. stay:
 * freezes the asker and holds the request, until the desk releases both.
 */
export type Effect = 'kill' | 'kill-service' | 'drop' | 'delay' | 'twice' | 'stop' | 'freeze' | 'last-word' | 'stay';

/** A fault that waits for its request. */
export interface Fault {
  service: Service;
  point: string;
  moment: Moment;
  effect: Effect;
  /** Strikes at the nth such request, from 1. */
  nth: number;
  /** Asker that the fault waits for, `worker-1` or any `worker`; any asker when undefined. */
  from?: string;
  /** Real milliseconds from the start before which requests are not counted. */
  notBefore?: number;
  /** Length of a delay or a freeze, in real milliseconds. */
  milliseconds?: number;
}

/** Formats a fault as a line for people. */
export function describeFault({ service, point, moment, effect, nth, from, milliseconds }: Fault): string {
  const wait = milliseconds === undefined ? '' : ` ${milliseconds} ms`;
  return `${effect}${wait} ${moment} ${service}: ${point} #${nth}${from === undefined ? '' : ` of ${from}`}`;
}
