import type { Endpoint as EndpointDescription } from '@gaemi/contracts/endpoints';
import { API_PREFIX } from '@gaemi/contracts/routes';
import {
  Body,
  createParamDecorator,
  type ExecutionContext,
  HttpCode,
  Param,
  Query,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { Request } from 'express';
import * as z from 'zod';
import { parseRequest } from './request-validation.pipe.ts';

export const ENDPOINT_METADATA = 'gaemi:endpoint';

type Parsed<Description, Part extends 'params' | 'query' | 'body' | 'headers'> = Description extends {
  [_ in Part]: infer Schema extends z.ZodType;
}
  ? [z.output<Schema>]
  : [];

/** The parameters of a handler that its endpoint gives: the parts the endpoint describes, parsed, in this order. */
type Inputs<Description> = [
  ...Parsed<Description, 'params'>,
  ...Parsed<Description, 'query'>,
  ...Parsed<Description, 'body'>,
  ...Parsed<Description, 'headers'>,
];

type AnswerOf<Description> = Description extends { answer: infer Answer extends z.ZodType } ? z.input<Answer> : unknown;

type HandlerOf<Description> = (
  ...parameters: [...Inputs<Description>, ...never[]]
) => AnswerOf<Description> | Promise<AnswerOf<Description>>;

/**
 * Makes a controller method the handler of an endpoint. Method, path, status, access and all schemas come from the one
 * description. The handler's first parameters are the parsed params, query, body and headers, those that the endpoint has, in
 * this order; parameters with decorators of their own follow. The compiler checks them and the returned answer.
 *
 * @example
 * @Endpoint(endpoints.endSession)
 * end({ id }: { id: string }, @CurrentMember() member: Member) { … }
 */
export function Endpoint<const Description extends EndpointDescription>(description: Description) {
  return <Handler extends HandlerOf<Description>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    const { method, path } = description.route;
    inputDecorators(description).forEach((decorate, index) => {
      decorate(target, name, index);
    });
    RequestMapping({ path: `${API_PREFIX}/${path}`, method: RequestMethod[method] })(target, name, descriptor);
    HttpCode(description.status)(target, name, descriptor);
    SetMetadata(ENDPOINT_METADATA, description)(target, name, descriptor);
  };
}

/** In the order of `Inputs`. */
function inputDecorators({ params, query, body, headers }: EndpointDescription): ParameterDecorator[] {
  return [
    ...(params === undefined ? [] : [Param({ schema: params })]),
    ...(query === undefined ? [] : [Query({ schema: query instanceof z.ZodObject ? query.strict() : query })]),
    ...(body === undefined ? [] : [Body({ schema: body })]),
    ...(headers === undefined ? [] : [describeHeaders(headers)]),
  ];
}

const describeHeaders = (schema: z.ZodType) =>
  createParamDecorator((_: unknown, context: ExecutionContext) =>
    parseRequest(schema, context.switchToHttp().getRequest<Request>().headers),
  )();

/** The description a handler was given; undefined when it has none. */
export function endpointOf(handler: object): EndpointDescription | undefined {
  return Reflect.getMetadata(ENDPOINT_METADATA, handler);
}
