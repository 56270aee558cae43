import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { buildApp } from 'fauxqs';
import { type AccessKeys, type ClaimedSignature, isSignedBy, readAuthorization } from './verify-signature.ts';

type App = ReturnType<typeof buildApp>;

/**
 * Lets through only calls of SQS that the holder of the keys signed. Web pages reach the loopback address too: a page of
 * another origin by a form, or under a name of its own that it points here. So neither a foreign Host nor any Origin is
 * answered, nor are the other services of the server. Everything refused is 403 before its body is looked at.
 */
export function guardQueue(app: App, keys: AccessKeys): void {
  const claims = new WeakMap<object, ClaimedSignature>();

  app.addHook('onRequest', async (request, reply) => {
    const { headers, method, url, socket } = request;
    const hosts = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`];
    const claimed = readAuthorization(headers.authorization);
    const isSqs =
      method === 'POST' &&
      url === '/' &&
      headers['content-type'] === 'application/x-amz-json-1.0' &&
      /^AmazonSQS\.\w+$/.test(String(headers['x-amz-target']));
    const isOurs = headers.origin === undefined && hosts.includes(headers.host ?? '');
    if (!isSqs || !isOurs || claimed?.service !== 'sqs' || claimed.accessKeyId !== keys.accessKeyId) {
      return reply.code(403).send(refusal);
    }
    claims.set(request, claimed);
  });

  app.addHook('preParsing', async (request, reply, payload) => {
    const body = await buffer(payload);
    const claimed = claims.get(request);
    if (claimed === undefined || !(await isSignedBy(keys, claimed, { headers: request.headers, body }))) {
      return reply.code(403).send(refusal);
    }
    return Readable.from([body], { objectMode: false });
  });
}

/** What SQS answers to keys that it does not know. */
const refusal = {
  __type: 'com.amazonaws.sqs#AccessDeniedException',
  message: 'This queue answers signed calls of its own api and worker only.',
};
