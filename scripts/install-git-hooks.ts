// `prepare` of the root: installs the hooks of lefthook.yml in a git checkout. CI and images have no use for them.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const isSet = (value: string | undefined) => value !== undefined && value !== '' && value !== '0' && value !== 'false';
const root = process.cwd();

// A worktree and a submodule have a file `.git`. Above the root, the checkout is somebody else's.
if (!isSet(process.env.CI) && existsSync(join(root, '.git'))) {
  const { status, error } = spawnSync('lefthook', ['install'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  // Without hooks one can work, too: an install must not fail for them.
  if (status !== 0) process.stderr.write(`The git hooks were not installed${error ? ` (${error.message})` : ''}.\n`);
}
