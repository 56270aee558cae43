import { type Endpoint, endpoints } from '@gaemi/contracts/endpoints';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AppError } from './app-error.ts';
import { RequestValidationPipe } from './request-validation.pipe.ts';

const pipe = new RequestValidationPipe();

function findRefusal(schema: z.ZodType, value: unknown): AppError | null {
  try {
    pipe.transform(value, { type: 'body', schema });
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const schemas = Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([kind, schema]) =>
    schema === undefined ? [] : [[`${kind} of ${name}`, schema] as const],
  ),
);
const nonsense = [
  null,
  0,
  true,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  {},
  { $gt: '' },
  [],
  ['a'],
  '\u0000',
  '../..',
  -1,
  1.5,
];

describe('the request validation', () => {
  it.each(schemas)('refuses whatever is wrong with the %s in Korean', (_name, schema) => {
    const shape = 'shape' in schema ? Object.keys(schema.shape as object) : [];
    const values = [
      undefined,
      ...nonsense,
      ...nonsense.map((value) => Object.fromEntries(shape.map((field) => [field, value]))),
      { surprise: 1 },
    ];
    for (const value of values) {
      const refusal = findRefusal(schema, value);
      const sentences = [refusal?.detail ?? '가', ...Object.values(refusal?.fields ?? {})];
      for (const sentence of sentences) {
        expect(sentence).toMatch(/[가-힣]/);
        expect(sentence).not.toMatch(/invalid|expected|must|string|number|undefined|unrecognized|too /i);
      }
    }
  });

  it('names unknown fields one by one', () => {
    const refusal = findRefusal(z.strictObject({}), { a: 1, b: 2 });
    expect(refusal?.fields).toEqual({ a: '알 수 없는 항목입니다.', b: '알 수 없는 항목입니다.' });
    expect(refusal?.status).toBe(400);
  });

  it('is 404 for a path whose word is none of the known ones, 400 for such a query', () => {
    const schema = z.object({ tier: z.enum(['basic', 'medium']) });
    const ask = (type: 'param' | 'query') => () => pipe.transform({ tier: 'golden' }, { type, schema });
    expect(ask('param')).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(ask('query')).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
  });

  it('does not let a parameter without a schema pass', () => {
    expect(() => pipe.transform({}, { type: 'body' })).toThrow('without a schema');
  });
});
