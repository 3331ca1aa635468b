import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { buildPart, pagesFor, type ResultPage } from './build.ts';
import { filesFor, readManifest } from './manifest.ts';
import { ratio } from './tables.ts';
import { LOADS, OURS, type Load, type Par } from '../pairs.ts';

interface PageWeight {
  readonly pagina: ResultPage;
  readonly brotli: number;
  readonly gzip: number;
  readonly js: number;
  readonly css: number;
  /** Brotli of what loads later, when a person asks for it. */
  readonly onDemand: number;
}

const brotli = (data: Buffer): number =>
  brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function weigh(page: ResultPage): Promise<PageWeight> {
  const dir = await buildPart(page);
  const { js, css, onDemand } = filesFor(readManifest(dir), `entrada:${page.nome}`);
  const sum = (files: readonly string[], measure: (data: Buffer) => number): number =>
    files.reduce((total, file) => total + measure(readFileSync(join(dir, file))), 0);
  return {
    pagina: page,
    brotli: sum([...js, ...css], brotli),
    gzip: sum([...js, ...css], (data) => gzipSync(data, { level: 9 }).length),
    js: sum(js, brotli),
    css: sum(css, brotli),
    onDemand: sum(onDemand, brotli),
  };
}

const TITLES: Record<Load, string> = { w1: 'a lista', w2: 'o período', w3: 'a tabela' };
const kb = (bytes: number): string =>
  (bytes / 1024).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** W4 as Markdown: the bytes of each page with just that part, beyond react and react-dom. */
export async function bytesTable(peers: readonly Par[]): Promise<string> {
  const pesos: PageWeight[] = [];
  for (const page of pagesFor(peers)) pesos.push(await weigh(page));
  return [
    '### W4: JS + CSS além de react e react-dom',
    '',
    ...LOADS.flatMap((load) => {
      const loadWeights = pesos.filter(({ pagina: page }) => page.carga === load);
      const ours = loadWeights.find(({ pagina: page }) => page.par.id === OURS);
      if (!ours) return [];
      return [
        `| Página só com ${TITLES[load]} | KB (brotli) | dos quais CSS | KB (gzip) | sob demanda | @apto/ui ÷ ela |`,
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        ...loadWeights
          .toSorted((a, b) => a.brotli - b.brotli)
          .map(({ pagina: page, brotli: total, css, gzip, onDemand }) => {
            const name = page.par.id === OURS ? `**${page.par.nome}**` : page.par.nome;
            return `| ${name} | ${kb(total)} | ${kb(css)} | ${kb(gzip)} | ${onDemand > 0 ? kb(onDemand) : '—'} | ${ratio(ours.brotli / total)} |`;
          }),
        '',
      ];
    }),
  ].join('\n');
}
