import type { ValidatedAgendamentoPayload } from '@apto/api-client';
import { dismissedRefusal, type PedidoFailure, type Situation } from '@apto/domain/pedido';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import { clinicForRules, type ClinicForRules } from './clinic.ts';
import { checkReferences, pedidoCliente, type PedidoCliente } from './facts.ts';
import { checkLiberacao, refuseFields, refuseRules } from './rules.ts';

type Payload = ValidatedAgendamentoPayload;

/** Of which customer and at which clinic: what a request for one or for many is judged by. */
export interface PedidoPlace {
  readonly cliente: PedidoCliente;
  readonly clinic: ClinicForRules;
}

/** @throws HttpError 404 for a customer out of sight or a clinic of another company */
export async function pedidoPlace(
  ctx: Ctx,
  { cliente: clienteId, tipoExame, prestador }: Pick<Payload, 'cliente' | 'tipoExame' | 'prestador'>,
): Promise<PedidoPlace> {
  const { db, now } = ctx;
  const session = internal(ctx);
  const cliente = await pedidoCliente(db, session, clienteId, tipoExame);
  const clinic = await clinicForRules(db, prestador, {
    empresaId: session.empresaId,
    clienteId: cliente.id,
    today: now.data,
  });
  if (!clinic) throw notFound('prestador');
  return { cliente, clinic };
}

/** @throws HttpError 422 for somebody who has left: no exam is asked for them any more */
export function requireEmployed(funcionario: { readonly name: string; readonly situation: Situation }): void {
  const refusal = dismissedRefusal(funcionario);
  if (refusal !== null) throw rule(refusal);
}

/**
 * Fields first, then the clinic's release, then the rules, then what the request names and nobody has.
 * @throws HttpError 400, 404, 422
 */
export async function refusePedidos(
  ctx: Ctx,
  { cliente, clinic }: PedidoPlace,
  failures: readonly PedidoFailure[],
  pedidos: readonly Pick<Payload, 'procedimentos' | 'questionarioRisco'>[],
): Promise<void> {
  refuseFields(failures);
  checkLiberacao(clinic, cliente.name);
  refuseRules(failures);
  await checkReferences(ctx.db, internal(ctx).empresaId, pedidos);
}
