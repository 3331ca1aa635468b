import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AgendamentoLinha } from '@apto/api-client';
import { formatarCnpj, formatarCpf, formatarData, formatarInstante, formatarTelefone } from '@apto/domain';
import type { FastifyReply } from 'fastify';
import type { Db } from '../db/port.ts';
import type { Filtro } from './filtro.ts';
import { listarLote } from './lista.ts';

/** Name of the file, with the specification's own accent (doc1 §7). */
export const NOME_DA_PLANILHA = 'relátorio_agendamentos.xlsx';

const LOTE = 1_000;
/** Excel's own limit of rows, less the header. */
const MAXIMO_DE_LINHAS = 1_048_575;

/**
 * Text that a spreadsheet program would take for a formula gets an apostrophe before it; so does what
 * hides behind leading blanks.
 */
export function semFormula(texto: string): string {
  return /^\s*[=+\-@＋－＝＠]/.test(texto) || /^[\t\r\n]/.test(texto) ? `'${texto}` : texto;
}

const COLUNAS: readonly {
  titulo: string;
  largura: number;
  valor: (a: AgendamentoLinha) => string | number;
}[] = [
  { titulo: 'Código', largura: 10, valor: (a) => a.id },
  { titulo: 'Solicitado em', largura: 18, valor: (a) => formatarInstante(a.createdAt) },
  { titulo: 'Funcionário', largura: 36, valor: (a) => a.funcionario.name },
  { titulo: 'CPF', largura: 16, valor: (a) => formatarCpf(a.funcionario.cpf) },
  {
    titulo: 'Telefone',
    largura: 18,
    valor: (a) => (a.funcionario.phone ? formatarTelefone(a.funcionario.phone) : 'Não informado'),
  },
  { titulo: 'Cliente', largura: 36, valor: (a) => a.cliente.name },
  {
    titulo: 'CNPJ do cliente',
    largura: 20,
    valor: (a) => (a.cliente.inscricao ? formatarCnpj(a.cliente.inscricao) : 'CNPJ não informado'),
  },
  { titulo: 'Unidade', largura: 28, valor: (a) => a.unidade?.name ?? 'Não informado' },
  { titulo: 'Tipo de exame', largura: 22, valor: (a) => a.tipoExame.descricao },
  { titulo: 'Status', largura: 28, valor: (a) => a.status.descricao },
  { titulo: 'Solicitante', largura: 30, valor: (a) => a.nomeSolicitante ?? 'Não informado' },
  {
    titulo: 'Data do exame',
    largura: 16,
    valor: (a) => (a.dataAgendamento ? formatarData(a.dataAgendamento) : 'Em processo de agendamento'),
  },
  { titulo: 'Hora', largura: 8, valor: (a) => a.horaAgendamento ?? '' },
];

/**
 * Streams every row of the filter as xlsx: rows are read by position and written as they come, so
 * memory does not grow with the list. Answers how many rows it wrote.
 */
export async function exportarPlanilha(db: Db, filtro: Filtro, reply: FastifyReply): Promise<number> {
  // The first rows are read before anything is answered, so that a failure can still be an error.
  let lote = await listarLote(db, filtro, null, LOTE);
  const saida = new PassThrough({ highWaterMark: 1 << 18 });
  void reply.hijack();
  const { raw } = reply;
  for (const [nome, valor] of Object.entries(reply.getHeaders()))
    if (valor !== undefined) raw.setHeader(nome, valor);
  raw.writeHead(200, {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="relatorio_agendamentos.xlsx"; filename*=UTF-8''${encodeURIComponent(NOME_DA_PLANILHA)}`,
    'cache-control': 'no-store',
  });
  const entrega = pipeline(saida, raw);
  // Large, and most starts never export.
  const { default: excel } = await import('exceljs');
  const livro = new excel.stream.xlsx.WorkbookWriter({
    stream: saida,
    useStyles: true,
    useSharedStrings: false,
  });
  const folha = livro.addWorksheet('Agendamentos', { views: [{ state: 'frozen', ySplit: 1 }] });
  folha.columns = COLUNAS.map((c) => ({ header: c.titulo, width: c.largura }));
  folha.getRow(1).font = { bold: true };
  folha.getRow(1).commit();

  let escritas = 0;
  const escrever = async (): Promise<void> => {
    while (lote.length > 0 && escritas < MAXIMO_DE_LINHAS) {
      for (const a of lote.slice(0, MAXIMO_DE_LINHAS - escritas)) {
        folha
          .addRow(
            COLUNAS.map((c) => {
              const v = c.valor(a);
              return typeof v === 'string' ? semFormula(v) : v;
            }),
          )
          .commit();
        escritas += 1;
      }
      if (saida.writableNeedDrain) await Promise.race([once(saida, 'drain'), entrega]);
      const ultima = lote.at(-1);
      if (lote.length < LOTE || !ultima || raw.destroyed) break;
      lote = await listarLote(db, filtro, { createdAt: ultima.chave, id: ultima.id }, LOTE);
    }
    folha.commit();
    await livro.commit();
  };
  try {
    await escrever();
    await entrega;
  } catch (erro) {
    // The status is already on its way: a broken download must not look like a whole one.
    saida.destroy();
    raw.destroy();
    await entrega.catch(() => undefined);
    if (!raw.destroyed) throw erro;
  }
  return escritas;
}
