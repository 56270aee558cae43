import 'reflect-metadata';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { DatabaseModule } from './database.module.ts';

it('knows the module of every family, since it builds their indexes', () => {
  const files = globSync('*/*-store.module.ts', { cwd: import.meta.dirname }).map((file) =>
    basename(file, '.module.ts').replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const { imports = [] } = DatabaseModule.forRoot('mongodb://127.0.0.1');
  const names = imports.filter((each) => typeof each === 'function').map(({ name }) => name);
  expect(files.length).toBeGreaterThan(30);
  expect(names.toSorted()).toEqual(files.map((name) => `${name}Module`).toSorted());
});
