import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/development\/chunk-[^/]*\.mjs$/;
/** A name written on a part as its module runs keeps the part, and all it uses, whether or not anybody asks for it. */
const NAMED = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm;
const FORWARDED = /^(var (?:Link|NavLink|Form) = )(?=React\d*\.forwardRef\()/gm;

/** Parts whose context others read: a text field asks whether an autocomplete or a long text is around it. */
const PARTS = /\/react-aria-components\/dist\/private\/(?:Autocomplete|TextArea)\.mjs$/;
const CONTEXT = /^const (\$[\w$]+) = \/\*#__PURE__\*\/ \(0, \$[\w$]+\$createContext\)\((null|\{\})\);$/gm;
const CONTEXTS = '?contexts';
const IS_CONTEXTS = /\?contexts$/;

/** Fails the build where a new version is written another way, which would only show in bytes. */
function replaceSome(code: string, pattern: RegExp, by: string): string {
  const changed = code.replaceAll(pattern, by);
  if (changed === code) throw new Error(`Não se encontrou ${pattern} em uma biblioteca que se enxuga.`);
  return changed;
}

/** The contexts of a part, as a module of their own. */
function contextsOf(code: string): string {
  const contexts = [...code.matchAll(CONTEXT)].map(
    ([, name = '', start = '']) => `export const ${name} = /*#__PURE__*/ createContext(${start});`,
  );
  return ["import { createContext } from 'react';", ...contexts].join('\n');
}

/** The part without its contexts, which it takes from that module. */
function withoutContexts(code: string, from: string): string {
  const names = [...code.matchAll(CONTEXT)].map(([, name = '']) => name);
  return `import { ${names.join(', ')} } from ${JSON.stringify(from)};\n${replaceSome(code, CONTEXT, '')}`;
}

/**
 * Leaves out of the first load what libraries bring into it without being asked: the parts of react-router that nobody
 * uses, and of react-aria those of which only the context is asked for.
 */
export function lean(): Plugin {
  let hasRouter = false;
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: IS_CONTEXTS },
      handler: (specifier, importer = '') => ({
        id: join(dirname(importer), specifier),
        moduleSideEffects: false,
      }),
    },
    load: {
      filter: { id: IS_CONTEXTS },
      handler: (id) => contextsOf(readFileSync(id.replace(IS_CONTEXTS, ''), 'utf8')),
    },
    transform: {
      filter: { id: [ROUTER, PARTS] },
      handler(code, id) {
        // Without the folders above: a checkout in `Projetos-SP` is taken for a locale by who leaves locales out.
        if (PARTS.test(id)) return withoutContexts(code, `./${basename(id)}${CONTEXTS}`);
        // The router is in two files, and its parts in one of them.
        if (!code.includes('Link.displayName')) return null;
        hasRouter = true;
        return replaceSome(replaceSome(code, NAMED, ''), FORWARDED, '$1/*#__PURE__*/ ');
      },
    },
    buildEnd(error) {
      if (!error && !hasRouter) this.error('As peças do react-router não passaram por aqui para enxugar.');
    },
  };
}
