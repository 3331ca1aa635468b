import { ACTIVITY_EXAM_TYPES, tipoExame, visitDuration } from '@apto/domain/exames';
import type { Who } from '@apto/domain/pedido';
import type { KitFacts } from '@apto/domain/kit';
import { PERIODO } from '@apto/domain/periodos';
import { addressInline } from '@apto/domain/prestadores';
import { arrivalText, itemsToBring, preparationFrom } from '@apto/domain/autoagendamento';
import { STATUS, type StatusStep } from '@apto/domain/status';
import { UNCHANGED_VISIT, type Contact, type Visit, type VisitRecipient } from '@apto/domain/templates';
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { kept, type Kept, type OfCall } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { visitPeriodo } from '../db/visit-period.ts';
import { fileKindOf } from '../uploads/repository.ts';
import {
  agendamento,
  agendamentoRisco,
  cargo,
  cidade,
  cliente,
  empresa,
  funcionario,
  message,
  prestador,
  risco,
  setor,
  storedFile,
  unidade,
} from '../db/schema.ts';
import { selectInvite } from '../links/repository.ts';
import { ofOwnVisit, otherVisitOf, readExamesAndVisits } from './visits.ts';
import { clinicPhone, readOpeningHours, visitColumns } from '../prestadores/repository.ts';

const a = alias(agendamento, 'a');
const f = alias(funcionario, 'f');
const p = alias(prestador, 'p');

/** An appointment with a clinic and a day, as messages tell it. */
export interface VisitTelling {
  id: number;
  empresaId: number;
  clienteId: number;
  prestadorId: number;
  idStatus: number;
  cpf: string;
  /** How the newest link to the employee went. */
  invitedBy: string | null;
  visit: Visit;
  /** The telemedicine's room, which only who enters it is told. */
  room: string | null;
  quemAvisa: Who;
  /** The step that set this day; null where no record of it is left. */
  setBy: StatusStep | null;
  contacts: Readonly<Record<VisitRecipient, Contact>>;
  /** How those who get the messages are called. */
  names: Readonly<Record<VisitRecipient, string | null>>;
}

/** The same with what the kit says of it. */
export interface VisitFacts extends VisitTelling {
  kit: KitFacts;
}

/** The picture that stands in a physician's record. */
const SIGNATURE = and(
  eq(storedFile.origem, 'medic'),
  eq(storedFile.tipo, fileKindOf('assinatura')),
  eq(storedFile.situacao, 'PRONTO'),
);

/** One value of the row that a column names: not joined, since each table more doubles what planning takes. */
const named = (
  value: SQLWrapper,
  table: PgTable & { id: PgColumn },
  column: PgColumn,
  more = sql`true`,
): SQL<string | null> => sql`(select ${value} from ${table} where ${table.id} = ${column} and ${more})`;

/** Steps to a booked status that leave the day as it was. */
const UNCHANGED = `{${UNCHANGED_VISIT.join(',')}}`;

const selectRow = (db: Db, ofCall: OfCall) =>
  db
    .select({
      id: a.id,
      empresaId: a.empresaId,
      clienteId: a.clienteId,
      prestadorId: a.prestadorId,
      idStatus: a.statusId,
      tipoExameId: a.tipoExameId,
      data: a.dataAgendamento,
      hora: a.horaAgendamento,
      periodo: visitPeriodo(a),
      nome: a.nomeFuncionario,
      cpf: a.cpfFuncionario,
      phone: sql<string | null>`coalesce(${a.telefoneFuncionario}, ${f.phone})`,
      email: sql<string | null>`coalesce(${a.emailFuncionario}, ${f.email})`,
      nomeSocial: f.nomeSocial,
      dataNascimento: f.dataNascimento,
      nomeSolicitante: a.nomeSolicitante,
      emailSolicitante: a.emailSolicitante,
      telefoneSolicitante: a.telefoneSolicitante,
      quemAvisa: a.quemAvisa,
      setBy: sql<StatusStep | null>`(select s.acao from agendamento_status s
        where s.agendamento_id = ${a.id} and s.para in (${STATUS.AGENDADO}, ${STATUS.DEPOSITO_ANTECIPADO})
          and not s.acao = any(${UNCHANGED}::text[])
        order by s.id desc limit 1)`,
      invitedBy: sql<string | null>`(${selectInvite(db, a.id, ofCall(message.empresaId))})`,
      isRemote: a.telemedicina,
      room: a.linkTelemedicina,
      empresa: named(sql`coalesce(${empresa.tradeName}, ${empresa.name})`, empresa, a.empresaId).mapWith(
        String,
      ),
      cliente: {
        name: cliente.name,
        apelido: cliente.apelido,
        inscricao: cliente.inscricao,
        medicoPcmso: sql<string | null>`(select m.name || ', CRM ' || m.crm || ' ' || m.uf from medico m
          where m.id = ${cliente.medicoPcmsoId} and ${ofCall(sql`m.empresa_id`)})`,
        signature: sql<string | null>`(select ${storedFile.chave} from ${storedFile}
          where ${SIGNATURE} and ${storedFile.origemId} = ${cliente}.medico_pcmso_id limit 1)`,
      },
      unidade: named(unidade.name, unidade, a.unidadeId, ofCall(unidade.empresaId)),
      setor: named(setor.name, setor, a.setorId, ofCall(setor.empresaId)),
      cargo: named(cargo.name, cargo, a.cargoId, ofCall(cargo.empresaId)),
      clinic: {
        ...visitColumns(p),
        cnpj: p.cnpj,
        email: p.email,
      },
      city: { cidade: cidade.cidade, estado: cidade.estado },
    })
    .from(a)
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .innerJoin(f, eq(f.id, a.funcionarioId))
    .innerJoin(p, eq(p.id, a.prestadorId))
    .leftJoin(cidade, eq(cidade.id, p.cidadeId))
    .where(and(eq(a.id, sql.placeholder('id')), ofCall(a.empresaId)));
const readRow: Kept<{ id: number }, Awaited<ReturnType<typeof selectRow>>> = kept('visita', selectRow);

const readRiscos = (db: Db, id: number) =>
  db
    .select({ nome: risco.nome })
    .from(agendamentoRisco)
    .innerJoin(risco, eq(risco.id, agendamentoRisco.riscoId))
    .where(eq(agendamentoRisco.agendamentoId, id))
    .orderBy(risco.nome);

/** What the ASO says of the position's activities, where the exam is one at which that is found (docs/decisions/0191). */
async function readPareceres(db: Db, id: number): Promise<string[]> {
  const found = await rows(
    db,
    z.strictObject({ descricao: z.string(), norma: z.nullable(z.string()) }),
    sql`select distinct o.descricao, o.norma from agendamento a
        join cargo_atividade ca on ca.cargo_id = a.cargo_id and ca.ativo
        join atividade_especifica v on v.id = ca.atividade_id and v.ativo
        join atividade_parecer o on o.atividade_id = v.id and o.ativo
        where a.id = ${id} and a.tipo_exame_id = any(${`{${ACTIVITY_EXAM_TYPES.join(',')}}`}::int[])
        order by o.descricao`,
  );
  return found.map(({ descricao: text, norma }) => (norma === null ? text : `${text} (${norma})`));
}

async function readBoth(db: Db, id: number) {
  const [row] = await readRow(db, { id });
  if (!row || row.data === null || row.prestadorId === null) return null;
  const { exames, visits } = await readExamesAndVisits(db, id);
  const duration = visitDuration(exames);
  const { clinic, data: date } = row;
  const periodo = row.periodo ?? PERIODO.AMBOS;
  const address = { ...clinic, city: row.city };
  const { id: agendamentoId, empresaId, clienteId, prestadorId, idStatus } = row;
  const kit = {
    agendamento: agendamentoId,
    empresa: row.empresa,
    cliente: row.cliente,
    unidade: row.unidade,
    setor: row.setor,
    cargo: row.cargo,
    funcionario: {
      name: row.nome,
      nomeSocial: row.nomeSocial,
      cpf: row.cpf,
      dataNascimento: row.dataNascimento,
    },
    tipoExame: tipoExame(row.tipoExameId).descricao,
    data: date,
    hora: row.hora,
    periodo,
    timeZone: clinic.fuso,
    prestador: {
      name: clinic.name,
      cnpj: clinic.cnpj,
      phone: clinicPhone(clinic),
      address,
      oQueLevar: clinic.oQueLevar,
    },
    exames,
    duration,
    solicitante: { name: row.nomeSolicitante, phone: row.telefoneSolicitante },
  } satisfies Omit<KitFacts, 'riscos' | 'pareceres'>;
  const telling: VisitTelling = {
    id: agendamentoId,
    empresaId,
    clienteId,
    prestadorId,
    idStatus,
    cpf: row.cpf,
    invitedBy: row.invitedBy,
    visit: {
      name: row.nomeSocial?.trim() || row.nome,
      data: date,
      time: row.hora,
      periodo,
      clinic: clinic.name,
      address: addressInline(address),
      timeZone: clinic.fuso,
      isRemote: row.isRemote,
      before: preparationFrom(ofOwnVisit(exames, visits), { data: date, time: row.hora }),
      duration,
      bring: itemsToBring(clinic.oQueLevar),
      phone: clinicPhone(clinic),
      arrival:
        row.hora || row.isRemote ? null : arrivalText(await readOpeningHours(db, prestadorId), date, periodo),
      others: visits.map(otherVisitOf),
    },
    room: row.room,
    quemAvisa: row.quemAvisa ?? 'SOLICITANTE',
    setBy: row.setBy,
    contacts: {
      FUNCIONARIO: { email: row.email, phone: row.phone },
      SOLICITANTE: { email: row.emailSolicitante, phone: row.telefoneSolicitante },
      PRESTADOR: { email: clinic.email, phone: clinic.phone, otherPhone: clinic.commercialPhone },
    },
    names: { FUNCIONARIO: row.nome, SOLICITANTE: row.nomeSolicitante, PRESTADOR: clinic.name },
  };
  return { kit, telling };
}

/** What messages say of an appointment; null until it has a clinic and a day. The caller has asked whether it may. */
export const readTelling = async (db: Db, id: number): Promise<VisitTelling | null> =>
  (await readBoth(db, id))?.telling ?? null;

/** The same with all that the kit says. */
export async function readVisit(db: Db, id: number): Promise<VisitFacts | null> {
  const both = await readBoth(db, id);
  if (!both) return null;
  const riscos = await readRiscos(db, id);
  const pareceres = await readPareceres(db, id);
  return { ...both.telling, kit: { ...both.kit, riscos: riscos.map((each) => each.nome), pareceres } };
}
