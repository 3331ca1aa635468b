import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { lerPlanilha, planilhaSemErros, type Agora, type LeituraDePlanilha } from '@apto/domain';
import type { BancoPort } from '../db/port.ts';
import { lerArquivo } from './arquivo.ts';
import { gravarFuncionarios, type ResultadoDaImportacao } from './gravacao.ts';

export interface PedidoDeImportacao {
  clienteId: number;
  /** Bytes of the .xlsx. */
  conteudo: Uint8Array;
  nomeDoArquivo: string;
  agora: Agora;
  usuarioId: number | null;
  /** false: look and report, write nothing. */
  confirmar: boolean;
}

export interface Importacao {
  leitura: LeituraDePlanilha;
  /** What was written, or would be; null when the sheet has errors. */
  resultado: ResultadoDaImportacao | null;
  gravada: boolean;
}

/** Undoes a rehearsal. */
class Ensaio extends Error {
  readonly resultado: ResultadoDaImportacao;
  constructor(resultado: ResultadoDaImportacao) {
    super('ensaio');
    this.resultado = resultado;
  }
}

/**
 * Reads a staff sheet and, when it has no error anywhere and the caller confirms, writes it: all or nothing.
 * Without confirmation the same writing happens in a transaction that is undone, so that the report is exact.
 * @throws ErroDePlanilha when the file is no sheet
 */
export async function importarPlanilha(banco: BancoPort, pedido: PedidoDeImportacao): Promise<Importacao> {
  const leitura = lerPlanilha(await lerArquivo(pedido.conteudo), { hoje: pedido.agora.data });
  if (!planilhaSemErros(leitura)) return { leitura, resultado: null, gravada: false };
  const lote = {
    clienteId: pedido.clienteId,
    arquivo: basename(pedido.nomeDoArquivo).slice(0, 255),
    sha256: createHash('sha256').update(pedido.conteudo).digest('hex'),
    funcionarios: leitura.funcionarios,
    agora: pedido.agora,
    usuarioId: pedido.usuarioId,
  };
  try {
    const resultado = await banco.transacao(async (tx) => {
      const feito = await gravarFuncionarios(tx, lote);
      if (!pedido.confirmar) throw new Ensaio(feito);
      return feito;
    });
    return { leitura, resultado, gravada: true };
  } catch (erro) {
    if (erro instanceof Ensaio) return { leitura, resultado: erro.resultado, gravada: false };
    throw erro;
  }
}
