import type { confirmMyData, ValidatedInput, myAutoagendamento, Answer } from '@apto/api-client';
import {
  arrivalText,
  bookingSituation,
  changeRefusal,
  isInReview,
  isOnlyReserved,
  itemsToBring,
  preparationFrom,
} from '@apto/domain/autoagendamento';
import { mobilePhoneRefusal, normalizePhone } from '@apto/domain/documents';
import { tipoExame, visitDuration } from '@apto/domain/exames';
import { PERIODO } from '@apto/domain/periodos';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { knownName, logoAddress } from '../clientes/repository.ts';
import { changeAgendamento } from '../agendamentos/change.ts';
import { readAccepted } from '../procedimentos/repository.ts';
import { ofOwnVisit, otherVisitOf, readExamesAndVisits } from '../kit/visits.ts';
import { visitPeriodo } from '../db/visit-period.ts';
import type { Db } from '../db/port.ts';
import {
  agendamento,
  agendamentoProcedimento,
  cidade,
  cliente,
  funcionario,
  prestador,
} from '../db/schema.ts';
import { auditRead } from '../platform/health-read.ts';
import { employee, type Ctx } from '../platform/context.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { emailChangedText, visitIcs } from '@apto/domain/templates';
import { agendamentoOfCalendar, readLasting } from '../links/lasting.ts';
import { requireAwaitingFuncionario, lockPedido } from './held.ts';
import { clinicShown, readOpeningHours, visitColumns } from '../prestadores/repository.ts';

const a = alias(agendamento, 'a');
const ap = alias(agendamentoProcedimento, 'ap');
const clinicCidade = alias(cidade, 'pc');

/** What the employee is told of a clinic, and of where it is. */
const CLINIC = {
  id: prestador.id,
  ...visitColumns(prestador),
  latitude: prestador.lat,
  longitude: prestador.lng,
};
const CLINIC_CITY = { cidade: clinicCidade.cidade, estado: clinicCidade.estado };

/** The request behind the employee's session, with customer, city and clinic. */
async function readRow(db: Db, agendamentoId: number) {
  const [found] = await db
    .select({
      id: a.id,
      empresaId: a.empresaId,
      versao: a.versao,
      idStatus: a.statusId,
      tipoExameId: a.tipoExameId,
      inicio: a.dataSugestaoInicial,
      fim: a.dataSugestaoFinal,
      periodo: visitPeriodo(a),
      dataAgendamento: a.dataAgendamento,
      horaAgendamento: a.horaAgendamento,
      telemedicina: a.telemedicina,
      linkTelemedicina: a.linkTelemedicina,
      funcionario: {
        id: a.funcionarioId,
        name: a.nomeFuncionario,
        cpf: a.cpfFuncionario,
        phone: a.telefoneFuncionario,
        email: a.emailFuncionario,
      },
      cliente: {
        id: cliente.id,
        name: knownName,
        urlLogo: logoAddress(sql`${cliente}.id`),
        corMarca: cliente.corMarca,
      },
      limits: { alterar: cliente.horasBloqueioAlterar, cancelar: cliente.horasBloqueioCancelar },
      solicitante: { name: a.nomeSolicitante, phone: a.telefoneSolicitante },
      cidade: { id: cidade.id, cidade: cidade.cidade, estado: cidade.estado },
      prestador: CLINIC,
      clinicCity: CLINIC_CITY,
    })
    .from(a)
    .innerJoin(cliente, eq(cliente.id, a.clienteId))
    .leftJoin(cidade, eq(cidade.id, a.cidadeId))
    .leftJoin(prestador, eq(prestador.id, a.prestadorId))
    .leftJoin(clinicCidade, eq(clinicCidade.id, prestador.cidadeId))
    .where(eq(a.id, agendamentoId));
  return found;
}

/** Those of the accepted exams that are done elsewhere than at the visit's clinic: at another one, or privately. */
async function examesElsewhere(db: Db, agendamentoId: number) {
  const found = await db
    .select({
      id: ap.procedimentoId,
      particular: ap.particular,
      prestador: CLINIC,
      city: CLINIC_CITY,
    })
    .from(ap)
    .innerJoin(a, eq(a.id, ap.agendamentoId))
    .leftJoin(prestador, and(eq(prestador.id, ap.prestadorId), eq(ap.particular, false)))
    .leftJoin(clinicCidade, eq(clinicCidade.id, prestador.cidadeId))
    .where(
      and(
        eq(ap.agendamentoId, agendamentoId),
        eq(ap.aceito, true),
        or(ap.particular, ne(ap.prestadorId, a.prestadorId)),
      ),
    );
  return new Map(
    found.map(({ id, particular, prestador: clinic, city }) => [
      id,
      { particular, prestador: clinic && clinicShown(clinic, city) },
    ]),
  );
}

type Row = NonNullable<Awaited<ReturnType<typeof readRow>>>;

/** How one arrives where no hour is agreed; null where one is, and where nobody goes anywhere. */
async function arrivalWithoutTime(db: Db, found: Row): Promise<string | null> {
  const { prestador: clinic, dataAgendamento: date, horaAgendamento: time, telemedicina: isRemote } = found;
  if (!clinic || date === null || time !== null || isRemote) return null;
  const periodo = found.periodo ?? PERIODO.AMBOS;
  return arrivalText(await readOpeningHours(db, clinic.id), date, periodo);
}

/** GET /autoagendamento: the session's own request, and nothing else of the employee's. @throws HttpError 404 */
export async function readMyPedido(ctx: Ctx): Promise<Answer<typeof myAutoagendamento>> {
  const { agendamentoId, empresaId } = employee(ctx);
  const found = await readRow(ctx.db, agendamentoId);
  if (!found) throw notFound('agendamento');
  const procedimentos = await readAccepted(ctx.db, agendamentoId);
  const elsewhere = await examesElsewhere(ctx.db, agendamentoId);
  const situation = bookingSituation(found);
  const changeable = {
    idStatus: found.idStatus,
    dataAgendamento: found.dataAgendamento,
    horaAgendamento: found.horaAgendamento,
    limits: found.limits,
    now: ctx.now,
  };
  await auditRead(ctx, 'agendamento', found.id, found.cliente.id);
  const type = tipoExame(found.tipoExameId);
  return {
    agendamento: {
      id: found.id,
      version: found.versao,
      situacao: situation,
      aguardaPagamento: isOnlyReserved(found),
      tipoExame: { id: type.id, descricao: type.descricao },
      dataSugestaoInicial: found.inicio ?? '',
      dataSugestaoFinal: found.fim ?? '',
      periodo: found.periodo,
      dataAgendamento: found.dataAgendamento,
      horaAgendamento: found.horaAgendamento,
      tempoPrevisto: visitDuration(procedimentos),
      telemedicina: found.telemedicina,
      linkTelemedicina: found.linkTelemedicina,
      chegada: await arrivalWithoutTime(ctx.db, found),
    },
    funcionario: found.funcionario,
    cliente: found.cliente,
    solicitante: found.solicitante,
    cidade: found.cidade,
    prestador: found.prestador && clinicShown(found.prestador, found.clinicCity),
    procedimentos: procedimentos.map((exame) => ({ ...exame, ...elsewhere.get(exame.id) })),
    levar: itemsToBring(found.prestador?.oQueLevar),
    emRevisao: isInReview(found),
    impedimentos: {
      alterar: changeRefusal('SOLICITAR_ALTERACAO', changeable),
      cancelar: changeRefusal('CANCELAR', changeable),
    },
    acesso:
      situation === 'CONFIRMADO'
        ? await readLasting(ctx.db, ctx.config, { id: agendamentoId, empresaId })
        : null,
  };
}

/**
 * The event of a lasting link, for a calendar that has no session; null for a key that opens nothing, and while there is
 * no day. It names neither the employee nor an exam.
 */
export async function readMyCalendar(
  ctx: Pick<Ctx, 'db' | 'now' | 'config'>,
  key: string,
): Promise<string | null> {
  const { db, now, config } = ctx;
  const agendamentoId = await agendamentoOfCalendar(db, Date.parse(now.instant), key);
  const found = agendamentoId === null ? undefined : await readRow(db, agendamentoId);
  if (
    !found ||
    !found.prestador ||
    found.dataAgendamento === null ||
    bookingSituation(found) !== 'CONFIRMADO'
  )
    return null;
  const access = await readLasting(db, config, found);
  const { exames, visits } = await readExamesAndVisits(db, found.id);
  return visitIcs(
    {
      id: found.id,
      version: found.versao,
      data: found.dataAgendamento,
      time: found.horaAgendamento,
      periodo: found.periodo,
      clinic: clinicShown(found.prestador, found.clinicCity),
      before: preparationFrom(ofOwnVisit(exames, visits), {
        data: found.dataAgendamento,
        time: found.horaAgendamento,
      }),
      duration: visitDuration(exames),
      bring: itemsToBring(found.prestador.oQueLevar),
      arrival: await arrivalWithoutTime(db, found),
      others: visits.map(otherVisitOf),
      myLink: access?.link ?? null,
      isReserved: isOnlyReserved(found),
      isInReview: isInReview(found),
      isRemote: found.telemedicina,
      room: found.linkTelemedicina,
    },
    now,
  );
}

/**
 * PATCH /autoagendamento/confirmar-dados: the employee's own phone and e-mail, kept on the request and on the
 * employee's record. @throws HttpError 400, 409
 */
export async function confirmData(
  ctx: Ctx,
  body: ValidatedInput<typeof confirmMyData>['body'],
): Promise<Answer<typeof confirmMyData>> {
  const refusal = mobilePhoneRefusal(body.phone);
  if (refusal !== null) throw invalid([{ campo: 'phone', mensagem: refusal }]);
  const pedido = await lockPedido(ctx, employee(ctx).agendamentoId);
  requireAwaitingFuncionario(pedido);
  const phone = normalizePhone(body.phone);
  // A field that was not sent is nobody's decision: request and record may differ in it, and both stay.
  const sentEmail = body.email !== undefined;
  const email = body.email === undefined ? pedido.emailFuncionario : body.email;
  const { instant } = ctx.now;
  const [before] = await ctx.db
    .select({ email: funcionario.email })
    .from(funcionario)
    .where(eq(funcionario.id, pedido.funcionarioId))
    .for('update');
  const emailDiffers = sentEmail ? sql`${funcionario.email} is distinct from ${email}::text` : undefined;
  const [registration] = await ctx.db
    .update(funcionario)
    .set({ phone, ...(sentEmail ? { email } : {}), updatedAt: instant })
    .where(
      and(
        eq(funcionario.id, pedido.funcionarioId),
        or(sql`${funcionario.phone} is distinct from ${phone}`, emailDiffers),
      ),
    )
    .returning({ id: funcionario.id });
  const pedidoChanged = phone !== pedido.telefoneFuncionario || email !== pedido.emailFuncionario;
  if (!registration && !pedidoChanged) return { phone, email };
  if (sentEmail && before?.email && before.email.toLowerCase() !== (email ?? '').toLowerCase()) {
    // Whoever holds the link changed it: the old address is the only one that is surely the employee's.
    await ctx.sendMessage({
      canal: 'EMAIL',
      destino: before.email,
      ...emailChangedText(pedido.nomeFuncionario),
      agendamentoId: pedido.id,
      tipo: 'EMAIL_ALTERADO',
      nome: pedido.nomeFuncionario,
    });
  }
  const audit = { acao: 'CONFIRMAR_DADOS', detalhes: { funcionarioId: pedido.funcionarioId } };
  if (pedidoChanged) {
    await changeAgendamento(ctx, pedido, { telefoneFuncionario: phone, emailFuncionario: email }, audit);
  } else {
    await ctx.audit({
      ...audit,
      recurso: 'agendamento',
      recursoId: pedido.id,
      clienteId: pedido.clienteId,
    });
  }
  return { phone, email };
}
