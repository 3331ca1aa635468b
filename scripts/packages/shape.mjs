// The tarball itself: what is in it, what publint and attw say of it.
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { getProblemsText } from './attw-words.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { folderOf } from './entries.mjs';

/** Packs as `npm publish` would, and gives the path of the tarball. */
export function pack(name, into) {
  mkdirSync(into, { recursive: true });
  const told = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', into], {
    cwd: folderOf(name),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const answer = JSON.parse(told);
  const [{ filename, files }] = Array.isArray(answer) ? answer : Object.values(answer);
  return { tarball: join(into, basename(filename)), files: files.map((file) => file.path) };
}

/** Sources and tests stay at home; what the manifest promises is there. */
function wrongFiles(files) {
  return files
    .filter((file) => /\.(?:test|stories)\.|\.mdx$|^src\/|\.tsbuildinfo$|(?<!\.d)\.tsx?$/.test(file))
    .map((file) => `não devia ir no pacote: ${file}`);
}

/** Everything wrong with a package's shape. */
export async function checkShape(name, into) {
  const { tarball, files } = pack(name, into);
  const manifest = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'));
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
