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

/** Every key, column and code of the declarations; a column also as SQL spells it. */
export function readWireNames(): ReadonlySet<string> {
  const names = new Set<string>();
  for (const file of globSync(DECLARATIONS, { cwd: ROOT, exclude: (path) => path.endsWith('.test.ts') })) {
    const source = ts.createSourceFile(
      file,
      readFileSync(`${ROOT}/${file}`, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
        const name = node.name.getText(source);
        names.add(name);
        if (file.startsWith('apps/')) names.add(snake(name));
      } else if (ts.isStringLiteral(node)) {
        for (const text of [node.text, ...node.text.split('/:').slice(1)]) if (isName(text)) names.add(text);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return names;
}
