// `npm run stories:accept`: what the galleries show now becomes what they have to show.
// `npm run stories:accept -- Button DataTable` does it for the named components only.
import { run } from './lib/run.ts';
import { galleries, STORIES } from './lib/stories.ts';
import { forgetSeen, removeLeftovers, summary } from './lib/visual.ts';

const asked = process.argv.slice(2);
const known = galleries();
const unknown = asked.filter((name) => !(name in known));
if (unknown.length > 0) {
  console.error(`Sem galeria: ${unknown.join(', ')}. Há: ${Object.keys(known).sort().join(', ')}.`);
  process.exit(1);
}

forgetSeen();
const { code } = await run(
  'vitest',
  [
    'run',
    ...STORIES,
    '--reporter=dot',
    '--silent=passed-only',
    ...asked.flatMap((name) => known[name] ?? []),
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
