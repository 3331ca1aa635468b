import type { Rule } from 'eslint';
import { at, child, children, nameOf, type Node } from '../ast.ts';
import { ENTRIES } from '../entries.ts';

const INDEX = '@apto/ui';

interface Wanted {
  text: string;
  isType: boolean;
}

/** `Botao as B` by entry; `undefined` when one of the names is not known. */
function byEntry(specifiers: readonly Node[], isTypeImport: boolean): Map<string, Wanted[]> | undefined {
  const wanted = new Map<string, Wanted[]>();
  for (const each of specifiers) {
    if (each.type !== 'ImportSpecifier') return undefined;
    const name = nameOf(child(each, 'imported'));
    const local = nameOf(child(each, 'local'));
    const entry = ENTRIES[name];
    if (!entry) return undefined;
    const isType = isTypeImport || each['importKind'] === 'type';
    const text = name === local ? name : `${name} as ${local}`;
    wanted.set(entry, [...(wanted.get(entry) ?? []), { text, isType }]);
  }
  return wanted;
}

function importText(entry: string, wanted: readonly Wanted[], quote: string): string {
  const isAllTypes = wanted.every(({ isType }) => isType);
  const names = wanted.map(({ text, isType }) => (isType && !isAllTypes ? `type ${text}` : text)).join(', ');
  return `import ${isAllTypes ? 'type ' : ''}{ ${names} } from ${quote}${entry}${quote};`;
}

/** Each part from its own entry: a development server reads one file and not a hundred, and esbuild takes its CSS alone. */
export const importByEntry: Rule.RuleModule = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    docs: { description: 'Pede `@apto/ui/button` no lugar do índice `@apto/ui`.' },
    schema: [],
    messages: { index: 'Importe de {{entries}}, e não do índice: só o que a tela usa é lido e levado.' },
  },
  create(context) {
    return {
      ImportDeclaration(found) {
        const node = found as unknown as Node;
        if (nameOf(child(node, 'source')) !== INDEX) return;
        const specifiers = children(node, 'specifiers');
        // What only the index has.
        if (
          specifiers.length > 0 &&
          specifiers.every((each) => ENTRIES[nameOf(child(each, 'imported'))] === INDEX)
        )
          return;
        const wanted = byEntry(specifiers, node['importKind'] === 'type');
        const entries = wanted ? [...wanted.keys()].map((entry) => `'${entry}'`).join(', ') : "'@apto/ui/…'";
        const quote = context.sourceCode.getText(at(node)).includes(`"${INDEX}"`) ? '"' : "'";
        context.report({
          node: at(node),
          messageId: 'index',
          data: { entries },
          fix:
            wanted && wanted.size > 0
              ? (fixer) =>
                  fixer.replaceText(
                    at(node),
                    [...wanted].map(([entry, names]) => importText(entry, names, quote)).join('\n'),
                  )
              : null,
        });
      },
    };
  },
};
