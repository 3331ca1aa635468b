import { whenText } from '@apto/domain/attendant';
import { periodoOfHorario } from '@apto/domain/periodos';
import type { Db } from '../db/port.ts';
import { saveAudit, type NewAudit } from '../platform/records.ts';

/** The offered place in words, as the timeline shows it. */
export const offeredText = ({ data, hora: time }: { data: string; hora: string }): string =>
  whenText({ data, hora: time, periodo: periodoOfHorario(time) });

interface Whose {
  readonly id: number;
  readonly empresaId: number;
  readonly clienteId: number;
}

/** Rows of the trail of what the product itself does for somebody. */
export const ownAudit =
  (db: Db, { empresaId }: Pick<Whose, 'empresaId'>) =>
  async (entry: NewAudit): Promise<number> => {
    const [id] = await saveAudit(db, 'sistema', { requestId: 'lista-de-espera', ip: null }, [
      { ...entry, empresaId },
    ]);
    if (id === undefined) throw new Error('A auditoria não foi gravada.');
    return id;
  };

/** What the product itself did with somebody's wish. */
export async function tellTrail(
  db: Db,
  { id, empresaId, clienteId }: Whose,
  action: 'OFERECER_HORARIO' | 'EXPIRAR_OFERTA' | 'ENCERRAR_ESPERA',
  offered?: { data: string; hora: string },
): Promise<void> {
  await ownAudit(db, { empresaId })({
    acao: action,
    recurso: 'agendamento',
    recursoId: id,
    clienteId,
    ...(offered ? { detalhes: { oferecido: offeredText(offered) } } : {}),
  });
}
