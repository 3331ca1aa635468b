// Node puro: o pacote se importa sem empacotador, e a folha inteira vem por <link>.
import { copyFileSync, cpSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Tela } from './Tela.js';

const saida = process.argv[2];
const folha = fileURLToPath(import.meta.resolve('@apto/ui/styles.css'));
copyFileSync(folha, join(dirname(saida), 'styles.css'));
cpSync(join(dirname(folha), 'fonts'), join(dirname(saida), 'fonts'), { recursive: true });

writeFileSync(
  saida,
  `<!doctype html>
<html lang="pt-BR" data-theme="light">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Novo exame</title>
    <link rel="stylesheet" href="styles.css" />
  </head>
  <body>
    <div id="raiz">${renderToString(h(Tela))}</div>
    <script type="module" src="cliente.js"></script>
  </body>
</html>
`,
);
