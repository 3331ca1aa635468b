// Builds the packages as they are published and asks publint about each tarball's shape.
import { formatMessage } from 'publint/utils';
import { publint } from 'publint';
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { buildPackages } from './build.mjs';
import { root } from './lib/stale.mjs';

await buildPackages();
let failed = false;
for (const name of ['domain', 'api-client', 'ui']) {
  const pkgDir = join(root, 'packages', name);
  const { messages } = await publint({ pkgDir, strict: true, pack: 'npm' });
  const manifest = JSON.parse(readFileSync(join(pkgDir, 'package.json'), 'utf8'));
  failed ||= messages.length > 0;
  console.log(`${messages.length === 0 ? '✓' : '✗'} ${manifest.name}`);
  for (const message of messages) console.log(`  ${formatMessage(message, manifest)}`);
}
process.exit(failed ? 1 : 0);
