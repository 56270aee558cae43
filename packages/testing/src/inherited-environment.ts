/** What a program that a test starts takes over from the test: where programs are, and where Node keeps what it compiled. */
export const inheritedEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};
