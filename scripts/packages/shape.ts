// The tarball itself: what is in it, what publint and attw say of it.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { getProblemsText } from './attw-words.ts';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { folderOf } from './entries.ts';

/** Packs as `npm publish` would, and gives the path of the tarball. */
interface Packed {
  filename: string;
  files: { path: string }[];
}

export function pack(name: string, into: string): { tarball: string; files: string[] } {
  mkdirSync(into, { recursive: true });
  const told = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], {
    cwd: folderOf(name),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const answer = JSON.parse(told) as Packed[] | Record<string, Packed>;
  const [packed] = Array.isArray(answer) ? answer : Object.values(answer);
  if (!packed) throw new Error(`npm pack não disse nada de ${name}.`);
  const { filename, files } = packed;
  return { tarball: join(into, basename(filename)), files: files.map((file) => file.path) };
}

/** Sources and tests stay at home; what the manifest promises is there. */
function wrongFiles(files: readonly string[]): string[] {
  return files
    .filter((file) => /\.(?:test|stories)\.|\.mdx$|^src\/|\.tsbuildinfo$|(?<!\.d)\.tsx?$/.test(file))
    .map((file) => `não devia ir no pacote: ${file}`);
}

/** Everything wrong with a package's shape. */
export async function checkShape(
  name: string,
  into: string,
): Promise<{ tarball: string; problems: string[] }> {
  const { tarball, files } = pack(name, into);
  const manifest = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const bytes = readFileSync(tarball);
  const { messages } = await publint({
    strict: true,
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
  });
  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), {
    // Styles, tokens and fonts have no types to be wrong.
    excludeEntrypoints: [/\.(?:css|json|woff2)$/],
  });
  return {
    tarball,
    problems: [
      ...wrongFiles(files),
      ...messages.map((message) => `publint: ${formatMessage(message, manifest)}`),
      ...getProblemsText(analysis).map((text) => `attw: ${text}`),
    ],
  };
}
