// Size budgets: bytes over the wire (brotli 11) of JS and CSS that a first load needs, from each app's build manifest.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../lib/stale.ts';

interface Chunk {
  readonly file: string;
  readonly css?: string[];
  readonly imports?: string[];
}
type Manifest = Record<string, Chunk | undefined>;

const KB = 1024;
/** [app, what, entry modules of that first load, goal in KB]. */
const BUDGETS: readonly [app: string, what: string, entries: readonly string[], goal: number][] = [
  ['backoffice', 'entrada até o login', ['index.html', 'src/features/login/route.tsx'], 126],
  [
    'backoffice',
    'entrada até a lista',
    ['index.html', 'src/shell/route.tsx', 'src/features/agendamentos/route.tsx'],
    180,
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

const distOf = (app: string): string => join(root, 'apps', app, 'dist');

function manifestOf(app: string): Manifest {
  const manifestFile = join(distOf(app), '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`Falta ${manifestFile}. Rode \`npm run build\`.`);
  return JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
}

const weigh = (app: string, files: readonly string[]): number =>
  files
    .filter((file) => /\.(js|css)$/.test(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(distOf(app), file))).length, 0);

const kb = (bytes: number): string => (bytes / KB).toFixed(1);

let failed = false;
for (const [app, what, entries, goal] of BUDGETS) {
  const files = filesOf(manifestOf(app), entries);
  const bytes = weigh(app, files);
  const within = bytes <= goal * KB;
  failed ||= !within;
  console.log(
    `${within ? '✓' : '✗'} ${app}: ${what}: ${kb(bytes)} KB de ${goal} KB (${files.length} arquivos)`,
  );
}

/** What each screen and dialog of the back-office brings of its own, beyond what the list has brought. */
const FIRST = BUDGETS.find(([, what]) => what === 'entrada até a lista')?.[2] ?? [];
const manifest = manifestOf('backoffice');
const known = new Set(filesOf(manifest, FIRST));
for (const key of Object.keys(manifest).filter((name) => name.startsWith('src/') && !FIRST.includes(name))) {
  const own = filesOf(manifest, [key]).filter((file) => !known.has(file));
  console.log(`  backoffice: ${key.slice('src/'.length)}: ${kb(weigh('backoffice', own))} KB a mais`);
}
process.exit(failed ? 1 : 0);
