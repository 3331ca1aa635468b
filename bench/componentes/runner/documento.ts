import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { AQUI, REPOSITORIO, TRABALHO } from './lugares.ts';
import { LENTIDAO } from './medir.ts';
import { AQUECIMENTO } from './rodadas.ts';
import { CARGAS, PARES } from '../pares.ts';

const DOCUMENTO = join(REPOSITORIO, 'docs', 'desempenho-componentes.md');
const ABRE = '<!-- tabelas: escritas por `npm run bench:componentes -- --gravar` -->';
const FECHA = '<!-- fim das tabelas -->';

const versaoDe = (pacote: string): string => {
  const { version } = JSON.parse(
    readFileSync(
      join(pacote.startsWith('@apto/') ? TRABALHO : AQUI, 'node_modules', pacote, 'package.json'),
      'utf8',
    ),
  ) as { version: string };
  return `${pacote} ${version}`;
};

/** Where and how it was run: without it the numbers say little. */
export function ambiente(chromium: string, repeticoes: number): string {
  const [cpu] = cpus();
  const carga = (loadavg()[0] ?? 0).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  const pacotes = [...new Set(PARES.flatMap(({ pacotes: nomes }) => nomes)), 'react', 'react-dom', 'vite'];
  return [
    `Em milissegundos: mediana (p25–p75) de ${repeticoes} ${repeticoes === 1 ? 'rodada' : 'rodadas intercaladas'}, depois de ${AQUECIMENTO} de aquecimento,`,
    `com a CPU ${LENTIDAO}× mais lenta. Em negrito, a biblioteca mais rápida além da nossa.`,
    '',
    `${new Date().toISOString().slice(0, 10)}, Chromium ${chromium}, Node ${process.version}, ${cpus().length} × ${cpu?.model.trim() ?? '?'},`,
    `${Math.round(totalmem() / 2 ** 30)} GB, carga da máquina no início ${carga}.`,
    '',
    `Versões: ${[...new Set(pacotes)].map(versaoDe).join(', ')}.`,
    '',
  ].join('\n');
}

/** How each library is set up, as a table. */
function configuracoes(): string {
  return [
    '### Como cada uma foi montada',
    '',
    '| Biblioteca | W1 | W2 | W3 |',
    '| --- | --- | --- | --- |',
    ...PARES.map(
      ({ nome, como }) => `| ${nome} | ${CARGAS.map((carga) => como[carga] ?? '—').join(' | ')} |`,
    ),
    '',
  ].join('\n');
}

/** Replaces what stands between the two marks of the document. */
export function gravar(tabelas: string): void {
  const antes = readFileSync(DOCUMENTO, 'utf8');
  const de = antes.indexOf(ABRE);
  const ate = antes.indexOf(FECHA);
  if (de < 0 || ate < de) throw new Error(`${DOCUMENTO} não tem as duas marcas das tabelas.`);
  const texto = `${antes.slice(0, de)}${ABRE}\n\n${tabelas}\n${configuracoes()}\n${antes.slice(ate)}`;
  writeFileSync(DOCUMENTO, texto.replaceAll(/\n{3,}/g, '\n\n'));
  console.log(`Gravado em ${DOCUMENTO}.`);
}
