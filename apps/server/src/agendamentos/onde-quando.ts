import type { z } from 'zod';
import type { corpoEditarAgendamento } from '@apto/api-client';
import {
  falhaDoHorario,
  metodoDoPedido,
  validarOnde,
  validarQuando,
  type Periodo,
  type Quem,
} from '@apto/domain';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { agendamentoProcedimento } from '../db/schema.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { invalido, naoEncontrado } from '../platform/erros.ts';
import { clinicaParaRegras, type ClinicaParaRegras } from './clinica.ts';
import { colunasDerivadas } from './derivadas.ts';
import type { DetalheDoBanco } from './linha.ts';
import { clienteDoPedido, type ClienteDoPedido } from './pedido.ts';
import { conferirLiberacao, recusarRegras } from './regras.ts';

export type Edicao = z.output<typeof corpoEditarAgendamento>;

/** Columns that follow from where, when and which exam, and what the person must be told of them. */
export interface Consequencias {
  readonly colunas: {
    readonly usaReservaHorario?: boolean;
    readonly depositoAntecipado?: boolean;
    readonly quemAgenda?: Quem;
    readonly quemAvisa?: Quem;
    readonly horarioMarcadoPrestador?: null;
  };
  readonly avisos: readonly string[];
}

const NENHUMA: Consequencias = { colunas: {}, avisos: [] };

const informado = (...valores: unknown[]): boolean => valores.some((v) => v !== undefined);

/** What the appointment would be after the edit, as far as it is already known. */
function depoisDe(e: Edicao, atual: DetalheDoBanco) {
  return {
    prestadorId: e.prestador ?? atual.prestador_id,
    cidade: e.cidade ?? atual.ci_id,
    tipoExame: e.tipoExame ?? atual.tipo_exame_id,
    inicio: e.dataSugestaoInicial ?? atual.data_sugestao_inicial,
    fim: e.dataSugestaoFinal ?? atual.data_sugestao_final,
    periodo: (e.periodo ?? atual.periodo) as Periodo | null,
  };
}

async function procedimentosDe(db: Db, agendamentoId: number): Promise<number[]> {
  const achados = await db
    .select({ id: agendamentoProcedimento.procedimentoId })
    .from(agendamentoProcedimento)
    .where(eq(agendamentoProcedimento.agendamentoId, agendamentoId));
  return achados.map(({ id }) => id);
}

function metodoDepois(
  atual: DetalheDoBanco,
  cliente: ClienteDoPedido,
  clinica: ClinicaParaRegras,
): { quemAgenda: Quem; quemAvisa: Quem } {
  const obrigatorio = metodoDoPedido(cliente, clinica);
  const quemAgenda = (atual.quem_agenda ?? 'USUARIO_ESCOLHE') as Quem;
  const quemAvisa = (atual.quem_avisa ?? 'SOLICITANTE') as Quem;
  return {
    quemAgenda: obrigatorio.quemAgenda ?? quemAgenda,
    quemAvisa: obrigatorio.quemAvisa ?? quemAvisa,
  };
}

/**
 * Where, when and which exam must hold together after the edit, whichever of them changed. Days that were not
 * touched are not judged again by today. A time agreed with the clinic goes when it was agreed with another one, or
 * no longer fits; the form has no field for a new one, so it is not asked.
 * @throws ErroHttp 400, 404, 422
 */
export async function resolverOndeQuando(
  ctx: Ctx,
  e: Edicao,
  atual: DetalheDoBanco,
  { semRiscos }: { semRiscos: boolean },
): Promise<Consequencias> {
  const mudouOnde = informado(e.prestador, e.cidade);
  const mudouQuando = mudouOnde || informado(e.dataSugestaoInicial, e.dataSugestaoFinal, e.periodo);
  if (!mudouQuando && e.tipoExame === undefined) return NENHUMA;
  const depois = depoisDe(e, atual);
  if (depois.prestadorId === null) {
    // A request that waits for its employee has no clinic yet to be checked against.
    if (!mudouQuando) return NENHUMA;
    throw invalido([{ campo: 'prestador', mensagem: 'O prestador é obrigatório.' }]);
  }
  const sessao = interna(ctx);
  const cliente = await clienteDoPedido(ctx.db, sessao, atual.cliente_id, depois.tipoExame);
  const clinica = await clinicaParaRegras(ctx.db, depois.prestadorId, {
    empresaId: sessao.empresaId,
    clienteId: cliente.id,
    hoje: ctx.agora.data,
  });
  if (!clinica) throw naoEncontrado('Prestador não encontrado.');
  const outraClinica = clinica.id !== atual.prestador_id;
  const outroTipo = depois.tipoExame !== atual.tipo_exame_id;
  if (outraClinica) conferirLiberacao(clinica, cliente.name);
  if (mudouOnde || outroTipo) {
    recusarRegras(
      validarOnde(
        {
          tipoExame: depois.tipoExame,
          cidade: depois.cidade,
          procedimentos: await procedimentosDe(ctx.db, e.id),
        },
        clinica,
      ),
    );
  }
  const { inicio, fim, periodo } = depois;
  const metodo = metodoDepois(atual, cliente, clinica);
  if (mudouQuando && inicio && fim && periodo) {
    const falhas = validarQuando(
      { dataSugestaoInicial: inicio, dataSugestaoFinal: fim, periodo, quemAgenda: metodo.quemAgenda },
      { ...clinica, limiteDias: cliente.limiteDias },
      ctx.agora,
    ).filter(({ campo }) => campo !== 'horarioMarcadoPrestador');
    recusarRegras(falhas);
  }
  const hora = atual.horario_marcado_prestador;
  const horaPerdida =
    hora !== null &&
    (outraClinica ||
      (mudouQuando &&
        inicio !== null &&
        fim !== null &&
        periodo !== null &&
        falhaDoHorario({
          hora,
          periodo,
          intervalo: { inicio, fim },
          openingHours: clinica.openingHours,
          agora: ctx.agora,
        }) !== null));
  return {
    colunas: {
      ...(outraClinica || outroTipo
        ? {
            ...metodo,
            ...colunasDerivadas({
              clinica,
              cliente,
              tipoExame: depois.tipoExame,
              funcionarios: [{ possuiRisco: !semRiscos, pcd: atual.pcd }],
            }),
          }
        : {}),
      ...(horaPerdida ? { horarioMarcadoPrestador: null } : {}),
    },
    avisos: horaPerdida ? [`Horário: o combinado com a clínica (${hora}) não vale mais e foi retirado.`] : [],
  };
}

/** Procedures that were to be done at the clinic that was left go along to the new one; others stay where they are. */
export async function levarProcedimentos(
  db: Db,
  agendamentoId: number,
  { de, para }: { de: number | null; para: number },
): Promise<void> {
  const { prestadorId } = agendamentoProcedimento;
  await db
    .update(agendamentoProcedimento)
    .set({ prestadorId: para })
    .where(
      and(
        eq(agendamentoProcedimento.agendamentoId, agendamentoId),
        de === null ? isNull(prestadorId) : or(isNull(prestadorId), eq(prestadorId, de)),
      ),
    );
}
