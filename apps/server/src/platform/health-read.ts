import type { Ctx } from './context.ts';

/** Puts a look at somebody's health data into the trail: who saw whose, and when (LGPD art. 11). */
export const auditRead = (
  ctx: Pick<Ctx, 'audit'>,
  resource: string,
  id: number,
  clienteId: number,
): Promise<number> =>
  ctx.audit({ acao: 'LER', recurso: resource, recursoId: id, clienteId, dadoDeSaude: true });
