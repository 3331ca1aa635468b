import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the names are declared that the calls, the tables and the law give. */
export const DECLARATIONS = [
  'packages/api-client/src/{schemas,calls}/*.ts',
  'packages/api-client/src/codes.ts',
  'packages/domain/src/**/schemas.ts',
  'packages/domain/src/{exames/{types,return-types},permissions/*,status/{codes,catalogue,actions,menu}}.ts',
  'packages/domain/src/{agendas/sequence,autoagendamento/blocks,intervalo/codes}.ts',
  'apps/server/src/db/schema/*.ts',
];

const isName = (text: string): boolean => /^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/.test(text);
const snake = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

export interface Wire {
  /** Every key, column and code of the declarations; a column also as SQL spells it. */
  readonly names: ReadonlySet<string>;
  /** The keys of each declared object and table, with what it takes over from others and what stands inside of it. */
  readonly shapes: readonly ReadonlySet<string>[];
}

interface Shape {
  readonly keys: Set<string>;
  /** Names of the declarations whose keys it has as well: spread, extended, or narrowed. */
  readonly others: string[];
}

const nameOf = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : name.getText());

/** `...address`, `...address.shape`, `...timestamps()` and `address.extend({…})` begin with a name. */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootOf(node.expression);
  return undefined;
}

/** The object literals of a declaration's right side: `z.object({…}).extend({…})`, `pgTable('x', {…})`. */
function collect(node: ts.Node, shape: Shape, spell: (key: string) => readonly string[]): void {
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (ts.isSpreadAssignment(property)) {
        const root = rootOf(property.expression);
        if (root !== undefined) shape.others.push(root);
      } else {
        for (const key of spell(nameOf(property.name))) shape.keys.add(key);
        if (ts.isPropertyAssignment(property)) collect(property.initializer, shape, spell);
      }
    }
  } else if (ts.isIdentifier(node)) {
    shape.others.push(node.text);
  } else if (ts.isCallExpression(node)) {
    collect(node.expression, shape, spell);
    // `z.object({…})` is one object with what stands inside of it; `endpoint({ body, response })` is no object.
    if (ts.isPropertyAccessExpression(node.expression))
      for (const argument of node.arguments) collect(argument, shape, spell);
  } else if (ts.isPropertyAccessExpression(node)) {
    collect(node.expression, shape, spell);
  } else if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
    collect(node.body, shape, spell);
  } else if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    collect(node.expression, shape, spell);
  }
}

export function readWire(): Wire {
  const names = new Set<string>();
  const shapes: Shape[] = [];
  const declared = new Map<string, Shape[]>();
  for (const file of globSync(DECLARATIONS, { cwd: ROOT, exclude: (path) => path.endsWith('.test.ts') })) {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${ROOT}/${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const spell = (key: string): readonly string[] => (file.startsWith('apps/') ? [key, snake(key)] : [key]);
    const shapeOf = (node: ts.Node): Shape => {
      const shape: Shape = { keys: new Set(), others: [] };
      collect(node, shape, spell);
      shapes.push(shape);
      return shape;
    };
    const visit = (node: ts.Node) => {
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
        for (const key of spell(node.name.getText(source))) names.add(key);
      } else if (ts.isStringLiteral(node)) {
        for (const text of [node.text, ...node.text.split('/:').slice(1)]) if (isName(text)) names.add(text);
      } else if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
        const keys = node.members.flatMap(({ name }) => (name ? [nameOf(name)] : []));
        shapes.push({ keys: new Set(keys), others: [] });
      }
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
        const { text } = node.name;
        declared.set(text, [...(declared.get(text) ?? []), shapeOf(node.initializer)]);
      } else if (ts.isObjectLiteralExpression(node)) {
        shapeOf(node);
      } else if (ts.isCallExpression(node)) {
        shapeOf(node);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  const whole = (shape: Shape, seen: Set<Shape>): ReadonlySet<string> => {
    if (seen.has(shape)) return new Set();
    seen.add(shape);
    const others = shape.others.flatMap((name) => declared.get(name) ?? []);
    return new Set([...shape.keys, ...others.flatMap((other) => [...whole(other, seen)])]);
  };
  return {
    names,
    shapes: shapes.map((shape) => whole(shape, new Set())).filter(({ size }) => size > 0),
  };
}
