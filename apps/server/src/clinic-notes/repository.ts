import { statusSummary } from '@apto/domain/status';
import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { HELD } from '../agendamentos/change.ts';
import { agendamentoScope } from '../agendamentos/repository.ts';
import type { Db } from '../db/port.ts';
import { knownName } from '../clientes/repository.ts';
import { agendamento, clinicNote, cliente, prestador, user } from '../db/schema.ts';
import type { Scope } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';

const a = alias(agendamento, 'a');
const accepter = alias(user, 'accepter');

/** The notes of one appointment, the newest first. The caller has checked who may see it. */
export async function notesOf(db: Db, agendamentoId: number) {
  const found = await db
    .select({
      id: clinicNote.id,
      texto: clinicNote.texto,
      createdAt: sql<string>`${clinicNote.createdAt}::text`,
      autor: user.name,
      aceitaEm: sql<string | null>`${clinicNote.aceitaEm}::text`,
      aceitaPor: accepter.name,
    })
    .from(clinicNote)
    .leftJoin(user, eq(user.id, clinicNote.autorId))
    .leftJoin(accepter, eq(accepter.id, clinicNote.aceitaPor))
    .where(eq(clinicNote.agendamentoId, agendamentoId))
    .orderBy(desc(clinicNote.id));
  return found.map(({ texto: text, createdAt, aceitaEm, ...note }) => ({
    ...note,
    observacaoPrestador: text,
    createdAt: iso(createdAt),
    aceitarObservacao: aceitaEm !== null,
    aceitaEm: aceitaEm === null ? null : iso(aceitaEm),
  }));
}

/** What waits for staff within the scope. */
const waiting = (scope: Scope): SQL | undefined => and(isNull(clinicNote.aceitaEm), agendamentoScope(scope));

export async function countWaiting(db: Db, scope: Scope): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(clinicNote)
    .innerJoin(a, eq(a.id, clinicNote.agendamentoId))
    .where(waiting(scope));
  return found?.n ?? 0;
}

/** A page of what waits, the oldest first. */
export async function listWaiting(db: Db, scope: Scope, page: number, limit: number) {
  const found = await db
    .select({
      id: clinicNote.id,
      texto: clinicNote.texto,
      createdAt: sql<string>`${clinicNote.createdAt}::text`,
      autor: user.name,
      prestador: { id: prestador.id, name: prestador.name },
      agendamentoId: a.id,
      statusId: a.statusId,
      funcionario: a.nomeFuncionario,
      cliente: knownName,
      dataAgendamento: a.dataAgendamento,
      horaAgendamento: a.horaAgendamento,
    })
    .from(clinicNote)
    .innerJoin(a, eq(a.id, clinicNote.agendamentoId))
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .innerJoin(prestador, eq(prestador.id, clinicNote.prestadorId))
    .leftJoin(user, eq(user.id, clinicNote.autorId))
    .where(waiting(scope))
    .orderBy(asc(clinicNote.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return found.map((n) => ({
    id: n.id,
    observacaoPrestador: n.texto,
    createdAt: iso(n.createdAt),
    autor: n.autor,
    prestador: n.prestador,
    agendamento: {
      id: n.agendamentoId,
      status: statusSummary(n.statusId),
      funcionario: { name: n.funcionario },
      cliente: { name: n.cliente },
      dataAgendamento: n.dataAgendamento,
      horaAgendamento: n.horaAgendamento,
    },
  }));
}

/** Locks notes within the scope, in the order of their ids, so that two people who accept the same never wait for each other. */
export const lockNotes = (db: Db, scope: Scope, ids: readonly number[]) =>
  db
    .select({
      id: clinicNote.id,
      isAccepted: sql<boolean>`${clinicNote.aceitaEm} is not null`,
      agendamento: HELD,
    })
    .from(clinicNote)
    .innerJoin(a, eq(a.id, clinicNote.agendamentoId))
    .where(and(inArray(clinicNote.id, [...ids]), agendamentoScope(scope)))
    .orderBy(asc(clinicNote.id))
    .for('update', { of: clinicNote });
