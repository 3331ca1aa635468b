import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseSync, Visitor, type Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/development\/chunk-[^/]*\.mjs$/;
/** A name written on a part as its module runs keeps the part, and all it uses, whether or not anybody asks for it. */
const NAMED = /^(?:Link|NavLink|Form|ScrollRestoration|HistoryRouter)\.displayName = .*;$/gm;
const FORWARDED = /^(var (?:Link|NavLink|Form) = )(?=React\d*\.forwardRef\()/gm;

/** As the router's own file for production has it; its package leads to the other. */
const DEVELOPING = /^var ENABLE_DEV_WARNINGS = true;$/gm;
/** What only tells a developer in the console what he wrote otherwise than meant. */
const WARNINGS: ReadonlySet<string> = new Set(['warning', 'warningOnce', 'warnOnce']);

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

/** The router as it runs where nobody develops it: with its errors, and without its warnings. */
function withoutWarnings(code: string): string {
  const calls: { start: number; end: number }[] = [];
  new Visitor({
    ExpressionStatement({ expression, start, end }) {
      if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return;
      if (WARNINGS.has(expression.callee.name)) calls.push({ start, end });
    },
  }).visit(parseSync('router.mjs', code).program);
  if (calls.length === 0)
    throw new Error('O react-router já não avisa como avisava: veja o que se tira dele.');
  let quiet = '';
  let from = 0;
  for (const { start, end } of calls) {
    quiet += `${code.slice(from, start)};`;
    from = end;
  }
  return replaceSome(quiet + code.slice(from), DEVELOPING, 'var ENABLE_DEV_WARNINGS = false;');
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
 * uses and its words to developers, and of react-aria those parts of which only the context is asked for.
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
        return withoutWarnings(replaceSome(replaceSome(code, NAMED, ''), FORWARDED, '$1/*#__PURE__*/ '));
      },
    },
    buildEnd(error) {
      if (!error && !hasRouter) this.error('As peças do react-router não passaram por aqui para enxugar.');
    },
  };
}
