/**
 * What all works give, as `Promise.all` does, but it rejects only when every work has ended: nothing of a failed run may ask a
 * source or a model beside its retry.
 */
export async function allEnded<Given extends readonly unknown[]>(
  works: {
    [Place in keyof Given]: Promise<Given[Place]>;
  },
): Promise<Given> {
  await Promise.allSettled(works);
  return (await Promise.all(works)) as unknown as Given;
}
