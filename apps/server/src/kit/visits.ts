import { preparationFrom, itemsToBring, type OtherVisit } from '@apto/domain/autoagendamento';
import { addressInline } from '@apto/domain/prestadores';
import { and, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { kept, type Kept } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { agendamento, agendamentoProcedimento, cidade, prestador, procedimento } from '../db/schema.ts';
import { clinicShown, visitColumns } from '../prestadores/repository.ts';

const a = alias(agendamento, 'a');
const ap = alias(agendamentoProcedimento, 'ap');
const c = alias(cidade, 'c');
const p = alias(prestador, 'p');

/** Exams with a day of their own, or a clinic of their own; a private one is nobody's visit. */
const ELSEWHERE: SQL | undefined = and(
  eq(ap.aceito, true),
  eq(ap.particular, false),
  isNotNull(ap.dataAgendamento),
  or(ne(ap.prestadorId, a.prestadorId), ne(ap.dataAgendamento, a.dataAgendamento)),
);

const selectElsewhere = (db: Db) =>
  db
    .select({
      procedimentoId: ap.procedimentoId,
      data: ap.dataAgendamento,
      hora: ap.horaAgendamento,
      recommendation: procedimento.recommendation,
      jejumHoras: procedimento.jejumHoras,
      repousoAuditivoHoras: procedimento.repousoAuditivoHoras,
      clinic: { id: p.id, ...visitColumns(p), latitude: p.lat, longitude: p.lng },
      city: { cidade: c.cidade, estado: c.estado },
    })
    .from(ap)
    .innerJoin(a, eq(a.id, ap.agendamentoId))
    .innerJoin(procedimento, eq(procedimento.id, ap.procedimentoId))
    .innerJoin(p, eq(p.id, ap.prestadorId))
    .innerJoin(c, eq(c.id, p.cidadeId))
    .where(and(eq(ap.agendamentoId, sql.placeholder('agendamentoId')), ELSEWHERE))
    .orderBy(ap.dataAgendamento, ap.horaAgendamento, p.name, procedimento.name);

type Elsewhere = Awaited<ReturnType<typeof selectElsewhere>>;
const readElsewhere: Kept<{ agendamentoId: number }, Elsewhere> = kept('outras_visitas', selectElsewhere);

/**
 * The visits of a request beside the appointment's own: exams on another day, or at another clinic (doc2 §2.8). In order;
 * the hour is that of the first exam.
 */
export async function readOtherVisits(db: Db, agendamentoId: number) {
  const visits = new Map<string, Elsewhere>();
  for (const exame of await readElsewhere(db, { agendamentoId })) {
    const key = `${exame.data} ${exame.clinic.id}`;
    visits.set(key, [...(visits.get(key) ?? []), exame]);
  }
  return [...visits.values()].flatMap((exames) => {
    const [first] = exames;
    if (!first || first.data === null) return [];
    const { data: date, hora: time, clinic, city } = first;
    const { oQueLevar, ...shown } = clinicShown(clinic, city);
    return {
      data: date,
      hora: time,
      prestador: shown,
      antes: preparationFrom(exames, { data: date, time }),
      levar: itemsToBring(oQueLevar),
      procedimentos: exames.map(({ procedimentoId }) => procedimentoId),
    };
  });
}

type Other = Awaited<ReturnType<typeof readOtherVisits>>[number];

/** As a message tells it. */
export const otherVisitOf = ({
  data: date,
  hora: time,
  prestador: clinic,
  antes: before,
}: Other): OtherVisit => ({
  data: date,
  time,
  clinic: clinic.name,
  address: addressInline(clinic),
  phone: clinic.phone,
  before,
});

/** The exams of the appointment's own visit: a private one is at no clinic, unless all of them are. */
export function ofOwnVisit<T extends { readonly id: number; readonly particular: boolean }>(
  exames: readonly T[],
  others: readonly Other[],
): readonly T[] {
  if (exames.every(({ particular }) => particular)) return exames;
  return exames.filter(
    ({ id, particular }) => !particular && !others.some(({ procedimentos }) => procedimentos.includes(id)),
  );
}
