// Size budgets: bytes over the wire (brotli 11) of JS and CSS that a first load needs, from each app's build manifest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../lib/stale.ts';

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] } | undefined>;

const KB = 1024;
/** [app, what, entry modules of that first load, goal in KB]. */
const BUDGETS: readonly [app: string, what: string, entries: readonly string[], goal: number][] = [
  ['backoffice', 'entrada até o login', ['index.html', 'src/features/login/route.tsx'], 130],
  [
    'backoffice',
    'entrada até a lista',
    ['index.html', 'src/shell/route.tsx', 'src/features/agendamentos/route.tsx'],
    220,
  ],
  ['public', 'primeira carga (login)', ['index.html'], 110],
];

/** Files that loading the given modules of a Vite manifest brings: the modules, their static imports, their CSS. */
function filesOf(manifest: Manifest, entries: readonly string[]): string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`O manifesto não tem '${key}'.`);
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  entries.forEach(visit);
  return [...files];
}

let failed = false;
for (const [app, what, entries, goal] of BUDGETS) {
  const dist = join(root, 'apps', app, 'dist');
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`Falta ${manifestFile}. Rode \`npm run build\`.`);
  const files = filesOf(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest, entries).filter((file) =>
    /\.(js|css)$/.test(file),
  );
  const bytes = files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length,
    0,
  );
  const within = bytes <= goal * KB;
  failed ||= !within;
  console.log(
    `${within ? '✓' : '✗'} ${app}: ${what}: ${(bytes / KB).toFixed(1)} KB de ${goal} KB (${files.length} arquivos)`,
  );
}
process.exit(failed ? 1 : 0);
