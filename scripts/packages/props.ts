// The props of every component, read from the built declarations: name, type, default and what their JSDoc says.
import ts from 'typescript';
import { COMPILER_OPTIONS } from './compiler.ts';
import { entriesOf } from './entries.ts';
import { PROP_WORDS } from '../../.storybook/prop-words.ts';

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Events and attributes that every element takes, which RAC lists one by one. */
const COMMON =
  /Capture$|^on(?:AuxClick|ContextMenu|DoubleClick|Mouse|Touch|Pointer|GotPointer|LostPointer|Scroll|Wheel|Animation|Transition)|^(?:dir|lang|hidden|inert|translate|onClick)$/;
/** What every HTML element takes: known, and long. */
const OF_THE_DOM = /^(?:GlobalDOM|DOM|Aria|HTML|SVG|AllHTML|Ref)?(?:Attributes|DOMEvents)$|Attributes$/;

export interface Prop {
  name: string;
  type: string;
  isRequired: boolean;
  fallback: string;
  doc: string;
  isOwn: boolean;
}

export interface DescribedType {
  name: string;
  doc: string;
  text: string;
  isUnion: boolean;
  props: Prop[];
}

export interface DescribedValue {
  name: string;
  doc: string;
  signature: string;
}

export interface Described {
  types: DescribedType[];
  values: DescribedValue[];
}

const ownNode = (declaration: ts.Node) => !declaration.getSourceFile().fileName.includes('/node_modules/');
/** The specification that a comment cites is not in the package. */
export const withoutCitations = (text: string) =>
  text.replaceAll(/ ?\(doc[123] §[^()]*\)/g, '').replaceAll(/\bdoc[123] §[^:\n]*: /g, '');
const words = (parts: ts.SymbolDisplayPart[]) =>
  withoutCitations(ts.displayPartsToString(parts).replaceAll(/\s+/g, ' ').trim()).replaceAll(
    /`?\{@link (\w+) ?\}`?/g,
    '`$1`',
  );
/** Without what the bundler of the declarations has added. */
const clean = (text: string) =>
  text.replaceAll(/\b(\w+)\$\d+\b/g, '$1').replaceAll(/import\("[^"]+"\)\./g, '');
const withoutComments = (text: string) => text.replaceAll(/\/\*\*[^]*?\*\/\s*/g, '');
/** What is declared, as it is written, by the name under which it is published. */
const written = (declaration: ts.Node, name: string) =>
  withoutComments(clean(declaration.getText()))
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replace(/^((?:function|const|let|var|class|type) )\w+/, `$1${name}`)
    .replace(/;$/, '');

/** The type node that a declaration was written with, and the name of what it stands in. */
const typeNodeOf = (declaration: ts.Declaration) => (declaration as { type?: ts.TypeNode }).type;
const nameOf = (node: ts.Node | undefined) =>
  (node as { name?: ts.Node } | undefined)?.name?.getText?.() ?? '';

function typeText(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): string {
  const asWritten = ownNode(declaration) ? typeNodeOf(declaration)?.getText() : undefined;
  const text =
    asWritten ??
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- flags are made to be joined
    checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, declaration), declaration, FLAGS);
  const whole = clean(withoutComments(text)).replaceAll(/\s+/g, ' ');
  const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
  // In `() => string | undefined` it belongs to what the function gives; where it is required it says something.
  return isOptional && (!whole.includes('=>') || whole.endsWith(') | undefined'))
    ? whole.replace(/ \| undefined$/, '').replace(/^\((\([^()]*\) => [^()]*)\)$/, '$1')
    : whole;
}

/** @param isOfPart of a component's props: there a name means the same in all of them */
function propOf(checker: ts.TypeChecker, symbol: ts.Symbol, isOfPart: boolean): Prop[] {
  const declaration = symbol.declarations?.[0];
  if (!declaration) return [];
  const holder = nameOf(declaration.parent);
  if (
    !ownNode(declaration) &&
    (OF_THE_DOM.test(holder) ||
      /@types\/react|\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName))
  )
    return [];
  if (!ownNode(declaration) && COMMON.test(symbol.name)) return [];
  const tags = symbol.getJsDocTags(checker);
  const fallback = tags.find((tag) => tag.name === 'default');
  const isOwn = ownNode(declaration);
  const doc = words(symbol.getDocumentationComment(checker));
  return [
    {
      name: symbol.name,
      type: typeText(checker, symbol, declaration),
      isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      fallback: fallback ? words(fallback.text ?? []).replaceAll(/^`|`$/g, '') : '',
      doc: isOwn && (doc !== '' || !isOfPart) ? doc : (PROP_WORDS[symbol.name] ?? doc),
      isOwn,
    },
  ];
}

/** Every property of a type, those of each member of a union included. */
function propsOfType(checker: ts.TypeChecker, type: ts.Type, isOfPart: boolean): Prop[] {
  const found = new Map<string, Prop>();
  for (const part of type.isUnion() ? type.types : [type])
    for (const symbol of checker.getPropertiesOfType(part))
      if (!found.has(symbol.name))
        for (const prop of propOf(checker, symbol, isOfPart)) found.set(symbol.name, prop);
  const all = [...found.values()];
  return [...all.filter((prop) => prop.isOwn), ...all.filter((prop) => !prop.isOwn)];
}

/** The signature of a function, a hook or a constant; a component has its table of props instead. */
function signatureOf(symbol: ts.Symbol, name: string): string {
  const declaration = symbol.valueDeclaration;
  if (!declaration || /^[A-Z]/.test(name) !== /^[A-Z\d_]+$/.test(name)) return '';
  if (ts.isFunctionDeclaration(declaration))
    return (symbol.declarations ?? [declaration]).map((each) => written(each, name)).join('\n');
  if (ts.isVariableDeclaration(declaration)) return `const ${clean(declaration.getText())}`;
  return '';
}

/** A type as it is written, or what it comes to where it is read off a value that is not published. */
function aliasText(
  checker: ts.TypeChecker,
  type: ts.Type,
  declaration: ts.Declaration | undefined,
  name: string,
): string {
  const text = declaration ? written(declaration, name) : '';
  if (text !== '' && !/\btypeof\b/.test(text)) return `${text};`;
  // A type's own text, and not its name again.
  const flags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    ts.TypeFormatFlags.InTypeAlias;
  // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- flags are made to be joined
  return `type ${name} = ${clean(checker.typeToString(type, undefined, flags))};`;
}

/** The shapes that a signature names, such as those of its options. */
function shapesIn(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node)) {
      const named = checker.getSymbolAtLocation(node.typeName);
      const target = named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
      const declaration = target?.declarations?.[0];
      if (target && declaration && ownNode(declaration) && ts.isInterfaceDeclaration(declaration))
        found.push(target);
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? [])
    if (ts.isFunctionLike(declaration)) declaration.parameters.forEach(visit);
  return found;
}

/** What each entry publishes. */
export function describeEntries(): Record<string, Described> {
  const entries = entriesOf('@apto/ui').filter(({ specifier }) => specifier !== '@apto/ui');
  const program = ts.createProgram(
    entries.map((entry) => entry.types),
    COMPILER_OPTIONS,
  );
  const checker = program.getTypeChecker();
  const described: Record<string, Described> = {};
  for (const { specifier, types: path } of entries) {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`Falta ${path}, que o package.json publica. Construa de novo.`);
    const types: DescribedType[] = [];
    const values: DescribedValue[] = [];
    const published = new Map<ts.Symbol, string>();
    for (const symbol of checker.getExportsOfModule(module))
      published.set(
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
        symbol.name,
      );
    const addType = (target: ts.Symbol, name: string) => {
      const type = checker.getDeclaredTypeOfSymbol(target);
      const parts = type.isUnion() ? type.types : [type];
      const isShape = parts.every(
        (part) =>
          (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
          !checker.isArrayType(part) &&
          part.getCallSignatures().length === 0,
      );
      const declaration = target.declarations?.[0];
      const asWritten = declaration && typeNodeOf(declaration);
      types.push({
        name,
        doc: words(target.getDocumentationComment(checker)),
        text: aliasText(checker, type, declaration, name),
        isUnion: asWritten !== undefined && ts.isUnionTypeNode(asWritten),
        props: isShape ? propsOfType(checker, type, name.endsWith('Props')) : [],
      });
    };
    const unnamed = new Set<ts.Symbol>();
    for (const [target, name] of published)
      if (target.flags & ts.SymbolFlags.Value) {
        const signature = signatureOf(target, name);
        values.push({ name, doc: words(target.getDocumentationComment(checker)), signature });
        if (signature) for (const shape of shapesIn(checker, target)) unnamed.add(shape);
      } else addType(target, name);
    for (const shape of unnamed) if (!published.has(shape)) addType(shape, clean(shape.name));
    described[specifier] = { types, values };
  }
  return described;
}
