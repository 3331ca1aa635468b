// The public API as text, from the built declarations: what a person who upgrades would notice shows in a diff.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { COMPILER_OPTIONS } from './compiler.ts';
import { entriesOf } from './entries.ts';
import { root } from '../lib/stale.ts';

/** Names that a declaration file brings from outside of the package, by their local name. */
function foreignNames(file: ts.SourceFile): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = statement.moduleSpecifier.text;
    if (from.startsWith('.')) continue;
    const bindings = statement.importClause?.namedBindings;
    if (bindings && ts.isNamedImports(bindings))
      for (const each of bindings.elements)
        names.set(each.name.text, `${from}.${(each.propertyName ?? each.name).text}`);
  }
  return names;
}

/** A declaration as one comparable text: no comments, no bundler's suffixes, foreign names with their package. */
function textOf(node: ts.Declaration, checker: ts.TypeChecker): string {
  const file = node.getSourceFile();
  const foreign = foreignNames(file);
  const printer = ts.createPrinter({ removeComments: true, newLine: ts.NewLineKind.LineFeed });
  // `keyof typeof sizes` would hide which sizes there are.
  const flags = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;
  const isHidden = ts.isTypeAliasDeclaration(node) && /\btypeof\b/.test(node.type.getText());
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- flags are made to be joined
  const hidden = isHidden ? checker.typeToTypeNode(checker.getTypeAtLocation(node), node, flags) : undefined;
  const renamed = ts.transform<ts.Node>(hidden ?? node, [
    (context) => {
      const visit = (child: ts.Node): ts.Node => {
        if (ts.isIdentifier(child)) {
          const name = foreign.get(child.text) ?? child.text;
          return context.factory.createIdentifier(
            name.startsWith('react.') ? name.slice(6) : name.replace(/\$\d+$/, ''),
          );
        }
        const visited = ts.visitEachChild(child, visit, context);
        // What a component calls its props is its own affair.
        if (ts.isParameter(visited) && ts.isObjectBindingPattern(visited.name))
          return context.factory.createParameterDeclaration(
            undefined,
            undefined,
            'props',
            visited.questionToken,
            visited.type,
          );
        if (ts.isParameter(visited) && ts.isIdentifier(visited.name) && visited.name.text.endsWith('Props'))
          return context.factory.createParameterDeclaration(
            undefined,
            undefined,
            'props',
            visited.questionToken,
            visited.type,
          );
        // The order of a union means nothing, and what bundles declarations changes it from run to run.
        if (!ts.isUnionTypeNode(visited)) return visited;
        const members = visited.types.map((each) => ({
          each,
          text: printer.printNode(ts.EmitHint.Unspecified, each, file),
        }));
        return context.factory.createUnionTypeNode(
          members.toSorted((one, other) => (one.text < other.text ? -1 : 1)).map(({ each }) => each),
        );
      };
      return (child) => ts.visitNode(child, visit);
    },
  ]);
  // A variable's declaration alone has lost its `const`.
  const [first] = renamed.transformed;
  if (!first) throw new Error(`Uma declaração de ${file.fileName} se perdeu.`);
  const prefix = ts.isVariableDeclaration(node)
    ? 'const '
    : isHidden
      ? `type ${node.name.text.replace(/\$\d+$/, '')} = `
      : '';
  return (prefix + printer.printNode(ts.EmitHint.Unspecified, first, file)).replace(
    /^(?:export )?declare /,
    '',
  );
}

const isDocumented = (node: ts.Node): boolean => {
  const holder = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  // `@default` alone says nothing of what it is.
  return ts.getJSDocCommentsAndTags(holder).some((doc) => ts.isJSDoc(doc) && doc.comment !== undefined);
};

const membersOf = (node: ts.Node): ts.TypeElement[] => {
  if (ts.isInterfaceDeclaration(node)) return [...node.members];
  if (!ts.isTypeAliasDeclaration(node)) return [];
  const literals: readonly ts.TypeNode[] = ts.isIntersectionTypeNode(node.type)
    ? node.type.types
    : [node.type];
  return literals.filter(ts.isTypeLiteralNode).flatMap((each) => [...each.members]);
};

/** What speaks for itself in every component and says nothing new in prose. */
const OBVIOUS = new Set(['ref', 'children', 'id']);

/** The report of one package, and what in it has no JSDoc. */
export function apiOf(name: string): { text: string; undocumented: string[] } {
  // The index last: it repeats what each part's own entry says.
  const entries = entriesOf(name).sort((a, b) => Number(a.specifier === name) - Number(b.specifier === name));
  const program = ts.createProgram(
    entries.map((entry) => entry.types),
    COMPILER_OPTIONS,
  );
  const checker = program.getTypeChecker();
  const seen = new Map<string, string>();
  const undocumented = new Set<string>();
  const lines = [
    `# API de ${name}`,
    '',
    'Feito de `dist/**/*.d.ts` por `npm run api:accept`. Não edite à mão.',
  ];

  for (const entry of entries) {
    const file = program.getSourceFile(entry.types);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry.types} não é um módulo: rode \`npm run build\`.`);
    lines.push('', `## ${entry.specifier}`, '');
    const symbols = checker.getExportsOfModule(module).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const symbol of symbols) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const nodes = (target.declarations ?? []).filter((node) =>
        node.getSourceFile().fileName.includes('/dist/'),
      );
      const own = nodes.filter((node) => !node.getSourceFile().fileName.includes('/node_modules/'));
      if (own.length === 0) {
        lines.push(`- \`${symbol.name}\` (de fora)`);
        continue;
      }
      const key = `${own[0]?.getSourceFile().fileName ?? ''}#${target.name}`;
      const before = seen.get(key);
      if (before !== undefined) {
        lines.push(`- \`${symbol.name}\`: ver ${before}`);
        continue;
      }
      seen.set(key, entry.specifier);
      const where = `${entry.specifier} ${symbol.name}`;
      if (
        !own.some(
          (node) =>
            ts.isSourceFile(node) ||
            ts.isModuleDeclaration(node) ||
            isDocumented(node) ||
            isNamedAfterItsOwner(node, symbols),
        )
      )
        undocumented.add(where);
      for (const node of own)
        for (const member of membersOf(node)) {
          const memberName = member.name?.getText() ?? '[index]';
          if (!OBVIOUS.has(memberName) && !isDocumented(member)) undocumented.add(`${where}.${memberName}`);
        }
      lines.push(
        `### ${symbol.name}`,
        '',
        '```ts',
        ...own.filter((n) => !ts.isSourceFile(n)).map((node) => textOf(node, checker)),
        '```',
        '',
      );
    }
  }
  return {
    text: `${lines
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trimEnd()}\n`,
    undocumented: [...undocumented],
  };
}

/** `ButtonProps` is told by `Button`, and each of its members tells itself. */
function isNamedAfterItsOwner(node: ts.Declaration, symbols: readonly ts.Symbol[]): boolean {
  const name =
    ts
      .getNameOfDeclaration(node)
      ?.getText()
      .replace(/\$\d+$/, '') ?? '';
  const owner = name.replace(/Props$/, '');
  return owner !== name && symbols.some((symbol) => symbol.name === owner);
}

const reportPath = (name: string) =>
  join(root, 'packages', name.replace('@apto/', ''), 'api', `${name.replace('@apto/', '')}.api.md`);

/** The lines that differ, as a person reads them; empty when nothing does. */
export function difference(before: string, after: string): string[] {
  const old = before.split('\n');
  const now = after.split('\n');
  const count = (lines: readonly string[]) =>
    lines.reduce((all, line) => all.set(line, (all.get(line) ?? 0) + 1), new Map<string, number>());
  const [had, has] = [count(old), count(now)];
  let section = '';
  const told: string[] = [];
  const tell = (lines: readonly string[], other: ReadonlyMap<string, number>, sign: string) => {
    const left = new Map(other);
    section = '';
    for (const line of lines) {
      if (line.startsWith('#')) section = line.replace(/^#+ /, '');
      const rest = left.get(line) ?? 0;
      if (rest > 0) left.set(line, rest - 1);
      else if (line.trim() !== '') told.push(`${sign} [${section}] ${line}`);
    }
  };
  tell(old, has, '-');
  tell(now, had, '+');
  return told;
}

/** Compares the report that is checked in with what was built. */
interface ApiCheck {
  path: string;
  text: string;
  changes: string[];
  isSame: boolean;
  undocumented: string[];
}

export function checkApi(name: string): ApiCheck {
  const { text, undocumented } = apiOf(name);
  const path = reportPath(name);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const changes = before === text ? [] : difference(before, text);
  return { path: relative(root, path), text, changes, isSame: before === text, undocumented };
}
