import type { Rule } from 'eslint';
import { at, child, children, nameOf, type Node } from '../ast.ts';
import { overlayOf } from './overlays.ts';

interface Options {
  /** Modules that may float all the same, by their exact names. */
  allowed?: readonly string[];
}

/**
 * One owner of what floats. A second one is dead over a modal of ours (`inert`, focus that does not go in), is read
 * out of place, and closes the wrong thing with Esc.
 */
export const noForeignOverlays: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: {
      description: 'Proíbe diálogos, menus, dicas, listas, calendários e avisos de outras bibliotecas.',
    },
    schema: [
      {
        type: 'object',
        properties: { allowed: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    messages: {
      foreign:
        "'{{name}}' de '{{module}}' flutua por conta própria: sobre um diálogo do @apto/ui fica inerte e sem foco. Use {{use}}.",
    },
  },
  create(context) {
    const { allowed = [] } = (context.options[0] ?? {}) as Options;
    const check = (node: Node, module: string, name?: string): void => {
      if (allowed.includes(module)) return;
      const use = overlayOf(module, name);
      if (use)
        context.report({ node: at(node), messageId: 'foreign', data: { module, name: name ?? module, use } });
    };
    const declaration = (found: unknown): void => {
      const node = found as Node;
      const module = nameOf(child(node, 'source'));
      const isType = node['importKind'] === 'type' || node['exportKind'] === 'type';
      if (module === '' || isType) return;
      const specifiers = children(node, 'specifiers');
      const named = specifiers.filter(
        (each) => each.type === 'ImportSpecifier' || each.type === 'ExportSpecifier',
      );
      for (const each of named) {
        if (each['importKind'] === 'type' || each['exportKind'] === 'type') continue;
        check(each, module, nameOf(child(each, each.type === 'ImportSpecifier' ? 'imported' : 'local')));
      }
      const isAll =
        node.type === 'ExportAllDeclaration' ||
        specifiers.some((each) => each.type === 'ImportNamespaceSpecifier');
      const byDefault = specifiers.find((each) => each.type === 'ImportDefaultSpecifier');
      if (isAll) check(node, module);
      // `import Modal from 'react-modal'`, `import 'driver.js'`: the module itself is the overlay.
      else if (byDefault) check(byDefault, module, nameOf(child(byDefault, 'local')));
      else if (specifiers.length === 0) check(node, module, '');
    };
    return {
      ImportDeclaration: declaration,
      ExportNamedDeclaration: declaration,
      ExportAllDeclaration: declaration,
      ImportExpression(found) {
        const node = found as unknown as Node;
        const module = nameOf(child(node, 'source'));
        if (module !== '') check(node, module);
      },
      CallExpression(found) {
        const node = found as unknown as Node;
        const [path] = children(node, 'arguments');
        if (nameOf(child(node, 'callee')) === 'require' && path?.type === 'Literal')
          check(node, nameOf(path));
      },
    };
  },
};
