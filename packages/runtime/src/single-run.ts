/** Runs repeated work once at a time: a call during a run waits for its end. */
export class SingleRun {
  private readonly stopping = new AbortController();
  private running: Promise<void> | null = null;
  /** Aborted when the process ends. */
  readonly signal = this.stopping.signal;

  async run(work: () => Promise<void>): Promise<void> {
    this.running ??= work().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  /** Aborts the signal and waits for the run. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }
}
