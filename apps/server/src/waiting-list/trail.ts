import { whenText } from '@apto/domain/attendant';
import { periodoOfHorario } from '@apto/domain/periodos';
import type { Db } from '../db/port.ts';
import { saveAudit } from '../platform/records.ts';

/** The offered place in words, as the timeline shows it. */
export const offeredText = ({ data, hora: time }: { data: string; hora: string }): string =>
  whenText({ data, hora: time, periodo: periodoOfHorario(time) });

interface Whose {
  readonly id: number;
  readonly empresaId: number;
  readonly clienteId: number;
}

/** How the trail names the product itself, where it does something for somebody. */
export const OWN_TRAIL = { session: 'sistema', requestId: 'lista-de-espera', ip: null } as const;

/** What the product itself did with somebody's wish. */
export async function tellTrail(
  db: Db,
  { id, empresaId, clienteId }: Whose,
  action: 'OFERECER_HORARIO' | 'EXPIRAR_OFERTA' | 'ENCERRAR_ESPERA',
  offered?: { data: string; hora: string },
): Promise<void> {
  const entry = {
    acao: action,
    recurso: 'agendamento',
    recursoId: id,
    empresaId,
    clienteId,
    ...(offered ? { detalhes: { oferecido: offeredText(offered) } } : {}),
  };
  await saveAudit(db, entry, OWN_TRAIL.session, OWN_TRAIL);
}
