import type { confirmMyData, ValidatedInput, myAutoagendamento, Answer } from '@apto/api-client';
import { isPhone, INVALID_PHONE_MESSAGE, normalizePhone } from '@apto/domain/documents';
import { tipoExame } from '@apto/domain/exames';
import { STATUS, CONCLUDED_STATUSES } from '@apto/domain/status';
import { sql } from 'drizzle-orm';
import { changeAgendamento } from '../agendamentos/change.ts';
import { row, rows } from '../db/port.ts';
import { employee, type Ctx } from '../platform/context.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { requireAwaitingFuncionario, lockPedido } from './pedido.ts';

interface Row {
  id: number;
  versao: number;
  status_id: number;
  tipo_exame_id: number;
  inicio: string | null;
  fim: string | null;
  periodo: number | null;
  data_agendamento: string | null;
  hora_agendamento: string | null;
  funcionario_id: number;
  nome_funcionario: string;
  cpf_funcionario: string;
  telefone_funcionario: string | null;
  email_funcionario: string | null;
  c_id: number;
  c_name: string;
  c_logo: string | null;
  c_color: string | null;
  ci_id: number | null;
  ci_cidade: string | null;
  ci_state: string | null;
  p_id: number | null;
  p_name: string | null;
  p_phone: string | null;
  p_street: string | null;
  p_number: string | null;
  p_neighborhood: string | null;
  p_complement: string | null;
  p_zip: string | null;
  p_cidade: string | null;
  p_state: string | null;
  p_time_zone: string | null;
  p_lat: number | null;
  p_lng: number | null;
  p_to_bring: string | null;
}

/** What everybody brings; a clinic may ask for more. */
const ITEMS_TO_BRING = ['Documento oficial com foto'] as const;

function situation(l: Row): Answer<typeof myAutoagendamento>['agendamento']['situacao'] {
  if (l.status_id === STATUS.AUTOAGENDAMENTO) return 'PENDENTE';
  const hasEnded = CONCLUDED_STATUSES.some((s) => s === l.status_id) || l.status_id === STATUS.NAO_CONFIRMADO;
  return l.data_agendamento !== null && !hasEnded ? 'CONFIRMADO' : 'ENCERRADO';
}

/** GET /autoagendamento: the session's own request, and nothing else of the employee's. @throws HttpError 404 */
export async function readMyPedido(ctx: Ctx): Promise<Answer<typeof myAutoagendamento>> {
  const { agendamentoId } = employee(ctx);
  const l = await row<Row>(
    ctx.db,
    sql`select a.id, a.versao, a.status_id, a.tipo_exame_id, a.data_sugestao_inicial::text as inicio,
          a.data_sugestao_final::text as fim, a.periodo, a.data_agendamento::text as data_agendamento, a.hora_agendamento,
          a.funcionario_id, a.nome_funcionario, a.cpf_funcionario, a.telefone_funcionario, a.email_funcionario,
          c.id as c_id, coalesce(c.apelido, c.name) as c_name, c.url_logo as c_logo, c.cor_marca as c_color,
          ci.id as ci_id, ci.cidade as ci_cidade, ci.estado as ci_state,
          p.id as p_id, p.name as p_name, coalesce(p.commercial_phone, p.phone) as p_phone, p.street as p_street,
          p.number as p_number, p.neighborhood as p_neighborhood, p.address_complement as p_complement, p.zip_code as p_zip,
          pc.cidade as p_cidade, pc.estado as p_state, p.fuso as p_time_zone, p.lat as p_lat, p.lng as p_lng, p.o_que_levar as p_to_bring
        from agendamento a join cliente c on c.id = a.cliente_id
        left join cidade ci on ci.id = a.cidade_id
        left join prestador p on p.id = a.prestador_id
        left join cidade pc on pc.id = p.cidade_id
        where a.id = ${agendamentoId}`,
  );
  if (!l) throw notFound('Agendamento não encontrado.');
  const procedimentos = await rows<{ id: number; name: string; recommendation: string | null }>(
    ctx.db,
    sql`select pr.id, pr.name, pr.recommendation from agendamento_procedimento ap
        join procedimento pr on pr.id = ap.procedimento_id
        where ap.agendamento_id = ${agendamentoId} and ap.aceito order by pr.clinical desc, pr.name`,
  );
  await ctx.audit({
    acao: 'LER',
    recurso: 'agendamento',
    recursoId: l.id,
    clienteId: l.c_id,
    dadoDeSaude: true,
  });
  const type = tipoExame(l.tipo_exame_id);
  return {
    agendamento: {
      id: l.id,
      version: l.versao,
      situacao: situation(l),
      tipoExame: { id: type.id, descricao: type.descricao },
      dataSugestaoInicial: l.inicio ?? '',
      dataSugestaoFinal: l.fim ?? '',
      periodo: l.periodo,
      dataAgendamento: l.data_agendamento,
      horaAgendamento: l.hora_agendamento,
    },
    funcionario: {
      id: l.funcionario_id,
      name: l.nome_funcionario,
      cpf: l.cpf_funcionario,
      phone: l.telefone_funcionario,
      email: l.email_funcionario,
    },
    cliente: { id: l.c_id, name: l.c_name, urlLogo: l.c_logo, corMarca: l.c_color },
    cidade: l.ci_id === null ? null : { id: l.ci_id, cidade: l.ci_cidade ?? '', estado: l.ci_state ?? '' },
    prestador:
      l.p_id === null
        ? null
        : {
            id: l.p_id,
            name: l.p_name ?? '',
            phone: l.p_phone,
            street: l.p_street,
            number: l.p_number,
            neighborhood: l.p_neighborhood,
            addressComplement: l.p_complement,
            zipCode: l.p_zip,
            city:
              l.p_cidade === null || l.p_state === null ? null : { cidade: l.p_cidade, estado: l.p_state },
            fuso: l.p_time_zone ?? 'America/Sao_Paulo',
            latitude: l.p_lat,
            longitude: l.p_lng,
          },
    procedimentos,
    levar: [
      ...ITEMS_TO_BRING,
      ...(l.p_to_bring ?? '')
        .split(/[\n;]+/)
        .map((item) => item.trim())
        .filter(Boolean),
    ],
  };
}

/**
 * PATCH /autoagendamento/confirmar-dados: the employee's own phone and e-mail, kept on the request and on the
 * employee's record. @throws HttpError 400, 409
 */
export async function confirmData(
  ctx: Ctx,
  body: ValidatedInput<typeof confirmMyData>['body'],
): Promise<Answer<typeof confirmMyData>> {
  if (!isPhone(body.phone)) throw invalid([{ campo: 'phone', mensagem: INVALID_PHONE_MESSAGE }]);
  const pedido = await lockPedido(ctx, employee(ctx).agendamentoId);
  requireAwaitingFuncionario(pedido);
  const phone = normalizePhone(body.phone);
  // A field that was not sent is nobody's decision: request and record may differ in it, and both stay.
  const sentEmail = body.email !== undefined;
  const email = body.email === undefined ? pedido.email_funcionario : body.email;
  const { instant } = ctx.now;
  const registration = await row<{ id: number }>(
    ctx.db,
    sql`update funcionario set phone = ${phone}, email = case when ${sentEmail} then ${email}::text else email end,
          updated_at = ${instant}::timestamptz
        where id = ${pedido.funcionario_id} and (phone is distinct from ${phone}
          or (${sentEmail} and email is distinct from ${email}::text)) returning id`,
  );
  const pedidoChanged = phone !== pedido.telefone_funcionario || email !== pedido.email_funcionario;
  if (!registration && !pedidoChanged) return { phone, email };
  const audit = { acao: 'CONFIRMAR_DADOS', detalhes: { funcionarioId: pedido.funcionario_id } };
  if (pedidoChanged) {
    await changeAgendamento(ctx, pedido, { telefoneFuncionario: phone, emailFuncionario: email }, audit);
  } else {
    await ctx.audit({
      ...audit,
      recurso: 'agendamento',
      recursoId: pedido.id,
      clienteId: pedido.cliente_id,
    });
  }
  return { phone, email };
}
