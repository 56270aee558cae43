/**
 * What all works give, as `Promise.all` does, but it rejects only when every work has ended: nothing of a failed run may ask a
 * source or a model beside its retry.
 */
export async function allEnded<Works extends readonly Promise<unknown>[] | []>(
  works: Works,
): Promise<{ -readonly [Place in keyof Works]: Awaited<Works[Place]> }> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
