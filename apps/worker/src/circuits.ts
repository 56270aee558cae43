import { CircuitRepository } from '@gaemi/database/circuits/circuit.repository';
import { type Circuit, type CircuitOf, createCircuit } from '@gaemi/providers/circuit/circuit';
import { createSharedCircuit } from '@gaemi/providers/circuit/shared-circuit';
import { providerCircuit } from '@gaemi/runtime/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { RUNTIME } from './providers.ts';
import type { Runtime } from './runtime.ts';

type CircuitSettings = Pick<Runtime['environment'], 'CIRCUIT_FAILURES' | 'CIRCUIT_REST_SECONDS'>;

/** Makes the circuits of this worker. All workers share the state of a circuit to a remote provider. */
@Injectable()
export class Circuits {
  /** Those that all workers share, by id. */
  private readonly shared = new Map<string, CircuitOf>();

  constructor(
    @Inject(RUNTIME) private readonly runtime: Pick<Runtime, 'clock' | 'logger'> & { environment: CircuitSettings },
    private readonly store: CircuitRepository,
  ) {}

  create(of: CircuitOf, { remote }: { remote: boolean }): Circuit {
    const { clock, environment, logger } = this.runtime;
    const restMs = environment.CIRCUIT_REST_SECONDS * 1_000;
    const id = `${of.port}:${of.provider}`;
    const shared = remote ? createSharedCircuit({ id, restMs, now: () => clock.now() }, this.store, logger) : undefined;
    if (remote) this.shared.set(id, of);
    return createCircuit(of, { failures: environment.CIRCUIT_FAILURES, restMs, shared }, logger);
  }

  /** Puts into the metrics what other workers have opened and closed since the last call here. Throws when the store is away. */
  async collect(): Promise<void> {
    const open = await this.store.listOpen();
    const { values } = await providerCircuit.get();
    for (const [id, { port, provider }] of this.shared) {
      const known = values.find(({ labels }) => labels.port === port && labels.provider === provider);
      if (!open.has(id)) providerCircuit.set({ port, provider }, 0);
      // A call on probation is told as such.
      else if (!known?.value) providerCircuit.set({ port, provider }, 1);
    }
  }
}
