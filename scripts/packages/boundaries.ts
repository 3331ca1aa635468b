// React Server Components: every entry is bundled up to its 'use client', against a react that has only what its
// `react-server` build has. Who uses more, or imports a package that does, does not link.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build, type Plugin } from 'esbuild';
import { entriesOf, folderOf } from './entries.ts';

const REACT = ['react', 'react/jsx-runtime'] as const;
/** Marks what this plug-in asks of esbuild itself. */
const ASKED = 'react-server';
const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*["']use client["']/;

/** What each of react's modules exports on a server, asked of react itself. */
function serverExports(): Record<string, string[]> {
  const ask = `JSON.stringify(Object.fromEntries(${JSON.stringify(REACT)}.map((name) => [name, Object.keys(require(name))])))`;
  const told = execFileSync(process.execPath, ['--conditions=react-server', '-p', ask], {
    cwd: folderOf('@apto/ui'),
    encoding: 'utf8',
  });
  return JSON.parse(told) as Record<string, string[]>;
}

/** What is wrong on the server's side, from every entry. */
export async function boundaryProblems(): Promise<{ problems: string[]; server: number; clients: number }> {
  const exported = serverExports();
  const clients = new Set<string>();
  const onServer: Plugin = {
    name: 'react-server',
    setup(esbuild) {
      esbuild.onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path }) => ({
        path,
        namespace: 'react',
      }));
      esbuild.onLoad({ filter: /.*/, namespace: 'react' }, ({ path }) => ({
        contents: (exported[path] ?? [])
          .map((name) => (name === 'default' ? 'export default {};' : `export const ${name} = {};`))
          .join('\n'),
      }));
      esbuild.onResolve({ filter: /^[^.]|^\.{1,2}\// }, async ({ path, pluginData, ...from }) => {
        if (pluginData === ASKED || from.kind === 'entry-point') return undefined;
        const found = await esbuild.resolve(path, { ...from, pluginData: ASKED });
        if (!/\.m?js$/.test(found.path) || !DIRECTIVE.test(readFileSync(found.path, 'utf8'))) return found;
        clients.add(found.path);
        return { path: found.path, namespace: 'client' };
      });
      // A reference, whatever is asked of it.
      esbuild.onLoad({ filter: /.*/, namespace: 'client' }, () => ({ contents: 'module.exports = {};' }));
    },
  };
  const result = await build({
    stdin: {
      contents: entriesOf('@apto/ui')
        .map(({ module }, index) => `export * as entry${index} from ${JSON.stringify(module)};`)
        .join('\n'),
      resolveDir: folderOf('@apto/ui'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['react-server'],
    metafile: true,
    logLevel: 'silent',
    logLimit: 0,
    loader: { '.css': 'empty', '.woff2': 'empty' },
    plugins: [onServer],
  }).catch((failure: { errors: { text: string; location: { file: string } | null }[] }) => failure);
  if ('errors' in result && result.errors.length > 0)
    return {
      problems: result.errors.map(
        ({ text, location }) => `${location?.file ?? ''}: ${text} (falta 'use client')`,
      ),
      server: 0,
      clients: clients.size,
    };
  const { metafile, warnings } = result as { metafile: { inputs: object }; warnings: { text: string }[] };
  const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules'));
  return {
    problems: warnings.map(({ text }) => text),
    server: own.length - clients.size,
    clients: clients.size,
  };
}
