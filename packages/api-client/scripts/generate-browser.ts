// Writes src/browser.ts and src/browser/: what a browser needs of each declaration, without the schemas and the
// validator below them (20 KB of brotli). One file per room of calls, so that a screen that comes later brings its
// own. Run it after changing a call; a test fails while the files are behind.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyEndpoint } from '../src/endpoint.ts';

const src = join(import.meta.dirname, '..', 'src');

const KEPT = [
  'id',
  'method',
  'path',
  'answerKind',
  'multipart',
  'idempotent',
  'ifMatch',
] as const satisfies readonly (keyof AnyEndpoint)[];
type Kept = Partial<Record<(typeof KEPT)[number], string | boolean>>;

const MADE = '// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.';

const isEndpoint = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** The calls of one room, as a browser needs them; nothing where it declares none. */
function roomText(room: string, declared: Record<string, unknown>): string | null {
  const named = Object.entries(declared).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = named.flatMap(([name, call]) => {
    if (!isEndpoint(call)) return [];
    const kept = KEPT.flatMap((key) => {
      const value = call[key];
      return value === undefined ? [] : [`${key}: ${typeof value === 'string' ? `'${value}'` : value}`];
    });
    return [`export const ${name}: typeof calls.${name} = /* @__PURE__ */ address({ ${kept.join(', ')} });`];
  });
  if (lines.length === 0) return null;
  return `${MADE}
import type * as calls from '../calls/${room}.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

${lines.join('\n')}
`;
}

/** The sources of the browser's entry, by their path below src/, from the declarations as they are now. */
export async function generate(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const rooms: string[] = [];
  for (const file of readdirSync(join(src, 'calls')).sort()) {
    const room = file.replace(/\.ts$/, '');
    if (room === 'index' || room.includes('.')) continue;
    const text = roomText(room, (await import(`../src/calls/${file}`)) as Record<string, unknown>);
    if (text === null) continue;
    rooms.push(room);
    files[`browser/${room}.ts`] = text;
  }
  files['browser.ts'] = `${MADE}
${rooms.map((room) => `export * from './browser/${room}.ts';`).join('\n')}

export * from './key.ts';
export * from './client.ts';
export * from './endpoint.ts';
export * from './error.ts';
export * from './events.ts';
export { CALL_PERMISSION } from './permissions.ts';
export { ERROR_CODE } from './codes.ts';
export { DOOR_PATH } from './doors.ts';
`;
  return files;
}

if (import.meta.filename === process.argv[1]) {
  rmSync(join(src, 'browser'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(await generate())) {
    const path = join(src, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
