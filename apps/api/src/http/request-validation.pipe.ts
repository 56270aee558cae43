import type { Endpoint } from '@gaemi/contracts/endpoints';
import { errorTable } from '@gaemi/contracts/errors';
import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import type { Request } from 'express';
import * as z from 'zod';
import { AppError } from './app-error.ts';

/** Where a schema names no sentence of its own: zod's speak of types, in whatever language. */
const error = () => errorTable.VALIDATION_FAILED.detail;

const UNKNOWN_FIELD = '알 수 없는 항목입니다.';

/** Checks a handler's parameter with the zod schema of its decorator and hands over the parsed value. */
@Injectable()
export class RequestValidationPipe implements PipeTransform {
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    if (metadata.type === 'custom') return value;
    if (!(metadata.schema instanceof z.core.$ZodType)) throw new Error(`a ${metadata.type} parameter without a schema`);
    return parseRequest(metadata.schema, value, metadata.type);
  }
}

/** Refuses what stands in the query of an endpoint that reads none: whoever sends it means something by it. */
export function requireKnownQuery({ query }: Endpoint, request: Request): void {
  if (query === undefined) parseRequest(nothing, request.query);
}

const nothing = z.strictObject({});

/** Parses a part of a request. Throws VALIDATION_FAILED, or NOT_FOUND for a path whose words are not among the known ones. */
export function parseRequest(schema: z.core.$ZodType, value: unknown, part?: ArgumentMetadata['type']): unknown {
  const parsed = z.safeParse(schema, value, { error });
  if (parsed.success) return parsed.data;
  if (part === 'param' && parsed.error.issues.some((issue) => issue.code === 'invalid_value')) {
    throw new AppError('NOT_FOUND');
  }
  throw validationError(parsed.error.issues);
}

/** VALIDATION_FAILED with a sentence for each field; `detail` is the first of them. */
function validationError(issues: readonly z.core.$ZodIssue[]): AppError {
  const sentences = new Map<string, string>();
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of names) {
      const field = path.join('.');
      if (field === '' || sentences.has(field)) continue;
      sentences.set(field, issue.code === 'unrecognized_keys' ? UNKNOWN_FIELD : issue.message);
    }
  }
  const [detail] = sentences.values();
  if (detail === undefined) return new AppError('VALIDATION_FAILED');
  return new AppError('VALIDATION_FAILED', { detail, fields: Object.fromEntries(sentences) });
}
