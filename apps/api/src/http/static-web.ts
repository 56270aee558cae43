import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { isApiRequest } from './api-path.ts';

/** Files whose name carries the hash of their content. */
const HASHED = '/assets/';

/** Serves the built web: hashed files may be cached for ever, others are revalidated, and routes get the first page. */
export function staticWeb(folder: string): RequestHandler[] {
  const root = path.resolve(folder);
  const files = express.static(root, {
    index: 'index.html',
    redirect: false,
    setHeaders: (response, file) => {
      const hashed = file.startsWith(path.join(root, HASHED));
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const page: RequestHandler = (request, response, next) => {
    // A browser names html; a tool that takes anything gets the page where the path looks like one of a screen.
    const anything = request.accepts('html') !== false && /^[\w/-]*$/.test(request.path);
    const navigates = (request.headers.accept ?? '').includes('text/html') || anything;
    if (!navigates || !['GET', 'HEAD'].includes(request.method) || request.path.startsWith(HASHED)) return next();
    response.sendFile('index.html', { root, headers: { 'cache-control': 'no-cache' } });
  };
  return [files, page].map(
    (handler): RequestHandler =>
      (request, response, next) =>
        isApiRequest(request) ? next() : handler(request, response, next),
  );
}
