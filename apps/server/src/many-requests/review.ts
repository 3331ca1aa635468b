import type { ManyProgress, reviewMany, ValidatedInput } from '@apto/api-client';
import { PERMISSION } from '@apto/domain/permissions';
import {
  appliesHorarioReserva,
  asksForMany,
  cpfOfPerson,
  listedPeople,
  MANY_REFUSAL,
  matchListed,
  MAX_MANY_FUNCIONARIOS,
  openRequestText,
  validatePedido,
  type ListedFuncionario,
  type PedidoFacts,
  type PedidoFailure,
} from '@apto/domain/pedido';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { withOpenRequest } from '../funcionarios/open-requests.ts';
import { pedidoPlace, refusePedidos } from '../agendamentos/judgement.ts';
import { pedidoFuncionarios } from '../agendamentos/facts.ts';
import { rows } from '../db/rows.ts';
import { manyRequest, manyRequestItem } from '../db/schema.ts';
import { funcionarioScope } from '../funcionarios/repository.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, withoutPermission } from '../platform/errors.ts';
import { payloadOf } from './payload.ts';
import { progressOfMany } from './repository.ts';

type Body = ValidatedInput<typeof reviewMany>['body'];

const CONTACT = z.strictObject({
  id: z.int(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});

/** An employee with what their appointment is judged by. */
type Found = ListedFuncionario &
  Omit<z.output<typeof CONTACT>, 'id'> & { readonly mudouRisco: boolean; readonly possuiRisco: boolean };

/** Fields that are each employee's own; what is wrong with any other is wrong with all of them. */
const OWN_FIELDS: ReadonlySet<string> = new Set([
  'telefoneFuncionario',
  'emailFuncionario',
  'questionarioRisco',
  'asoEmDia',
]);
const OWN_LABEL: Readonly<Record<string, string>> = {
  telefoneFuncionario: 'Telefone',
  emailFuncionario: 'E-mail',
};
const isOwn = ({ campo: field }: PedidoFailure): boolean => OWN_FIELDS.has(field);

/** Employees of the customer whom the lines may mean: by CPF or by the whole name. */
async function candidates(ctx: Ctx, clienteId: number, people: readonly string[]): Promise<Found[]> {
  const cpfs = people.flatMap((person) => cpfOfPerson(person) ?? []);
  const names = people.filter((person) => cpfOfPerson(person) === null);
  const contacts = await rows(
    ctx.db,
    CONTACT,
    sql`select f.id, f.email, f.phone from funcionario f
        where ${funcionarioScope(internal(ctx).scope)} and f.customer_id = ${clienteId}
          and (f.cpf in (select jsonb_array_elements_text(${JSON.stringify(cpfs)}::jsonb))
            or apto_normalizar(f.name) in (select apto_normalizar(x) from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) x))`,
  );
  const contactOf = new Map(contacts.map((contact) => [contact.id, contact]));
  const found = await pedidoFuncionarios(ctx.db, internal(ctx), clienteId, [...contactOf.keys()]);
  return found.map(({ riscos, ...f }) => ({
    ...f,
    email: contactOf.get(f.id)?.email ?? null,
    phone: contactOf.get(f.id)?.phone ?? null,
    possuiRisco: riscos.length > 0,
  }));
}

function readList(list: string): string[] {
  const people = listedPeople(list);
  const field = (message: string) => invalid([{ campo: 'lista', mensagem: message }]);
  if (people.length === 0) throw field(MANY_REFUSAL.nobody);
  if (people.length > MAX_MANY_FUNCIONARIOS) throw field(MANY_REFUSAL.tooMany(people.length));
  return people;
}

/** What is wrong with this appointment, by the wizard's rules; SOC has not been asked for its exams yet. */
function failuresOf(
  ctx: Ctx,
  body: Body,
  facts: Omit<PedidoFacts, 'funcionario'>,
  f: Found,
): PedidoFailure[] {
  const { lista: _, ...shared } = body;
  const [anyExame = 1] = facts.clinic.exames;
  const payload = payloadOf(shared, {
    funcionario: f.id,
    telefoneFuncionario: f.phone ?? '',
    emailFuncionario: f.email,
    procedimentos: [{ id: anyExame, observacaoAgendamentoConsulta: null }],
    direcionarParaAtendente: false,
  });
  // Who needs a document is left out by a reason of its own: 'É PCD', 'Tem procedimento PCD'.
  const funcionario = { ...f, pcd: false, hasPcdProcedimento: false };
  return validatePedido({ ...payload, procedimentos: [anyExame] }, { ...facts, funcionario }, ctx.now);
}

/** Nobody in particular: with whom only what all share can be wrong. */
const ANYBODY: Found = {
  id: 0,
  name: '',
  cpf: '',
  situation: 'ATIVO',
  pcd: false,
  email: null,
  phone: null,
  mudouRisco: true,
  possuiRisco: false,
};

/**
 * Writes down a request for many: what all share is refused as the wizard refuses it, and each line has the employee whom it
 * means or the reason why it goes no further. What is shown is what is created afterwards.
 * @throws HttpError 400, 403, 404, 422
 */
export async function reviewRequests(ctx: Ctx, body: Body): Promise<ManyProgress> {
  const session = internal(ctx);
  const { empresaId, usuarioId, scope } = session;
  if (!session.permissions.has(PERMISSION.AGENDAMENTOS_CRIAR)) throw withoutPermission();
  if (!asksForMany(body.tipoExame)) throw invalid([{ campo: 'tipoExame', mensagem: MANY_REFUSAL.tipoExame }]);
  const people = readList(body.lista);
  const facts = await pedidoPlace(ctx, body);
  const { cliente, clinic } = facts;
  const common = failuresOf(ctx, body, facts, ANYBODY).filter((failure) => !isOwn(failure));
  const { lista: _, ...shared } = body;
  await refusePedidos(ctx, facts, common, [{ procedimentos: [], questionarioRisco: body.questionarioRisco }]);

  const found = await candidates(ctx, cliente.id, people);
  const listed = matchListed(people, found, body.tipoExame).map((each) => {
    const [own] =
      each.funcionario && each.reason === null
        ? failuresOf(ctx, body, facts, each.funcionario).filter(isOwn)
        : [];
    if (!own) return each;
    const label = OWN_LABEL[own.campo];
    return { ...each, reason: label ? `${label}: ${own.mensagem}` : own.mensagem };
  });
  const asked = listed.flatMap(({ funcionario }) => funcionario?.id ?? []);
  const alreadyAsked = await withOpenRequest(ctx.db, body.tipoExame, asked);
  const [made] = await ctx.db
    .insert(manyRequest)
    .values({
      empresaId,
      usuarioId,
      clienteId: cliente.id,
      dados: shared,
      clientes: scope.clientes,
      unidades: scope.unidades,
    })
    .returning({ id: manyRequest.id });
  if (!made) throw new Error('A solicitação em lote não foi gravada.');
  await ctx.db.insert(manyRequestItem).values(
    listed.map(({ person, funcionario, reason }, index) => ({
      pedidoLoteId: made.id,
      ordem: index + 1,
      empresaId,
      texto: funcionario ? null : person.slice(0, 200),
      funcionarioId: funcionario?.id ?? null,
      situacao: reason === null ? ('PENDENTE' as const) : ('RECUSADO' as const),
      // Whoever may go along is said a word of, too.
      motivo:
        reason ?? (funcionario && alreadyAsked.has(funcionario.id) ? openRequestText(body.tipoExame) : null),
      paraAtendente:
        funcionario !== null &&
        appliesHorarioReserva({
          prestadorSystem: clinic.system,
          usaReservaHorario: cliente.usaReservaHorario,
          tipoExame: body.tipoExame,
          funcionarios: [funcionario],
        }),
    })),
  );
  return progressOfMany(ctx, made.id);
}
