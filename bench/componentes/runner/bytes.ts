import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { construirPeca, paginasDe, type Pagina } from './construir.ts';
import { arquivosDe, lerManifesto } from './manifesto.ts';
import { razao } from './tabelas.ts';
import { CARGAS, NOSSO, type Carga, type Par } from '../pares.ts';

interface Peso {
  readonly pagina: Pagina;
  readonly brotli: number;
  readonly gzip: number;
  readonly js: number;
  readonly css: number;
  /** Brotli of what loads later, when a person asks for it. */
  readonly sobDemanda: number;
}

const brotli = (dados: Buffer): number =>
  brotliCompressSync(dados, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

async function pesar(pagina: Pagina): Promise<Peso> {
  const dir = await construirPeca(pagina);
  const { js, css, sobDemanda } = arquivosDe(lerManifesto(dir), `entrada:${pagina.nome}`);
  const soma = (arquivos: readonly string[], medir: (dados: Buffer) => number): number =>
    arquivos.reduce((total, arquivo) => total + medir(readFileSync(join(dir, arquivo))), 0);
  return {
    pagina,
    brotli: soma([...js, ...css], brotli),
    gzip: soma([...js, ...css], (dados) => gzipSync(dados, { level: 9 }).length),
    js: soma(js, brotli),
    css: soma(css, brotli),
    sobDemanda: soma(sobDemanda, brotli),
  };
}

const TITULOS: Record<Carga, string> = { w1: 'a lista', w2: 'o período', w3: 'a tabela' };
const kb = (bytes: number): string =>
  (bytes / 1024).toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** W4 as Markdown: the bytes of each page with just that part, beyond react and react-dom. */
export async function tabelaDeBytes(pares: readonly Par[]): Promise<string> {
  const pesos: Peso[] = [];
  for (const pagina of paginasDe(pares)) pesos.push(await pesar(pagina));
  return [
    '### W4: JS + CSS além de react e react-dom',
    '',
    ...CARGAS.flatMap((carga) => {
      const daCarga = pesos.filter(({ pagina }) => pagina.carga === carga);
      const nosso = daCarga.find(({ pagina }) => pagina.par.id === NOSSO);
      if (!nosso) return [];
      return [
        `| Página só com ${TITULOS[carga]} | KB (brotli) | dos quais CSS | KB (gzip) | sob demanda | @apto/ui ÷ ela |`,
        '| --- | ---: | ---: | ---: | ---: | ---: |',
        ...daCarga
          .toSorted((a, b) => a.brotli - b.brotli)
          .map(({ pagina, brotli: total, css, gzip, sobDemanda }) => {
            const nome = pagina.par.id === NOSSO ? `**${pagina.par.nome}**` : pagina.par.nome;
            return `| ${nome} | ${kb(total)} | ${kb(css)} | ${kb(gzip)} | ${sobDemanda > 0 ? kb(sobDemanda) : '—'} | ${razao(nosso.brotli / total)} |`;
          }),
        '',
      ];
    }),
  ].join('\n');
}
