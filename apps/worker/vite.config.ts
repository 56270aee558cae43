import { buildServer } from '../../vite.server.ts';

const programs = [
  'main',
  'reconcile-credits',
  'scorecard',
  'base-rates',
  'backfill',
  'redrive',
  'migrate',
  'check-sources',
  'backup',
  'restore',
  'diagnose',
];

export default buildServer({
  input: programs.map((name) => `src/cli/${name}.ts`),
  external: [
    // Nest asks for them where they are installed; here they are not.
    /^(@nestjs\/(microservices|websockets|platform-express)|class-validator|class-transformer)($|\/)/,
  ],
});
