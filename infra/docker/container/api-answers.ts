/** Health check of the api's image: exit code 0 when the api and all it needs answer. */
const address = `http://127.0.0.1:${process.env.PORT ?? 3000}/api/v1/health`;
const answered = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(answered ? 0 : 1);
