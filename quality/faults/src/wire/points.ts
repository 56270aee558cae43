import type { IncomingMessage } from 'node:http';
import { API_PREFIX } from '@gaemi/contracts/routes';

/** `SendMessage gaemi-news-analysis`, from the target header and the queue's address in the body. */
export function sqsPoint({ headers }: IncomingMessage, body: string): string | null {
  const target = String(headers['x-amz-target'] ?? '').split('.')[1];
  if (target === undefined || target === '') return null;
  const queue = /"QueueUrl":"[^"]*\/([^"/]+)"/.exec(body)?.[1];
  return queue === undefined ? target : `${target} ${queue}`;
}

/** `POST basic-good-news-sqs`; only the first part of the path is used. */
export function apiPoint({ method = 'GET', url = '/' }: IncomingMessage): string | null {
  const [path = ''] = url.slice(API_PREFIX.length + 1).split('?');
  return `${method} ${path.split('/')[0] ?? ''}`;
}

/** Judging and summarising look the same in the relevant parts of a request. */
export function modelPoint({ method, url }: IncomingMessage): string | null {
  return `${method} ${url}`;
}
