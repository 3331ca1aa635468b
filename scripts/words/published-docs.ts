import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../lib/stale.ts';

/** A comment that designers read: on Storybook's pages and in llms-full.txt. */
interface PublishedDoc {
  /** Where it stands, from the root of the repository: `packages/ui/src/…/Button.tsx:12`. */
  readonly where: string;
  /** What it says, without its stars. */
  readonly text: string;
}

const ui = join(root, 'packages/ui');
const domain = join(root, 'packages/domain');

/** The sources that a package's entries are made of, by the entry's name. */
function sourcesOf(folder: string): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { '@apto/source'?: string }>;
  };
  return new Map(
    Object.entries(exports).flatMap(([name, target]) => {
      const source = typeof target === 'string' ? target : target['@apto/source'];
      return source?.endsWith('.ts') ? [[name.slice(2), join(folder, source)]] : [];
    }),
  );
}

/** Our own files alone: no library, and nothing of node_modules, neither of which says a word of ours. */
function readSources(entries: readonly string[]): ts.Program {
  const handedOn = sourcesOf(domain);
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2023,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    noEmit: true,
    noLib: true,
    types: [],
  };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    resolveModuleNameLiterals: (literals, file) =>
      literals.map(({ text }) => {
        const path = /^\.{1,2}\/.*\.tsx?$/.test(text)
          ? join(file, '..', text)
          : handedOn.get(text.replace('@apto/domain/', ''));
        const extension = path?.endsWith('x') ? ts.Extension.Tsx : ts.Extension.Ts;
        return { resolvedModule: path ? { resolvedFileName: path, extension } : undefined };
      }),
  };
  return ts.createProgram([...entries], options, host);
}

const textOf = (comment: string): string =>
  comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .replaceAll(/^[ \t]*\* ?/gm, '')
    .trim();

/**
 * The JSDoc of what the entries of `@apto/ui` give, handed on from `@apto/domain` or not: of each export, of its
 * members, and of what it is made of.
 */
export function readPublishedDocs(): PublishedDoc[] {
  const entries = [...sourcesOf(ui).values()];
  const program = readSources(entries);
  const checker = program.getTypeChecker();
  const docs = new Map<string, PublishedDoc>();
  const seen = new Set<ts.Node>();

  const say = (node: ts.Node): void => {
    const file = node.getSourceFile();
    for (const doc of ts.getJSDocCommentsAndTags(node)) {
      if (!ts.isJSDoc(doc)) continue;
      const { line } = file.getLineAndCharacterOfPosition(doc.pos);
      const where = `${relative(root, file.fileName)}:${line + 1}`;
      docs.set(where, { where, text: textOf(file.text.slice(doc.pos, doc.end)) });
    }
  };
  const follow = (name: ts.Node): void => {
    const symbol = checker.getSymbolAtLocation(name);
    if (symbol) visitSymbol(symbol);
  };
  /** What a type is put together of: its own members are said, and the types that they name are not. */
  const visitType = (node: ts.Node): void => {
    if (ts.isTypeElement(node)) {
      say(node);
      // A member's type may be written out in its place.
      ts.forEachChild(node, function sayMembers(child) {
        if (ts.isTypeElement(child)) say(child);
        ts.forEachChild(child, sayMembers);
      });
      return;
    }
    if (ts.isTypeReferenceNode(node)) follow(node.typeName);
    if (ts.isExpressionWithTypeArguments(node)) follow(node.expression);
    ts.forEachChild(node, visitType);
  };
  /** `toast.success`: what an object that is given away can do. */
  const visitValue = (node: ts.Node): void => {
    if (ts.isObjectLiteralElementLike(node)) say(node);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visitValue);
  };
  const visitDeclaration = (node: ts.Declaration): void => {
    if (seen.has(node)) return;
    seen.add(node);
    if (ts.isVariableDeclaration(node)) {
      say(node.parent.parent);
      if (node.type) visitType(node.type);
      if (node.initializer) visitValue(node.initializer);
    } else if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) {
      say(node);
      ts.forEachChild(node, visitType);
    } else if (ts.isFunctionDeclaration(node)) {
      say(node);
      for (const { type } of node.parameters) if (type) visitType(type);
    } else if (ts.isClassDeclaration(node)) {
      say(node);
      node.members.forEach(say);
    }
  };
  function visitSymbol(symbol: ts.Symbol): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    target.declarations?.forEach(visitDeclaration);
  }

  for (const entry of entries) {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${relative(root, entry)}, an entry of @apto/ui, is no module.`);
    checker.getExportsOfModule(module).forEach(visitSymbol);
  }
  return [...docs.values()];
}
