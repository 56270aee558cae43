/**
 * Milliseconds of computing that this process spends on some work, servers in the same process included. For bounds in
 * tests: whatever else the machine does adds to the time on the clock, and hardly to this.
 */
export async function computingTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
