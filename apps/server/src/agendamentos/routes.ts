import type { ValidatedInput } from '@apto/api-client';
import {
  funcionarioDetails,
  prestadorDetails,
  riscoDetails,
  riscoDetailsByQuery,
  editAgendamento as editCall,
  agendamentoCalendar,
  countByStatus,
  exportAgendamentos,
  listAgendamentos,
  listQueue,
  getAgendamento,
} from '@apto/api-client';
import { auditRead } from '../platform/health-read.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { positionOf } from '../platform/events.ts';
import { writing, stream, reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { toEnd } from '../platform/sheet.ts';
import { pageMeta } from '../platform/sql.ts';
import { listCalendar } from './calendar.ts';
import { editAgendamento } from './edit.ts';
import { exportSpreadsheet } from './export.ts';
import { buildFilter, OPEN, QUEUE } from './filter.ts';
import { toDetail } from './row.ts';
import { countStatuses, listPage } from './list.ts';
import { buildOrder, DEFAULT_ORDER, QUEUE_ORDER } from './order.ts';
import { getDetail, agendamentoPrestador, agendamentoRiscos } from './repository.ts';

type ListQuery = ValidatedInput<typeof listAgendamentos>['query'];

/** The list, its export, one appointment and what its expanded row loads (doc1 §2.1, §7). */
export function agendamentoRoutes(server: Server): void {
  const list = async (query: ListQuery, ctx: Ctx, statuses: typeof OPEN, order: typeof DEFAULT_ORDER) => {
    const { page = 1, limit = 10, sort } = query;
    const { total, items, floor } = await listPage(
      ctx.db,
      buildFilter(query, internal(ctx), statuses),
      sort ? buildOrder(sort) : order,
      page,
      limit,
    );
    const meta = pageMeta(total, page, limit, items.length);
    return { items, meta: { ...meta, eventPosition: positionOf(floor) } };
  };
  reading(server, listAgendamentos, ({ query }, ctx) => list(query, ctx, OPEN, DEFAULT_ORDER));
  reading(server, listQueue, ({ query }, ctx) => list(query, ctx, QUEUE, QUEUE_ORDER));

  reading(server, countByStatus, ({ query }, ctx) => countStatuses(ctx.db, query, internal(ctx)));

  reading(server, agendamentoCalendar, ({ query }, ctx) =>
    listCalendar(
      ctx.db,
      buildFilter(query, internal(ctx)),
      { start: query.dataInicial, end: query.dataFinal },
      query.porDia,
    ),
  );

  stream(server, exportAgendamentos, async (_, reply, ctx, { query }) => {
    const filter = buildFilter(query, internal(ctx));
    await ctx.audit({
      acao: 'EXPORTAR',
      recurso: 'agendamento',
      dadoDeSaude: true,
      detalhes: { filtros: query.filtrosExtras ?? {}, comBusca: (query.filter ?? []).length > 0 },
    });
    const order = query.sort ? buildOrder(query.sort) : DEFAULT_ORDER;
    await toEnd(ctx, reply, () => exportSpreadsheet(ctx, filter, order, reply));
  });

  reading(server, getAgendamento, async ({ params }, ctx) => {
    const detail = await getDetail(ctx.db, internal(ctx).scope, params.id);
    await auditRead(ctx, 'agendamento', params.id, detail.cliente_id);
    ctx.header('etag', `"${detail.versao}"`);
    return toDetail(detail);
  });

  writing(server, editCall, ({ body }, ctx) => editAgendamento(ctx, body));

  reading(server, funcionarioDetails, async ({ params }, ctx) => {
    const d = await getDetail(ctx.db, internal(ctx).scope, params.id);
    await auditRead(ctx, 'agendamento', params.id, d.cliente_id);
    const agendamento = toDetail(d);
    return {
      funcionario: agendamento.funcionario,
      unidade: agendamento.unidade,
      setor: d.setor === null ? null : { name: d.setor },
      cargo: d.cargo === null ? null : { name: d.cargo },
      agendamento,
    };
  });

  reading(server, prestadorDetails, async ({ params }, ctx) => {
    const found = await agendamentoPrestador(ctx.db, internal(ctx).scope, params.id);
    return { prestador: found };
  });

  const riscos = async (ctx: Ctx, id: number) => {
    const { clienteId, items } = await agendamentoRiscos(ctx.db, internal(ctx).scope, id);
    await auditRead(ctx, 'agendamento_risco', id, clienteId);
    return items.map((r) => ({ id: r.id, risco: { nome: r.nome } }));
  };
  reading(server, riscoDetails, ({ params }, ctx) => riscos(ctx, params.id));
  reading(server, riscoDetailsByQuery, ({ query }, ctx) => riscos(ctx, query.agendamentoId));
}
