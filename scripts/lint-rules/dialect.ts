// The one dialect in which `packages/ui` declares its parts. `oxlint --fix` writes what can be written by itself.

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const asNode = (value: unknown): Node | undefined =>
  typeof value === 'object' && value !== null && 'type' in value ? (value as Node) : undefined;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const nameOf = (node: Node | undefined): string => textOf(node?.['name']);

interface Fixer {
  readonly insertTextBefore: (node: Node, text: string) => unknown;
  readonly remove: (node: Node) => unknown;
}

interface Finding {
  readonly messageId: string;
  readonly node?: Node;
  readonly loc?: unknown;
  readonly data?: Readonly<Record<string, string>>;
  readonly fix?: (fixer: Fixer) => unknown;
}

/** What of ESLint's interface these rules use. */
interface Context {
  readonly report: (finding: Finding) => void;
  readonly sourceCode: {
    readonly getText: (node: Node) => string;
    readonly getAllComments: () => readonly { type: string; value: string; loc?: unknown }[];
  };
}

const rule = (
  messages: Readonly<Record<string, string>>,
  create: (context: Context) => Readonly<Record<string, (node: unknown) => void>>,
  isFixable = false,
) => ({
  meta: { type: 'suggestion', messages, schema: [], ...(isFixable ? { fixable: 'code' } : {}) },
  create,
});

/** Props, and whatever else is given away, are read and never written. */
const readonlyMembers = rule(
  { writable: "'{{name}}' can be written: say readonly. What is built first is a Mutable<…>." },
  (context) => ({
    TSInterfaceDeclaration(found: unknown) {
      const node = found as Node;
      const isGiven = asNode(node['parent'])?.type === 'ExportNamedDeclaration';
      if (!isGiven && !nameOf(asNode(node['id'])).endsWith('Props')) return;
      for (const member of (asNode(node['body'])?.['body'] ?? []) as Node[]) {
        if (member.type !== 'TSPropertySignature' || member['readonly'] === true) continue;
        const key = asNode(member['key']);
        context.report({
          node: member,
          messageId: 'writable',
          data: { name: nameOf(key) || textOf(key?.['value']) },
          fix: (fixer) => fixer.insertTextBefore(member, 'readonly '),
        });
      }
    },
  }),
  true,
);

/** Storybook, the guide and editors read a default from its tag alone. */
const defaultTag = rule({ prose: 'A default in prose: say it as @default.' }, (context) => ({
  Program() {
    for (const comment of context.sourceCode.getAllComments())
      if (comment.type === 'Block' && /^\*[^]*(?:^|[\s.*])Default:? (?!lives)/.test(comment.value))
        context.report({ loc: comment.loc, messageId: 'prose' });
  },
}));

/** React 19 gives `ref` as a prop: one way in, and of one type. */
const refAsProp = rule(
  { forwarded: 'ref is a prop: leave forwardRef out.', type: 'Say the type of ref as Ref<…>.' },
  (context) => ({
    ImportSpecifier(found: unknown) {
      const imported = nameOf(asNode((found as Node)['imported']));
      if (imported === 'forwardRef' || imported === 'ForwardedRef')
        context.report({ node: found as Node, messageId: 'forwarded' });
    },
    TSPropertySignature(found: unknown) {
      const node = found as Node;
      if (nameOf(asNode(node['key'])) !== 'ref') return;
      const type = asNode(asNode(node['typeAnnotation'])?.['typeAnnotation']);
      const parts = type?.type === 'TSUnionType' ? (type['types'] as Node[]) : [type];
      // Only a callback can take elements of several kinds.
      if (!parts.some((part) => part && /^Ref(?:Callback)?$/.test(nameOf(asNode(part['typeName'])))))
        context.report({ node: node, messageId: 'type' });
    },
  }),
);

/** What a component gives is JSX, which the compiler sees by itself. */
const inferredComponents = rule(
  { annotated: 'What {{name}} gives is inferred: leave its return type out.' },
  (context) => ({
    FunctionDeclaration(found: unknown) {
      const node = found as Node;
      const name = nameOf(asNode(node['id']));
      const type = asNode(node['returnType']);
      if (!/^[A-Z]/.test(name) || !type) return;
      if (!/^:\s*(?:ReactElement|ReactNode|JSX\.Element)\b/.test(context.sourceCode.getText(type))) return;
      context.report({
        node: type,
        messageId: 'annotated',
        data: { name },
        fix: (fixer) => fixer.remove(type),
      });
    },
  }),
  true,
);

export default {
  meta: { name: 'dialect' },
  rules: {
    'readonly-members': readonlyMembers,
    'default-tag': defaultTag,
    'ref-as-prop': refAsProp,
    'inferred-components': inferredComponents,
  },
};
