import path from 'node:path';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { isApiRequest } from './api-path.ts';

/** Files whose name carries the hash of their content. */
const HASHED = '/assets/';

/** What the build wrote beside a text file, the smallest first. */
const compressed = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
const COMPRESSED_NAME = /\.(?:br|gz)$/;
const TEXT_NAME = /\.(?:html|js|css|svg|txt|json)$/;

/**
 * Serves the built web: hashed files may be cached for ever, others are revalidated, and routes get the first page. Texts go out
 * as the build compressed them. What is none of it and not the API's is 404 in plain text.
 */
export function staticWeb(folder: string): RequestHandler[] {
  const serve = compressedFiles(path.resolve(folder));
  const file: RequestHandler = (request, response, next) => {
    const { path: address } = request;
    // Their own addresses: without the encoding named, nobody could read them.
    if (COMPRESSED_NAME.test(address)) next();
    else serve(address.endsWith('/') ? `${address}index.html` : address, [request, response, next]);
  };
  const page: RequestHandler = (request, response, next) => {
    if (isNavigation(request)) serve('/index.html', [request, response, next]);
    else next();
  };
  return [file, page, notFound].map(
    (handler): RequestHandler =>
      (request, response, next) =>
        isApiRequest(request) ? next() : handler(request, response, next),
  );
}

type Call = [Request, Response, NextFunction];

/** Answers with a file of the folder, in the smallest encoding that the caller takes and the build wrote. */
function compressedFiles(root: string): (address: string, call: Call) => void {
  const files = express.static(root, {
    index: false,
    redirect: false,
    setHeaders: (response, file) => {
      const hashed = file.startsWith(path.join(root, HASHED));
      response.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      const encoding = compressed.find(({ ending }) => file.endsWith(ending))?.encoding;
      const name = file.replace(COMPRESSED_NAME, '');
      if (encoding !== undefined) {
        response.type(path.extname(name));
        response.setHeader('content-encoding', encoding);
      }
      if (TEXT_NAME.test(name)) response.vary('accept-encoding');
    },
  });
  return (address, [request, response, next]) => {
    // Part of a file is part of what it says, not of its compressed form.
    const isPart = request.headers.range !== undefined;
    const encoded = compressed.filter(
      ({ encoding }) => !isPart && TEXT_NAME.test(address) && request.acceptsEncodings(encoding) !== false,
    );
    const names = [...encoded.map(({ ending }) => `${address}${ending}`), address];
    const tryNext: NextFunction = (error) => {
      const name = names.shift();
      if (error !== undefined || name === undefined) next(error);
      else answerAs(name, files, [request, response, tryNext]);
    };
    tryNext();
  };
}

/** Lets a handler that reads the address at once answer as if it were another one. */
function answerAs(address: string, handler: RequestHandler, [request, response, next]: Call): void {
  const { url } = request;
  const restore = () => {
    request.url = url;
  };
  request.url = address;
  void handler(request, response, (error) => {
    restore();
    next(error);
  });
  restore();
}

/** Whether a browser, or a tool that takes anything, opens what looks like a screen. */
function isNavigation(request: Request): boolean {
  const anything = request.accepts('html') !== false && /^[\w/-]*$/.test(request.path);
  const navigates = (request.headers.accept ?? '').includes('text/html') || anything;
  return navigates && isRead(request) && !request.path.startsWith(HASHED);
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

const notFound: RequestHandler = (request, response, next) => {
  if (!isRead(request)) return next();
  response.status(404).set('cache-control', 'no-cache').type('txt').send('Not found\n');
};
