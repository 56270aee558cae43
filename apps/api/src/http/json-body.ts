import express, { type Request, type RequestHandler } from 'express';
import { AppError } from './app-error.ts';
import { answerError } from './error.filter.ts';

const LIMIT = '100kb';
const MAX_DEPTH = 10;
/** Keys that stand for something else than data on every object of the language. */
const REFUSED_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** A body has this long to arrive: 100 kB at 10 kB/s. */
export const BODY_TIME_LIMIT_MS = 10_000;

/** Reads JSON bodies, and nothing else: at most 100 kB of valid UTF-8 within 10 s, not nested deeply. */
export function jsonBody(timeLimitMs = BODY_TIME_LIMIT_MS): RequestHandler[] {
  return [
    endStalled(timeLimitMs),
    (request, _response, next) => {
      const readable = !hasBody(request) || request.is('application/json') !== false;
      next(readable ? undefined : new AppError('UNSUPPORTED_MEDIA_TYPE'));
    },
    express.json({
      limit: LIMIT,
      type: 'application/json',
      verify: (_request, _response, bytes) => refuseBadUtf8(bytes),
    }),
    (request, _response, next) => {
      next(isPlainData(request.body) ? undefined : new AppError('MALFORMED_REQUEST'));
    },
  ];
}

/** Answers 408 and closes the connection when the body is not there in time. */
function endStalled(timeLimitMs: number): RequestHandler {
  return (request, response, next) => {
    const timer = setTimeout(() => {
      if (request.complete) return;
      response.setHeader('connection', 'close');
      response.once('finish', () => request.socket.destroySoon());
      answerError(response, new AppError('REQUEST_TIMEOUT'));
    }, timeLimitMs);
    const done = () => clearTimeout(timer);
    request.once('end', done).once('close', done);
    next();
  };
}

/** A length of 0, which browsers send with an empty post, is no body. */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The parser would replace invalid UTF-8 by U+FFFD and go on with a changed text. */
function refuseBadUtf8(bytes: Uint8Array): void {
  new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Walks a parsed body without recursion. */
function isPlainData(body: unknown): boolean {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) return false;
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.some((value) => Object.keys(value).some((key) => REFUSED_KEYS.has(key)))) return false;
    level = objects.flatMap((value) => Object.values(value));
  }
  return true;
}
