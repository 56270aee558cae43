/** Warnings of a day on which things go wrong, and why each may come. Any other is one that nobody explains. */
const explainedLines: readonly (readonly [line: RegExp, why: string])[] = [
  [/^worker: the queue does not answer$/, 'the queue was away or killed'],
  [/^api: answered 503$/, 'health and requests while the store or the queue is away'],
  [/^api: UNAVAILABLE$/, 'the store was away'],
  [/^worker: news analysis ends in error$/, 'the model gave nothing usable: the analysis is refunded'],
  [/^(?:api|worker): the outbox could not be sent and waits$/, 'the queue was away; the sweep sends it'],
  [/^worker: (?:prices|net buying) could not be gathered; what is stored stays$/, 'time leapt past their limit'],
  [/^worker: judgements dropped$/, 'the model cited what is not there'],
  [/^worker: a message that is no job goes to the dead-letter queue$/, 'poison was put into the queue'],
  [/^worker: a dead letter was kept$/, 'the same, or a job was put among the dead letters'],
  [/^worker: messages to webhooks could not be looked up; tried again$/, 'the worker was stopped meanwhile'],
  [/^worker: a delivery could not be sent$/, 'the mail server was away; it is sent again'],
  [/^worker: a message failed and comes again$/, 'queue or store was away at its end'],
];

export const isExplained = (text: string): boolean => explainedLines.some(([line]) => line.test(text));
