import {
  COLUNAS_DA_PLANILHA,
  COLUNAS_OBRIGATORIAS,
  COLUNAS_UNICAS,
  NOME_DA_COLUNA,
  normalizarCabecalho,
  ordemDoCabecalho,
  reconhecerCabecalho,
} from './cabecalhos.ts';
import { textoDaCelula } from './celulas.ts';
import type { Celula, ColunaId, ColunaReconhecida, ProblemaDeImportacao } from './tipos.ts';

/** How far down the headers are looked for: titles and logos often stand above them. */
const LINHAS_ATE_O_CABECALHO = 20;

/** The row of headers, as it was understood. */
export interface Cabecalho {
  /** Position in the list of rows, from 0. */
  readonly posicao: number;
  readonly colunas: readonly ColunaReconhecida[];
  readonly repetidas: readonly ColunaReconhecida[];
  readonly ignoradas: readonly string[];
}

function lerCabecalho(linha: readonly Celula[], posicao: number): Cabecalho {
  const colunas = new Map<ColunaId, ColunaReconhecida>();
  const repetidas: ColunaReconhecida[] = [];
  const ignoradas: string[] = [];
  linha.forEach((celula, indice) => {
    const cabecalho = textoDaCelula(celula);
    if (cabecalho === '') return;
    const coluna = typeof celula === 'string' ? reconhecerCabecalho(cabecalho) : null;
    if (!coluna) {
      ignoradas.push(cabecalho);
      return;
    }
    const nova = { coluna, indice, cabecalho };
    const outra = colunas.get(coluna);
    const melhor = !outra || ordemDoCabecalho(coluna, cabecalho) < ordemDoCabecalho(coluna, outra.cabecalho);
    if (melhor) colunas.set(coluna, nova);
    if (outra) repetidas.push(melhor ? outra : nova);
  });
  return { posicao, colunas: [...colunas.values()], repetidas, ignoradas };
}

/** The row, among the first ones, in which most columns are recognised; the first of equals. */
export function acharCabecalho(linhas: readonly (readonly Celula[])[]): Cabecalho | null {
  let melhor: Cabecalho | null = null;
  for (const [posicao, linha] of linhas.slice(0, LINHAS_ATE_O_CABECALHO).entries()) {
    const candidato = lerCabecalho(linha, posicao);
    if (candidato.colunas.length > (melhor?.colunas.length ?? 0)) melhor = candidato;
  }
  return melhor;
}

/** Printed sheets repeat their headers at every page. */
export const repeteCabecalho = (linha: readonly Celula[], { colunas }: Cabecalho): boolean =>
  colunas.every(({ indice, cabecalho }) => textoDaCelula(linha[indice]) === cabecalho);

/** Two columns of one meaning: a fault where only one may be, or where both have the same header. */
function problemaDeRepetida(r: ColunaReconhecida, cabecalho: Cabecalho): ProblemaDeImportacao {
  const usada = cabecalho.colunas.find((c) => c.coluna === r.coluna)?.cabecalho ?? '';
  const igual = normalizarCabecalho(usada) === normalizarCabecalho(r.cabecalho);
  const grave = igual || COLUNAS_UNICAS.includes(r.coluna);
  const nome = NOME_DA_COLUNA[r.coluna];
  return {
    linha: cabecalho.posicao + 1,
    coluna: r.cabecalho,
    valor: r.cabecalho,
    mensagem: grave
      ? `Coluna repetida: '${usada}' e '${r.cabecalho}' significam ${nome}`
      : `Coluna '${r.cabecalho}' não usada: '${usada}' já significa ${nome}`,
    gravidade: grave ? 'erro' : 'aviso',
  };
}

/** What is wrong with the headers: columns that are missing or come twice. */
export function problemasDoCabecalho(cabecalho: Cabecalho): ProblemaDeImportacao[] {
  const linha = cabecalho.posicao + 1;
  const faltantes = COLUNAS_DA_PLANILHA.filter(
    (coluna) => !cabecalho.colunas.some((c) => c.coluna === coluna),
  );
  return [
    ...cabecalho.repetidas.map((r) => problemaDeRepetida(r, cabecalho)),
    ...faltantes.map((coluna): ProblemaDeImportacao => ({
      linha,
      coluna: NOME_DA_COLUNA[coluna],
      valor: '',
      mensagem: `Coluna ${NOME_DA_COLUNA[coluna]} não encontrada`,
      gravidade: COLUNAS_OBRIGATORIAS.includes(coluna) ? 'erro' : 'aviso',
    })),
  ];
}
