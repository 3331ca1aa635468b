import type { Rule } from 'eslint';

/** A node as the rules read it: ESLint's own types know neither JSX nor TypeScript. */
export interface Node {
  type: string;
  [field: string]: unknown;
}

/** What `context.report` asks for. */
export const at = (node: Node): Rule.Node => node as unknown as Rule.Node;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

export const child = (node: Node, field: string): Node | undefined => {
  const value = node[field];
  return isNode(value) ? value : undefined;
};

export const children = (node: Node, field: string): Node[] => {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

/** The name of an identifier, of a JSX name, or of the last part of `a.b`. */
export function nameOf(node: Node | undefined): string {
  if (!node) return '';
  if (typeof node['name'] === 'string') return node['name'];
  if (node.type === 'MemberExpression') return nameOf(child(node, 'property'));
  if (node.type === 'CallExpression') return nameOf(child(node, 'callee'));
  return typeof node['value'] === 'string' ? node['value'] : '';
}

/** The texts that an expression may be: literals, templates, both arms of a condition, the items of a list. */
export function texts(node: Node | undefined): { node: Node; text: string }[] {
  if (!node) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? [{ node, text: node['value'] }] : [];
    case 'TemplateLiteral':
      return children(node, 'quasis').map((quasi) => ({
        node,
        text: (quasi['value'] as { raw?: string } | undefined)?.raw ?? '',
      }));
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return texts(child(node, 'expression'));
    case 'ConditionalExpression':
      return [...texts(child(node, 'consequent')), ...texts(child(node, 'alternate'))];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...texts(child(node, 'left')), ...texts(child(node, 'right'))];
    case 'ArrayExpression':
      return children(node, 'elements').flatMap(texts);
    case 'CallExpression':
      return children(node, 'arguments').flatMap(texts);
    default:
      return [];
  }
}
