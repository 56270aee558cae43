import 'reflect-metadata';
import { endpoints } from '@gaemi/contracts/endpoints';
import { expect, it } from 'vitest';
import { Endpoint, endpointOf } from './endpoint.decorator.ts';

/** The compiler reads this class; every expected error below fails the type check when it is none. */
class Handlers {
  @Endpoint(endpoints.endSession)
  right(_params: { id: string }): void {}

  @Endpoint(endpoints.mjb)
  partly(_params: { id: string }): never {
    throw new Error('not called');
  }

  // @ts-expect-error: the id of a session is a text
  @Endpoint(endpoints.endSession)
  wrongType(_params: { id: number }): void {}

  // @ts-expect-error: the endpoint has no field of this name
  @Endpoint(endpoints.endSession)
  wrongName(_params: { sessionId: string }): void {}

  // @ts-expect-error: the query is read after the params
  @Endpoint(endpoints.mjb)
  wrongOrder(_query: { sort_by: 'volume' | 'ratio' }, _params: { id: string }): never {
    throw new Error('not called');
  }

  // @ts-expect-error: the answer counts sessions
  @Endpoint(endpoints.endMemberSessions)
  wrongAnswer(_params: { id: string }): { ended: string } {
    return { ended: 'none' };
  }
}

it('gives a handler its endpoint, whose schemas are the types of its parameters and its answer', () => {
  expect(endpointOf(Handlers.prototype.right)).toBe(endpoints.endSession);
  expect(endpointOf(Handlers.prototype.partly)).toBe(endpoints.mjb);
});
