// React Server Components: from each entry, the modules on the server's side of 'use client' use nothing of a client.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entriesOf, folderOf } from './entries.ts';

/** What the `react-server` build of react lacks. */
const CLIENT_ONLY =
  /^(?:use(?!Id$|Memo$|Callback$|DebugValue$)[A-Z]\w*|createContext|Component|PureComponent|act|startTransition)$/;
/** lucide's icons are shells over its own client module. */
const SERVER_SAFE = new Set(['react', 'react/jsx-runtime', 'lucide-react']);

/** What is wrong on the server's side, from every entry. */
export function boundaryProblems() {
  const dist = join(folderOf('@apto/ui'), 'dist');
  const problems = new Set();
  const seen = new Set();
  let clients = 0;
  const visit = (module) => {
    if (seen.has(module) || !existsSync(module)) return;
    seen.add(module);
    const text = readFileSync(module, 'utf8');
    if (/^(?:\/\/[^\n]*\n)*["']use client["'];/.test(text)) {
      clients++;
      return;
    }
    const where = relative(dist, module);
    for (const [, names, path] of text.matchAll(/^(?:import|export)\b\s*([^;]*?)(?:from )?"([^"]+)";/gm)) {
      if (path.endsWith('.css')) continue;
      if (path.startsWith('#styles/')) visit(join(dist, `${path.slice(8)}.styles.js`));
      else if (path.startsWith('.')) visit(join(dirname(module), path));
      else if (!SERVER_SAFE.has(path)) problems.add(`${where} importa ${path} sem 'use client'`);
      else
        for (const name of names.match(/\w+(?= as |,| \}|$)/g) ?? [])
          if (CLIENT_ONLY.test(name)) problems.add(`${where} usa ${name} sem 'use client'`);
    }
    if (/\bon[A-Z]\w+: \(/.test(text) && /jsx/.test(text))
      problems.add(`${where} passa uma função sem 'use client'`);
  };
  for (const { module } of entriesOf('@apto/ui')) visit(module);
  return { problems: [...problems], server: seen.size - clients, clients };
}
