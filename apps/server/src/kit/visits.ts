import { preparationFrom, itemsToBring, type OtherVisit } from '@apto/domain/autoagendamento';
import { addressInline } from '@apto/domain/prestadores';
import { and, eq, isNotNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { kept, type Kept, type OfCall } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { agendamento, agendamentoProcedimento as ap, cidade, prestador, procedimento } from '../db/schema.ts';
import { clinicShown, visitColumns } from '../prestadores/repository.ts';
import { ACCEPTED_COLUMNS, ACCEPTED_ORDER } from '../procedimentos/repository.ts';

const a = alias(agendamento, 'a');
const c = alias(cidade, 'c');
const p = alias(prestador, 'p');

/** Exams with a day of their own, or a clinic of their own; a private one is nobody's visit. */
const ELSEWHERE: SQL | undefined = and(
  eq(ap.particular, false),
  isNotNull(ap.dataAgendamento),
  or(ne(ap.prestadorId, a.prestadorId), ne(ap.dataAgendamento, a.dataAgendamento)),
);

const selectExames = (db: Db, ofCall: OfCall) =>
  db
    .select({
      exame: ACCEPTED_COLUMNS,
      /** Its place among the visits: by day and hour. */
      place: sql<number>`row_number() over (order by ${ap.dataAgendamento}, ${ap.horaAgendamento}, ${p.name}, ${procedimento.name})::int`,
      clinic: { id: p.id, ...visitColumns(p), latitude: p.lat, longitude: p.lng },
      city: { cidade: c.cidade, estado: c.estado },
    })
    .from(ap)
    .innerJoin(a, eq(a.id, ap.agendamentoId))
    .innerJoin(procedimento, eq(procedimento.id, ap.procedimentoId))
    .leftJoin(p, and(eq(p.id, ap.prestadorId), ELSEWHERE))
    .leftJoin(c, eq(c.id, p.cidadeId))
    .where(
      and(eq(ap.agendamentoId, sql.placeholder('agendamentoId')), eq(ap.aceito, true), ofCall(ap.empresaId)),
    )
    .orderBy(...ACCEPTED_ORDER);

type Found = Awaited<ReturnType<typeof selectExames>>[number];
const keptExames: Kept<{ agendamentoId: number }, Found[]> = kept('exames_das_visitas', selectExames);

/** The exams of one visit beside the appointment's own; the hour is that of the first. */
function visitOf(found: readonly Found[]) {
  const [first] = found;
  if (!first?.clinic || !first.city || first.exame.data === null) return [];
  const { data: date, hora: time } = first.exame;
  const { oQueLevar, ...shown } = clinicShown(first.clinic, first.city);
  const exames = found.map(({ exame }) => exame);
  return [
    {
      data: date,
      hora: time,
      prestador: shown,
      antes: preparationFrom(exames, { data: date, time }),
      levar: itemsToBring(oQueLevar),
      procedimentos: exames.map(({ id }) => id),
    },
  ];
}

/**
 * The exams of an appointment that are to be done, as `readAccepted` tells them, and the visits beside its own: exams on
 * another day, or at another clinic (doc2 §2.8), in order. ONE statement.
 */
export async function readExamesAndVisits(db: Db, agendamentoId: number) {
  const found = await keptExames(db, { agendamentoId });
  const elsewhere = found
    .filter(({ clinic }) => clinic !== null)
    .sort((one, other) => one.place - other.place);
  const visits = Map.groupBy(elsewhere, ({ exame, clinic }) => `${exame.data} ${clinic?.id}`);
  return { exames: found.map(({ exame }) => exame), visits: [...visits.values()].flatMap(visitOf) };
}

type Other = Awaited<ReturnType<typeof readExamesAndVisits>>['visits'][number];

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
