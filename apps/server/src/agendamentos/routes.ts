import {
  criarAgendamentos as chamadaCriar,
  detalhesDoFuncionario,
  detalhesDoPrestador,
  detalhesDosProcedimentos,
  detalhesDosRiscos,
  detalhesDosRiscosPorConsulta,
  editarAgendamento as chamadaEditar,
  exportarAgendamentos,
  listarAgendamentos,
  obterAgendamento,
} from '@apto/api-client';
import { interna, type Ctx } from '../platform/contexto.ts';
import { escrita, fluxo, leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { metaDaPagina } from '../platform/sql.ts';
import { criarAgendamentos } from './criacao.ts';
import { editarAgendamento } from './edicao.ts';
import { exportarPlanilha } from './exportacao.ts';
import { montarFiltro } from './filtro.ts';
import { paraDetalhe } from './linha.ts';
import { listarPagina } from './lista.ts';
import { montarOrdem, ORDEM_PADRAO } from './ordem.ts';
import {
  obterDetalhe,
  paraEndereco,
  prestadorDoAgendamento,
  procedimentosDoAgendamento,
  riscosDoAgendamento,
} from './repository.ts';

/** The list, its export, one appointment and what its expanded row loads (doc1 §2.1, §7). */
export function rotasDeAgendamentos(servidor: Servidor): void {
  leitura(servidor, listarAgendamentos, async ({ query }, ctx) => {
    const { page = 1, limit = 10, sort } = query;
    const { total, items } = await listarPagina(
      ctx.db,
      montarFiltro(query, interna(ctx)),
      sort ? montarOrdem(sort) : ORDEM_PADRAO,
      page,
      limit,
    );
    return { items, meta: metaDaPagina(total, page, limit, items.length) };
  });

  fluxo(servidor, exportarAgendamentos, async (_, reply, ctx, { query }) => {
    const filtro = montarFiltro(query, interna(ctx));
    await ctx.auditar({
      acao: 'EXPORTAR',
      recurso: 'agendamento',
      dadoDeSaude: true,
      detalhes: { filtros: query.filtrosExtras ?? {}, comBusca: (query.filter ?? []).length > 0 },
    });
    await exportarPlanilha(ctx.db, filtro, reply);
  });

  leitura(servidor, obterAgendamento, async ({ params }, ctx) => {
    const detalhe = await obterDetalhe(ctx.db, interna(ctx).escopo, params.id);
    await registrarLeitura(ctx, params.id, detalhe.cliente_id, 'agendamento');
    ctx.cabecalho('etag', `"${detalhe.versao}"`);
    return paraDetalhe(detalhe);
  });

  escrita(servidor, chamadaCriar, async ({ body }, ctx) => {
    if (Array.isArray(body)) return criarAgendamentos(ctx, body);
    const [criado] = await criarAgendamentos(ctx, [body]);
    if (!criado) throw new Error('Nenhum agendamento foi criado.');
    return criado;
  });

  escrita(servidor, chamadaEditar, ({ body }, ctx) => editarAgendamento(ctx, body));

  leitura(servidor, detalhesDoFuncionario, async ({ params }, ctx) => {
    const d = await obterDetalhe(ctx.db, interna(ctx).escopo, params.id);
    await registrarLeitura(ctx, params.id, d.cliente_id, 'agendamento');
    const agendamento = paraDetalhe(d);
    return {
      funcionario: agendamento.funcionario,
      unidade: agendamento.unidade,
      setor: d.setor === null ? null : { name: d.setor },
      cargo: d.cargo === null ? null : { name: d.cargo },
      agendamento,
    };
  });

  leitura(servidor, detalhesDoPrestador, async ({ params }, ctx) => {
    const achado = await prestadorDoAgendamento(ctx.db, interna(ctx).escopo, params.id);
    return { prestador: achado ? paraEndereco(achado) : null };
  });

  leitura(servidor, detalhesDosProcedimentos, async ({ params }, ctx) => {
    const { clienteId, itens } = await procedimentosDoAgendamento(ctx.db, interna(ctx).escopo, params.id);
    await registrarLeitura(ctx, params.id, clienteId, 'agendamento_procedimento');
    return itens.map((i) => ({
      dadosProcedimento: { id: i.ap_id },
      procedimentos: { id: i.pr_id, name: i.pr_name },
      dataAgendamento: i.data_agendamento,
      horaAgendamento: i.hora_agendamento,
      prestador: i.prestador ? paraEndereco(i.prestador) : null,
      recommendation: i.recommendation,
    }));
  });

  const riscos = async (ctx: Ctx, id: number) => {
    const { clienteId, itens } = await riscosDoAgendamento(ctx.db, interna(ctx).escopo, id);
    await registrarLeitura(ctx, id, clienteId, 'agendamento_risco');
    return itens.map((r) => ({ id: r.id, risco: { nome: r.nome } }));
  };
  leitura(servidor, detalhesDosRiscos, ({ params }, ctx) => riscos(ctx, params.id));
  leitura(servidor, detalhesDosRiscosPorConsulta, ({ query }, ctx) => riscos(ctx, query.agendamentoId));
}

/** LGPD art. 11: who saw whose health data, and when. */
function registrarLeitura(ctx: Ctx, id: number, clienteId: number, recurso: string): Promise<void> {
  return ctx.auditar({ acao: 'LER', recurso, recursoId: id, clienteId, dadoDeSaude: true });
}
