// The props of every component, read from the built declarations: name, type, default and what their JSDoc says.
import ts from 'typescript';
import { entriesOf } from './entries.mjs';

const OPTIONS = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  types: [],
};
const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
/** Events and attributes that every element takes, which RAC lists one by one. */
const COMMON =
  /Capture$|^on(?:AuxClick|ContextMenu|DoubleClick|Mouse|Touch|Pointer|GotPointer|LostPointer|Scroll|Wheel|Animation|Transition)|^(?:dir|lang|hidden|inert|translate|onClick)$/;
/** What every HTML element takes: known, and long. */
const OF_THE_DOM = /^(?:GlobalDOM|DOM|Aria|HTML|SVG|AllHTML|Ref)?(?:Attributes|DOMEvents)$|Attributes$/;

const ownNode = (declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/');
const words = (parts) => ts.displayPartsToString(parts).replaceAll(/\s+/g, ' ').trim();

function typeText(checker, symbol, declaration) {
  const written = declaration.type && ownNode(declaration) ? declaration.type.getText() : undefined;
  const text =
    written ??
    checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, declaration), declaration, FLAGS);
  return text
    .replaceAll(/\b(\w+)\$\d+\b/g, '$1')
    .replaceAll(/import\("[^"]+"\)\./g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '');
}

function propOf(checker, symbol) {
  const declaration = symbol.declarations?.[0];
  if (!declaration) return [];
  const holder = declaration.parent?.name?.getText?.() ?? '';
  if (
    !ownNode(declaration) &&
    (OF_THE_DOM.test(holder) ||
      /@types\/react|\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName))
  )
    return [];
  if (!ownNode(declaration) && COMMON.test(symbol.name)) return [];
  const tags = symbol.getJsDocTags(checker);
  const fallback = tags.find((tag) => tag.name === 'default');
  return [
    {
      name: symbol.name,
      type: typeText(checker, symbol, declaration),
      isRequired: (symbol.flags & ts.SymbolFlags.Optional) === 0,
      fallback: fallback ? words(fallback.text ?? []).replaceAll(/^`|`$/g, '') : '',
      doc: words(symbol.getDocumentationComment(checker)),
      isOwn: ownNode(declaration),
    },
  ];
}

/** Every property of a type, those of each member of a union included. */
function propsOfType(checker, type) {
  const found = new Map();
  for (const part of type.isUnion() ? type.types : [type])
    for (const symbol of checker.getPropertiesOfType(part))
      if (!found.has(symbol.name)) for (const prop of propOf(checker, symbol)) found.set(symbol.name, prop);
  const all = [...found.values()];
  return [...all.filter((prop) => prop.isOwn), ...all.filter((prop) => !prop.isOwn)];
}

/** Entry → { types: [{ name, doc, text, props }], values: [{ name, doc }] }. */
export function describeEntries() {
  const entries = entriesOf('@apto/ui').filter(({ specifier }) => specifier !== '@apto/ui');
  const program = ts.createProgram(
    entries.map((entry) => entry.types),
    OPTIONS,
  );
  const checker = program.getTypeChecker();
  // A type's own text, and not its name again.
  const flags =
    ts.TypeFormatFlags.NoTruncation |
    ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
    ts.TypeFormatFlags.InTypeAlias;
  const described = {};
  for (const { specifier, types: path } of entries) {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`Falta ${path}, que o package.json publica. Construa de novo.`);
    const types = [];
    const values = [];
    for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(file))) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const doc = words(target.getDocumentationComment(checker));
      if (target.flags & ts.SymbolFlags.Value) values.push({ name: symbol.name, doc });
      else {
        const type = checker.getDeclaredTypeOfSymbol(target);
        const parts = type.isUnion() ? type.types : [type];
        const isShape = parts.every(
          (part) =>
            (part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
            !checker.isArrayType(part) &&
            part.getCallSignatures().length === 0,
        );
        const props = isShape ? propsOfType(checker, type) : [];
        // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- flags are made to be joined
        const text = checker.typeToString(type, undefined, flags);
        types.push({
          name: symbol.name,
          doc,
          text: text.replaceAll(/\b(\w+)\$\d+\b/g, '$1').replaceAll(/import\("[^"]+"\)\./g, ''),
          props,
        });
      }
    }
    described[specifier] = { types, values };
  }
  return described;
}
