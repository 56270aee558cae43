import { webhookMessages } from '@gaemi/contracts/member-events';
import { describe, expect, it } from 'vitest';
import { openApiDocument, openApiDocumentForKeys } from './document.ts';

const documents = {
  'whole document': openApiDocument('gaemi.sid'),
  'document for keys': openApiDocumentForKeys('gaemi.sid'),
};

describe.each(Object.entries(documents))('the webhooks of the %s', (_, document) => {
  const { webhooks, components } = JSON.parse(JSON.stringify(document));
  const readPost = (type: string) => components.pathItems[webhooks[type].$ref.split('/').at(-1)].post;

  it.each(Object.entries(webhookMessages))('describe %s with an example that fits', (type, schema) => {
    const post = readPost(type);
    const { example, schema: described } = post.requestBody.content['application/json'];
    expect(schema.safeParse(example).error).toBeUndefined();
    expect(components.schemas).toHaveProperty(described.$ref.split('/').at(-1));
    expect(post.parameters.map(({ name }: { name: string }) => name)).toEqual([
      ...['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    ]);
    expect(post.description).toContain('{webhook-id}.{webhook-timestamp}.{body}');
  });

  it('have a message with its secret by which a check is tried', () => {
    // Signed by the library `standardwebhooks`.
    expect(readPost('test').description).toContain(
      'the signature is `v1,F5tQZXDannpQybLUUsw7msQDfHd9MVV5cTX7037/Slo=`',
    );
  });
});
