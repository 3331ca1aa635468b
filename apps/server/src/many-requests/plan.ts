import { manyProcedimentos } from '@apto/domain/pedido';
import { toSocProcedimentos } from '../funcionarios/soc.ts';
import type { Ctx } from '../platform/context.ts';
import { auditRead } from '../platform/health-read.ts';
import type { SocProcedimentosResponse } from '../platform/ports.ts';
import type { ManyRequest } from './repository.ts';
import type { Next } from './turn.ts';

/**
 * What SOC asks for of a person of a lot, or why it is not asked for: the same for who reviews it and who creates it. What SOC
 * says tells of their health, so the look goes into the trail.
 */
export async function planOf(
  ctx: Ctx,
  { clienteId, dados: shared }: ManyRequest,
  { id }: Next,
  soc: SocProcedimentosResponse,
): Promise<ReturnType<typeof manyProcedimentos>> {
  await auditRead(ctx, 'funcionario_exame', id, clienteId);
  return manyProcedimentos(shared.tipoExame, toSocProcedimentos(soc), shared.cienteCobranca);
}
