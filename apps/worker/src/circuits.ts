import { CircuitRepository } from '@gaemi/database/circuits/circuit.repository';
import { type Circuit, type CircuitOf, createCircuit } from '@gaemi/providers/circuit/circuit';
import { createSharedCircuit } from '@gaemi/providers/circuit/shared-circuit';
import { Inject, Injectable } from '@nestjs/common';
import { RUNTIME } from './providers.ts';
import type { Runtime } from './runtime.ts';

/** Makes the circuits of this worker. All workers share the state of a circuit to a remote provider. */
@Injectable()
export class Circuits {
  constructor(
    @Inject(RUNTIME) private readonly runtime: Runtime,
    private readonly store: CircuitRepository,
  ) {}

  create(of: CircuitOf, { remote }: { remote: boolean }): Circuit {
    const { clock, environment, logger } = this.runtime;
    const restMs = environment.CIRCUIT_REST_SECONDS * 1_000;
    const id = `${of.port}:${of.provider}`;
    const shared = remote ? createSharedCircuit({ id, restMs, now: () => clock.now() }, this.store, logger) : undefined;
    return createCircuit(of, { failures: environment.CIRCUIT_FAILURES, restMs, shared }, logger);
  }
}
