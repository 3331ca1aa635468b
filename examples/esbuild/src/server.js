// Node puro: o pacote se importa sem empacotador, e a folha inteira vem por <link>.
import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { NewExame } from './NewExame.js';

const output = process.argv[2];
const sheet = fileURLToPath(import.meta.resolve('@apto/ui/styles.css'));
copyFileSync(sheet, join(dirname(output), 'styles.css'));
cpSync(join(dirname(sheet), 'fonts'), join(dirname(output), 'fonts'), { recursive: true });

writeFileSync(
  output,
  `<!doctype html>
<html lang="pt-BR" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Novo exame</title>
    <link rel="stylesheet" href="styles.css" />
  </head>
  <body>
    <div id="root">${renderToString(h(NewExame))}</div>
    <script type="module" src="client.js"></script>
  </body>
</html>
`,
);
