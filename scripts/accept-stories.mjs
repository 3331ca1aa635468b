// `npm run stories:accept`: what the galleries show now becomes what they have to show.
// `npm run stories:accept -- Button DataTable` does it for the named components only.
import { findChromium } from './lib/chromium.mjs';
import { run } from './lib/run.mjs';
import { forgetSeen, galleries, removeLeftovers, summary } from './lib/visual.mjs';

const asked = process.argv.slice(2);
const known = galleries();
const unknown = asked.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`Sem galeria: ${unknown.join(', ')}. Há: ${Object.keys(known).sort().join(', ')}.`);
  process.exit(1);
}

process.env.CHROMIUM_PATH = await findChromium();
forgetSeen();
const { code } = await run(
  'vitest',
  [
    'run',
    '--config',
    '.storybook/vitest.config.ts',
    '--root',
    '.',
    '--reporter=dot',
    '--silent=passed-only',
    ...asked.map((name) => known[name]),
  ],
  { env: { APTO_VISUAL: 'accept' } },
);
if (code !== 0) {
  console.error('\nAlguma galeria falhou: corrija-a e aceite de novo. O que passou já foi aceito.');
  process.exit(code);
}
// Only a look at every gallery tells which pictures nobody shows any more.
const gone = asked.length === 0 ? removeLeftovers() : [];
for (const path of gone) console.log(`apagada: ${path}`);
console.log(`\n${summary()}. Veja o que mudou (git diff --stat packages/ui/visual) antes de gravar.`);
