// Writes src/browser.ts: what a browser needs of each declaration, without the schemas and the validator below
// them (20 KB of brotli). Run it after changing a call; a test fails while the file is behind.
import { writeFileSync } from 'node:fs';
import * as calls from '../src/calls/index.ts';
import type { AnyEndpoint } from '../src/endpoint.ts';

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

const isEndpoint = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** The source of the browser's entry, from the declarations as they are now. */
export function generate(): string {
  const named = Object.entries<unknown>(calls).sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = named.flatMap(([name, call]) => {
    if (!isEndpoint(call)) return [];
    const kept = KEPT.flatMap((key) => {
      const value = call[key];
      return value === undefined ? [] : [`${key}: ${typeof value === 'string' ? `'${value}'` : value}`];
    });
    return [`export const ${name}: typeof calls.${name} = /* @__PURE__ */ address({ ${kept.join(', ')} });`];
  });
  return `// Made by scripts/generate-browser.ts from the declarations in calls/. Do not edit.
import type * as calls from './calls/index.ts';

// A browser sends and receives; the schemas stay with whoever validates.
const address = (call: object) => call as never;

${lines.join('\n')}

export * from './key.ts';
export * from './client.ts';
export * from './endpoint.ts';
export * from './error.ts';
export * from './events.ts';
export { CALL_PERMISSION } from './permissions.ts';
export { ERROR_CODE } from './codes.ts';
`;
}

if (import.meta.filename === process.argv[1]) {
  const file = new URL('../src/browser.ts', import.meta.url);
  writeFileSync(file, generate());
}
