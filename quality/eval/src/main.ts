// `pnpm eval`: the figures of the offline parts. With `--judge openai`, those of a model beside the offline judge.
if (process.argv.includes('--judge')) await import('./compare/compare-judges.ts');
else await import('./eval.ts');
