import type { z } from 'zod';
import type { corpoRegistroDeStatus } from '@apto/api-client';
import {
  acaoDoRegistro,
  falhaDoRegistro,
  horasDeBloqueio,
  podeTransitar,
  prazoDaAcao,
  type AcaoComPrazo,
  type Agora,
} from '@apto/domain';
import { and, eq, sql } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import { agendamento, agendamentoStatus, reserva } from '../db/schema.ts';
import { statusResumido } from '../agendamentos/linha.ts';
import { travarAgendamento, type AgendamentoTravado } from '../agendamentos/repository.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { conflito, invalido, semPermissao } from '../platform/erros.ts';
import { revogarLinks } from '../sessao/empregado.ts';

type Registro = z.output<typeof corpoRegistroDeStatus>;

interface Limites {
  alterar: number | null;
  desistencia: number | null;
  cancelar: number | null;
}

/** Which of the customer's limits holds for an action (doc1 §4 'Timing blocks'). */
export const LIMITE_DA_ACAO: Readonly<Record<AcaoComPrazo, keyof Limites>> = {
  ALTERAR: 'alterar',
  DESISTENCIA: 'desistencia',
  CANCELAR: 'cancelar',
};

export async function limitesDoCliente(db: Db, clienteId: number): Promise<Limites> {
  const achado = await linha<Limites>(
    db,
    sql`select horas_bloqueio_alterar as alterar, horas_bloqueio_desistencia as desistencia,
          horas_bloqueio_cancelar as cancelar from cliente where id = ${clienteId}`,
  );
  return achado ?? { alterar: null, desistencia: null, cancelar: null };
}

/** Hours of the limit when the exam is nearer than that, else false (doc1 §4 'Timing blocks'). */
export function horasQueBloqueiam(
  a: Pick<AgendamentoTravado, 'status_id' | 'data_agendamento' | 'hora_agendamento'>,
  limiteHoras: number | null,
  agora: Agora,
): number | false {
  return horasDeBloqueio({
    idStatus: a.status_id,
    dataAgendamento: a.data_agendamento,
    horario: a.hora_agendamento,
    limiteHoras,
    agora,
  });
}

/**
 * Posts a status record (doc1 §3, §4): the action is told from status and text, asked of the one
 * transition table, and written together with its record. The row is locked meanwhile, so of two people
 * at once the second is judged by what the first one left.
 * @throws ErroHttp 400 for a text that is not the action's, 403, 404, or 409 with the reason
 */
export async function mudarStatus(ctx: Ctx, registro: Registro) {
  const { db, agora } = ctx;
  const sessao = interna(ctx);
  const falha = falhaDoRegistro(registro);
  if (falha) throw invalido([{ campo: 'descricao', mensagem: falha }]);
  const a = await travarAgendamento(db, sessao.escopo, registro.agendamento);
  const acao = acaoDoRegistro(registro);
  if (!acao) throw conflito('TRANSICAO_RECUSADA', 'Este status não pode ser definido por esta chamada.');

  const comPrazo = prazoDaAcao(acao);
  const prazoHoras = comPrazo
    ? horasQueBloqueiam(a, (await limitesDoCliente(db, a.cliente_id))[LIMITE_DA_ACAO[comPrazo]], agora)
    : false;
  const pode = podeTransitar(a.status_id, acao, sessao.permissoes, {
    agora,
    dataAgendamento: a.data_agendamento,
    prazoHoras,
    semRisco: a.sem_riscos,
    autoagendamento: a.autoagendamento,
  });
  if (!pode.ok) {
    if (pode.codigo === 'SEM_PERMISSAO') throw semPermissao();
    const foiPrazo = prazoHoras !== false && pode.codigo === 'CONDICAO';
    throw conflito(foiPrazo ? 'PRAZO_ENCERRADO' : 'TRANSICAO_RECUSADA', pode.motivo, {
      statusAtual: statusResumido(a.status_id),
      versaoAtual: a.versao,
      ...(foiPrazo ? { horas: prazoHoras } : {}),
    });
  }

  const [mudado] = await db
    .update(agendamento)
    .set({
      statusId: pode.para,
      versao: sql`${agendamento.versao} + 1`,
      updatedAt: sql`now()`,
      ...(acao === 'MARCAR_FALTA' ? { quantidadeFaltaConsulta: a.quantidade_falta_consulta + 1 } : {}),
    })
    .where(and(eq(agendamento.id, a.id), eq(agendamento.statusId, a.status_id)))
    .returning({ versao: agendamento.versao });
  if (!mudado) throw conflito('CONFLITO', 'Outra pessoa alterou este agendamento. Tente novamente.');
  const [gravado] = await db
    .insert(agendamentoStatus)
    .values({
      agendamentoId: a.id,
      de: a.status_id,
      para: pode.para,
      acao,
      descricao: registro.descricao,
      observacao: registro.observacao ?? null,
      autorId: sessao.usuarioId,
      autorNome: sessao.nome,
    })
    .returning({ id: agendamentoStatus.id });
  if (!gravado) throw new Error('O registro de status não foi gravado.');
  if (pode.transicao.liberaVaga) {
    await db
      .update(reserva)
      .set({ ativa: false })
      .where(and(eq(reserva.agendamentoId, a.id), eq(reserva.ativa, true)));
    await revogarLinks(db, a.id);
  }
  await ctx.auditar({
    acao,
    recurso: 'agendamento',
    recursoId: a.id,
    clienteId: a.cliente_id,
    detalhes: { de: a.status_id, para: pode.para },
  });
  await ctx.publicar({
    tipo: 'STATUS',
    agendamento: {
      id: a.id,
      versao: mudado.versao,
      empresaId: a.empresa_id,
      clienteId: a.cliente_id,
      unidadeId: a.unidade_id,
      prestadorId: a.prestador_id,
    },
  });
  return {
    id: gravado.id,
    agendamento: { id: a.id, version: mudado.versao },
    status: statusResumido(pode.para),
  };
}

export interface RegistroDoBanco {
  id: number;
  para: number;
  descricao: string;
  observacao: string | null;
  created_at: string;
  autor: string | null;
}

/** Status records, newest first. */
export function registrosDe(db: Db, agendamentoId: number): Promise<RegistroDoBanco[]> {
  return linhas<RegistroDoBanco>(
    db,
    sql`select s.id, s.para, s.descricao, s.observacao, s.created_at::text as created_at, coalesce(u.name, s.autor_nome) as autor
        from agendamento_status s left join usuario u on u.id = s.autor_id
        where s.agendamento_id = ${agendamentoId} order by s.id desc`,
  );
}
