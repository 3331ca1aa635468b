import type { FaixaDaApi } from '@apto/api-client';
import {
  diferencaEmDias,
  gerarFaixas,
  limitesDaConfirmacao,
  maiorData,
  menorData,
  PERIODO,
  STATUS,
  diaDaSemana,
  type DataCivil,
  type Faixa,
  type Periodo,
} from '@apto/domain';
import { sql, type SQL } from 'drizzle-orm';
import { linha, type Db } from '../db/port.ts';
import { escopoDoAgendamento } from '../agendamentos/repository.ts';
import type { Agora } from '@apto/domain';
import { interna, type Ctx } from '../platform/contexto.ts';
import { invalido, naoEncontrado } from '../platform/erros.ts';
import { pertence } from '../platform/escopo.ts';
import { todas } from '../platform/busca.ts';
import { escopoDoFuncionario } from '../funcionarios/repository.ts';
import { clinicasDaSessao, daEmpresa } from '../prestadores/escopo.ts';
import { lerClinicas, regrasDaClinica, type ClinicaComAgendas, type Intervalo } from './clinica.ts';
import { lerOcupacoes } from './ocupacoes.ts';

/** Longest range of one question, in days. */
const MAXIMO_DE_DIAS = 31;
/** Without a clinic, fewer days and only the first clinics that do the exams. */
const MAXIMO_SEM_CLINICA = { dias: 7, clinicas: 20 } as const;

/** @throws ErroHttp 400 when the range is turned round or too long */
function conferirIntervalo(inicio: DataCivil, fim: DataCivil, maximo = MAXIMO_DE_DIAS): Intervalo {
  if (fim < inicio) {
    throw invalido([{ campo: 'dataFinal', mensagem: 'A data final não pode ser menor que a data inicial' }]);
  }
  if (diferencaEmDias(inicio, fim) >= maximo) {
    throw invalido([{ campo: 'dataFinal', mensagem: `O intervalo deve ter no máximo ${maximo} dias` }]);
  }
  return { inicio, fim };
}

const listaDeExames = (ids: readonly number[]): SQL | null =>
  ids.length === 0 ? null : sql`select id from procedimento where ${pertence(sql`id`, ids)}`;

/** The free slots of a clinic that is already loaded. One statement: its bookings. */
export async function faixasDaClinica(
  db: Db,
  clinica: ClinicaComAgendas,
  intervalo: Intervalo,
  periodo: Periodo,
  agora: Agora,
  ambienteId?: number | null,
): Promise<Faixa[]> {
  const agendas = ambienteId ? clinica.agendas.filter((a) => a.ambienteId === ambienteId) : clinica.agendas;
  const ambientes = [...new Set(agendas.map((a) => a.ambienteId))];
  const ocupacoes = await lerOcupacoes(db, ambientes, intervalo, agora);
  return gerarFaixas(agendas, {
    dataInicial: intervalo.inicio,
    dataFinal: intervalo.fim,
    periodo,
    ocupacoes,
    agora,
    ...regrasDaClinica(clinica),
  });
}

interface PedidoDeFaixas {
  id: number;
  status_id: number;
  funcionario_id: number;
  inicio: string | null;
  fim: string | null;
}

/** POST /agendamentos/faixas-disponiveis: for an appointment that the session may see. @throws ErroHttp 400, 404 */
export async function faixasParaAgendamento(
  ctx: Ctx,
  body: {
    agendamentoId: number;
    funcionarioId?: number | null | undefined;
    examesIds: readonly number[];
    periodo: Periodo;
    prestadorId: number;
    dataInicial: string;
    dataFinal: string;
  },
): Promise<FaixaDaApi[]> {
  const pedido = conferirIntervalo(body.dataInicial, body.dataFinal);
  const doEmpregado = ctx.sessao?.tipo === 'autoagendamento' ? ctx.sessao : null;
  const visivel = doEmpregado
    ? sql`a.id = ${doEmpregado.agendamentoId}`
    : escopoDoAgendamento(interna(ctx).escopo);
  const a = await linha<PedidoDeFaixas>(
    ctx.db,
    sql`select a.id, a.status_id, a.funcionario_id, a.data_sugestao_inicial::text as inicio, a.data_sugestao_final::text as fim
        from agendamento a where a.id = ${body.agendamentoId} and ${visivel}`,
  );
  if (!a || (body.funcionarioId && body.funcionarioId !== a.funcionario_id)) {
    throw naoEncontrado('Agendamento não encontrado.');
  }
  const exames =
    body.examesIds.length > 0
      ? listaDeExames(body.examesIds)
      : sql`select procedimento_id from agendamento_procedimento where agendamento_id = ${a.id} and aceito`;
  const [clinica] = await lerClinicas(
    ctx.db,
    todas([sql`p.id = ${body.prestadorId}`, clinicasDaSessao(ctx)]),
    pedido,
    exames,
  );
  if (!clinica) throw naoEncontrado('Prestador não encontrado.');
  // A request that is still to be booked by link takes only days that its confirmation would take.
  if (a.status_id !== STATUS.AUTOAGENDAMENTO) {
    return faixasDaClinica(ctx.db, clinica, pedido, body.periodo, ctx.agora);
  }
  const { minimo, maximo } = limitesDaConfirmacao({
    dataSugestaoInicial: a.inicio,
    dataSugestaoFinal: a.fim,
    agora: ctx.agora,
  });
  const inicio = maiorData(pedido.inicio, minimo);
  const fim = maximo ? menorData(pedido.fim, maximo) : pedido.fim;
  if (fim < inicio) return [];
  const faixas = await faixasDaClinica(ctx.db, clinica, { inicio, fim }, body.periodo, ctx.agora);
  return faixas.filter((f) => !fimDeSemana(f.data));
}

export const fimDeSemana = (data: DataCivil): boolean => [0, 6].includes(diaDaSemana(data));

/** POST /agendamentos/new-faixas-disponiveis: for an employee of the scope. @throws ErroHttp 400, 404 */
export async function faixasParaFuncionario(
  ctx: Ctx,
  body: {
    prestadorId: number;
    funcionarioId: number;
    ambienteId?: number | null | undefined;
    examesIds: readonly number[];
    dataInicial: string;
    dataFinal: string;
    periodo: Periodo;
  },
): Promise<FaixaDaApi[]> {
  const { escopo, empresaId } = interna(ctx);
  const intervalo = conferirIntervalo(body.dataInicial, body.dataFinal);
  const [clinica] = await lerClinicas(
    ctx.db,
    todas([
      sql`p.id = ${body.prestadorId}`,
      daEmpresa(empresaId),
      sql`exists (select 1 from funcionario f where f.id = ${body.funcionarioId} and ${escopoDoFuncionario(escopo)})`,
    ]),
    intervalo,
    listaDeExames(body.examesIds),
  );
  if (!clinica) throw naoEncontrado();
  return faixasDaClinica(ctx.db, clinica, intervalo, body.periodo, ctx.agora, body.ambienteId);
}

/**
 * GET /agendas/horarios/consultar: slots of the clinics that do every exam asked for; of one clinic when it
 * is given, else of the first ones for at most a week.
 * @throws ErroHttp 400, 404
 */
export async function horariosPorProcedimento(
  ctx: Ctx,
  query: {
    idsProcedures: readonly number[];
    dataInicial: string;
    dataFinal: string;
    prestadorId?: number | undefined;
  },
): Promise<(FaixaDaApi & { prestadorId: number })[]> {
  const { empresaId } = interna(ctx);
  const { idsProcedures, prestadorId } = query;
  const intervalo = conferirIntervalo(
    query.dataInicial,
    query.dataFinal,
    prestadorId === undefined ? MAXIMO_SEM_CLINICA.dias : MAXIMO_DE_DIAS,
  );
  const exames = [...new Set(idsProcedures)];
  const condicao = todas([
    daEmpresa(empresaId),
    prestadorId === undefined ? sql`p.reserva_horario` : sql`p.id = ${prestadorId}`,
    exames.length > 0 &&
      sql`(select count(*) from prestador_exame pe
           where pe.prestador_id = p.id and ${pertence(sql`pe.procedimento_id`, exames)}) = ${exames.length}`,
  ]);
  const clinicas = await lerClinicas(
    ctx.db,
    condicao,
    intervalo,
    listaDeExames(exames),
    prestadorId === undefined ? MAXIMO_SEM_CLINICA.clinicas : 1,
  );
  const ambientes = clinicas.flatMap((c) => c.agendas.map((a) => a.ambienteId));
  const ocupacoes = await lerOcupacoes(ctx.db, [...new Set(ambientes)], intervalo, ctx.agora);
  return clinicas.flatMap((c) =>
    gerarFaixas(c.agendas, {
      dataInicial: intervalo.inicio,
      dataFinal: intervalo.fim,
      periodo: PERIODO.AMBOS,
      ocupacoes,
      agora: ctx.agora,
      ...regrasDaClinica(c),
    }).map((f) => ({ ...f, prestadorId: c.id })),
  );
}
