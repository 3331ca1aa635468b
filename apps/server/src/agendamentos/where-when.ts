import type { z } from 'zod';
import type { editAgendamentoBody } from '@apto/api-client';
import { horarioFailure, pedidoMethod, validateWhere, validateWhen, type Who } from '@apto/domain/pedido';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { agendamentoProcedimento } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { invalid } from '../platform/errors.ts';
import type { ClinicForRules } from './clinic.ts';
import { derivedColumns } from './derived.ts';
import type { DbDetail } from './row.ts';
import type { PedidoCliente } from './facts.ts';
import { pedidoPlace } from './judgement.ts';
import { checkLiberacao, refuseRules } from './rules.ts';

export type Edit = z.output<typeof editAgendamentoBody>;

/** Columns that follow from where, when and which exam, and what the person must be told of them. */
export interface Consequences {
  readonly columns: {
    readonly usaReservaHorario?: boolean;
    readonly depositoAntecipado?: boolean;
    readonly quemAgenda?: Who;
    readonly quemAvisa?: Who;
    readonly horarioMarcadoPrestador?: null;
  };
  readonly avisos: readonly string[];
}

const NONE: Consequences = { columns: {}, avisos: [] };

const given = (...values: unknown[]): boolean => values.some((v) => v !== undefined);

/** What the appointment would be after the edit, as far as it is already known. */
function afterEdit(e: Edit, current: DbDetail) {
  return {
    prestadorId: e.prestador ?? current.prestador_id,
    cidade: e.cidade ?? current.ci_id,
    tipoExame: e.tipoExame ?? current.tipo_exame_id,
    inicio: e.dataSugestaoInicial ?? current.data_sugestao_inicial,
    fim: e.dataSugestaoFinal ?? current.data_sugestao_final,
    periodo: e.periodo ?? current.periodo,
  };
}

async function procedimentosOf(db: Db, agendamentoId: number): Promise<number[]> {
  const matches = await db
    .select({ id: agendamentoProcedimento.procedimentoId })
    .from(agendamentoProcedimento)
    .where(eq(agendamentoProcedimento.agendamentoId, agendamentoId));
  return matches.map(({ id }) => id);
}

function methodAfter(
  current: DbDetail,
  cliente: PedidoCliente,
  clinic: ClinicForRules,
): { quemAgenda: Who; quemAvisa: Who } {
  const required = pedidoMethod(cliente, clinic);
  const quemAgenda = current.quem_agenda ?? 'USUARIO_ESCOLHE';
  const quemAvisa = current.quem_avisa ?? 'SOLICITANTE';
  return {
    quemAgenda: required.quemAgenda ?? quemAgenda,
    quemAvisa: required.quemAvisa ?? quemAvisa,
  };
}

/**
 * Where, when and which exam must hold together after the edit, whichever of them changed. Days that were not
 * touched are not judged again by today. A time agreed with the clinic goes when it was agreed with another one, or
 * no longer fits; the form has no field for a new one, so it is not asked.
 * @throws HttpError 400, 404, 422
 */
export async function resolveWhereWhen(
  ctx: Ctx,
  e: Edit,
  current: DbDetail,
  { semRiscos }: { semRiscos: boolean },
): Promise<Consequences> {
  const whereChanged = given(e.prestador, e.cidade);
  const whenChanged = whereChanged || given(e.dataSugestaoInicial, e.dataSugestaoFinal, e.periodo);
  if (!whenChanged && e.tipoExame === undefined) return NONE;
  const after = afterEdit(e, current);
  if (after.prestadorId === null) {
    // A request that waits for its employee has no clinic yet to be checked against.
    if (!whenChanged) return NONE;
    throw invalid([{ campo: 'prestador', mensagem: 'O prestador é obrigatório.' }]);
  }
  const { cliente, clinic } = await pedidoPlace(ctx, {
    cliente: current.cliente_id,
    tipoExame: after.tipoExame,
    prestador: after.prestadorId,
  });
  const otherClinic = clinic.id !== current.prestador_id;
  const otherType = after.tipoExame !== current.tipo_exame_id;
  if (otherClinic) checkLiberacao(clinic, cliente.name);
  if (whereChanged || otherType) {
    refuseRules(
      validateWhere(
        {
          tipoExame: after.tipoExame,
          cidade: after.cidade,
          procedimentos: await procedimentosOf(ctx.db, e.id),
        },
        clinic,
      ),
    );
  }
  const { inicio: start, fim: end, periodo } = after;
  const method = methodAfter(current, cliente, clinic);
  if (whenChanged && start && end && periodo) {
    const failures = validateWhen(
      { dataSugestaoInicial: start, dataSugestaoFinal: end, periodo, quemAgenda: method.quemAgenda },
      { ...clinic, dayLimit: cliente.dayLimit, isRangePicker: true },
      ctx.now,
    ).filter(({ campo: field }) => field !== 'horarioMarcadoPrestador');
    refuseRules(failures);
  }
  const time = current.horario_marcado_prestador;
  const lostTime =
    time !== null &&
    (otherClinic ||
      (whenChanged &&
        start !== null &&
        end !== null &&
        periodo !== null &&
        horarioFailure({
          time,
          periodo,
          intervalo: { inicio: start, fim: end },
          openingHours: clinic.openingHours,
          now: ctx.now,
        }) !== null));
  return {
    columns: {
      ...(otherClinic || otherType
        ? {
            ...method,
            ...derivedColumns({
              clinic,
              cliente,
              tipoExame: after.tipoExame,
              funcionarios: [{ possuiRisco: !semRiscos, pcd: current.pcd }],
            }),
          }
        : {}),
      ...(lostTime ? { horarioMarcadoPrestador: null } : {}),
    },
    avisos: lostTime ? [`Horário: o combinado com a clínica (${time}) não vale mais e foi retirado.`] : [],
  };
}

/** Procedures that were to be done at the clinic that was left go along to the new one; others stay where they are. */
export async function carryProcedimentos(
  db: Db,
  agendamentoId: number,
  { de: from, para: to }: { de: number | null; para: number },
): Promise<void> {
  const { prestadorId } = agendamentoProcedimento;
  await db
    .update(agendamentoProcedimento)
    .set({ prestadorId: to })
    .where(
      and(
        eq(agendamentoProcedimento.agendamentoId, agendamentoId),
        from === null ? isNull(prestadorId) : or(isNull(prestadorId), eq(prestadorId, from)),
      ),
    );
}
