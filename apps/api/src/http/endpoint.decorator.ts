import type { Endpoint as EndpointDescription } from '@gaemi/contracts/endpoints';
import { API_PREFIX } from '@gaemi/contracts/routes';
import { HttpCode, RequestMapping, RequestMethod, SetMetadata } from '@nestjs/common';
import type * as z from 'zod';

export const ENDPOINT_METADATA = 'gaemi:endpoint';

type AnswerOf<Description extends EndpointDescription> = Description extends { answer: infer Answer extends z.ZodType }
  ? z.input<Answer>
  : unknown;

/**
 * Makes a controller method the handler of an endpoint: its method, path, status, access and the schema of its answer
 * come from the one description. The compiler checks that the handler returns that answer.
 */
export function Endpoint<const Description extends EndpointDescription>(description: Description) {
  return <Handler extends (...parameters: never[]) => AnswerOf<Description> | Promise<AnswerOf<Description>>>(
    target: object,
    name: string,
    descriptor: TypedPropertyDescriptor<Handler>,
  ): void => {
    const { method, path } = description.route;
    RequestMapping({ path: `${API_PREFIX}/${path}`, method: RequestMethod[method] })(target, name, descriptor);
    HttpCode(description.status)(target, name, descriptor);
    SetMetadata(ENDPOINT_METADATA, description)(target, name, descriptor);
  };
}

/** The description a handler was given; undefined when it has none. */
export function endpointOf(handler: object): EndpointDescription | undefined {
  return Reflect.getMetadata(ENDPOINT_METADATA, handler);
}
