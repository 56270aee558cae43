/**
 * Measures the CPU time of some work in this process, in milliseconds, servers in the same process included. For bounds
 * in tests: other load on the machine adds to the wall time, and hardly to this.
 */
export async function measureComputingTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
