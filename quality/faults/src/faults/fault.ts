/** What stands on the other end of the wire. */
export type Service = 'store' | 'queue' | 'mail' | 'model' | 'api';

/** A request as a proxy sees it: whose it is and what it asks for. */
export interface WireRequest {
  service: Service;
  /** Name of the process that asks; `client` for the members. */
  from: string;
  /** `commitTransaction`, `update news_analyses`, `SendMessage gaemi-news-analysis`, `DATA`, `POST basic-good-news-sqs` … */
  point: string;
}

/** Before the service has seen the request, or after it has answered and before the asker knows. */
export type Moment = 'before' | 'after';

/**
 * kill: the asker, with -9. kill-service: who is asked. drop: the connection ends, without the request (before) or
 * without the answer (after). delay: the request or the answer waits. twice: the service gets the request again. stop: the
 * asker gets a SIGTERM. freeze: it stands still while more than a minute passes for all others, and then goes on. last-word: the same, and it is killed
 * as soon as the store has dealt with this request. stay: it stands still and the request waits, until the desk lets both go.
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
  /** Asker the fault waits for, `worker-1` or any `worker`; anybody when left out. */
  from?: string;
  /** Real milliseconds from the start before which requests are not counted. */
  notBefore?: number;
  /** Of a delay, and of a stand-still, in real milliseconds. */
  milliseconds?: number;
}

/** A fault as a line for people. */
export function describeFault({ service, point, moment, effect, nth, from, milliseconds }: Fault): string {
  const wait = milliseconds === undefined ? '' : ` ${milliseconds} ms`;
  return `${effect}${wait} ${moment} ${service}: ${point} #${nth}${from === undefined ? '' : ` of ${from}`}`;
}
