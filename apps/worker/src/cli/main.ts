// A Node that is too old reads this file too, and would end the others with a stack: old syntax and no import.
const [major] = process.versions.node.split('.');
if (Number(major) < 24) {
  process.stderr.write(`Node.js ${process.versions.node} is too old: install Node.js 24\n`);
  process.exitCode = 1;
} else await import('./start.ts');
