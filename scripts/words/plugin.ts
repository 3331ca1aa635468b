import { globSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { foreignWords, readVocabulary, strayMembers, type Role, type Vocabulary } from './rule.ts';
import { DECLARATIONS } from './wire.ts';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}
interface Context {
  readonly filename: string;
  readonly report: (problem: { node: unknown; message: string }) => void;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STORIES = /\.stories\.tsx$/;
const DECLARED = new Set(globSync(DECLARATIONS, { cwd: ROOT }));
/** Where a text that begins with `--` is a flag of ours. */
const COMMAND_LINES = /^(?:scripts|bench|e2e|apps\/server\/src\/cli)\/(?!.*\.test\.ts$)/;
/** A header of ours, or of the wire. */
const HEADER = /^x-[a-z]+(?:-[a-z]+)*$/;
/** A literal type that is a name: a code, an event, a case; what has blanks or accents is said to a person. */
const NAME = /^[a-zA-Z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/;
/** Elements of HTML that are Portuguese words as well. */
const ELEMENTS = new Set(['em']);
/** A key that a person reads: `{ Onde: '0007 - Clínica São Lucas' }`. */
const TEXT = /^\p{Lu}\p{Ll}|[^\p{ASCII}]/u;

let vocabulary: Vocabulary | undefined;
const words = (): Vocabulary => (vocabulary ??= readVocabulary());

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodes = (value: unknown): Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether an object is the `options` of a command's arguments. */
const isOption = (object: Node): boolean => {
  const [owner] = nodes(object['parent']);
  return owner?.type === 'Property' && nodes(owner['key'])[0]?.['name'] === 'options';
};

/** The identifiers that a pattern binds: `{ a: b, ...c }` binds b and c. */
function* bound(pattern: Node | undefined): Generator<Node> {
  switch (pattern?.type) {
    case 'Identifier':
      yield pattern;
      break;
    case 'ObjectPattern':
      for (const property of nodes(pattern['properties']))
        yield* bound(nodes(property['value'] ?? property['argument'])[0]);
      break;
    case 'ArrayPattern':
      for (const element of nodes(pattern['elements'])) yield* bound(element);
      break;
    case 'AssignmentPattern':
      yield* bound(nodes(pattern['left'])[0]);
      break;
    case 'RestElement':
      yield* bound(nodes(pattern['argument'])[0]);
      break;
    case 'TSParameterProperty':
      yield* bound(nodes(pattern['parameter'])[0]);
      break;
  }
}

/** New names are English, but for the nouns of docs/glossary.md and the names that the wire declares. */
const englishNames = {
  meta: { type: 'problem', docs: { description: 'Names are English, but for the glossary and the wire.' } },
  create(context: Context) {
    const path = relative(ROOT, context.filename);
    const judge = (node: Node | undefined, name: unknown, role: Role): void => {
      if (!node || typeof name !== 'string') return;
      const found = foreignWords(name, role, words());
      if (found.length === 0) return;
      const list = found.map((word) => `'${word}'`).join(', ');
      context.report({
        node,
        message: `${list} in '${name}' is Portuguese and not in docs/glossary.md: give it an English name.`,
      });
    };
    const binding = (pattern: unknown): void => {
      for (const part of nodes(pattern))
        for (const identifier of bound(part)) judge(identifier, identifier['name'], 'binding');
    };
    const property = (node: Node): void => {
      const [key] = nodes(node['key']);
      if (key?.type === 'Identifier' && node['computed'] !== true) judge(key, key['name'], 'property');
    };
    /** What has no declaration of ours to answer to: the members of a type, judged together. */
    const members = (node: Node): void => {
      if (DECLARED.has(path)) return;
      const keys = nodes(node['body'] ?? node['members']).flatMap((member) =>
        member['computed'] === true ? [] : nodes(member['key']),
      );
      const stray = new Set(
        strayMembers(
          keys.map((key) => textOf(key['name'])),
          words(),
        ),
      );
      for (const key of keys.filter(({ name }) => stray.has(textOf(name))))
        context.report({
          node: key,
          message: `'${textOf(key['name'])}' is a field of the wire, which declares no object like this one: give it an English name.`,
        });
    };
    const routine = (node: Node): void => {
      binding(node['id']);
      binding(node['params']);
    };
    return {
      Program(node: Node) {
        // The folders above a file outside the project are nobody's to name.
        const named = path.startsWith('..') ? [basename(path)] : path.split('/');
        for (const part of named) judge(node, part, 'path');
      },
      VariableDeclarator(node: Node) {
        const [declaration] = nodes(node['parent']);
        const isStory =
          STORIES.test(path) && nodes(declaration?.['parent'])[0]?.type === 'ExportNamedDeclaration';
        if (!isStory) binding(node['id']);
      },
      FunctionDeclaration: routine,
      FunctionExpression: routine,
      ArrowFunctionExpression: routine,
      TSDeclareFunction: routine,
      ClassDeclaration: routine,
      TSTypeAliasDeclaration: routine,
      TSInterfaceDeclaration: routine,
      TSEnumDeclaration: routine,
      CatchClause: (node: Node) => binding(node['param']),
      ImportSpecifier(node: Node) {
        const [local] = nodes(node['local']);
        if (local?.['name'] !== nodes(node['imported'])[0]?.['name']) binding(local);
      },
      ImportDefaultSpecifier: (node: Node) => binding(node['local']),
      ImportNamespaceSpecifier: (node: Node) => binding(node['local']),
      TSTypeParameter: (node: Node) => binding(node['name']),
      Property(node: Node) {
        const [object] = nodes(node['parent']);
        if (object?.type !== 'ObjectExpression' || node['shorthand'] === true) return;
        const [key] = nodes(node['key']);
        if (COMMAND_LINES.test(path) && isOption(object)) judge(key, key?.['name'], 'path');
        if (!TEXT.test(textOf(nodes(node['key'])[0]?.['name']))) property(node);
      },
      TSInterfaceBody: members,
      TSTypeLiteral: members,
      ClassBody: members,
      TSPropertySignature: property,
      TSMethodSignature: property,
      PropertyDefinition: property,
      MethodDefinition: property,
      JSXAttribute(node: Node) {
        const [name] = nodes(node['name']);
        if (name?.type === 'JSXIdentifier') judge(name, name['name'], 'property');
      },
      TSLiteralType(node: Node) {
        const [literal] = nodes(node['literal']);
        const name = textOf(literal?.['value']);
        if (NAME.test(name) && !TEXT.test(name) && !ELEMENTS.has(name)) judge(literal, name, 'property');
      },
      Literal(node: Node) {
        const text = node['value'];
        if (typeof text === 'string' && COMMAND_LINES.test(path) && /^--[a-z][a-z-]*(?:=|$)/.test(text))
          judge(node, text, 'path');
        if (typeof text === 'string' && HEADER.test(text) && !path.endsWith('.test.ts'))
          judge(node, text, 'property');
      },
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'english-names': englishNames } };
