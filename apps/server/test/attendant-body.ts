import { ATTENDANT_INPUT, type AttendantAction } from '@apto/domain/attendant';

/** A day on which clinic 1 of the fixture works, some days after `MONDAY_10AM`. */
export const LATER = '2026-11-26';

/** Where and when, at clinic 1 unless said. */
export const at = (time: string | null, day = LATER, idPrestador = 1) => ({
  idPrestador,
  data: day,
  hora: time,
});

/** A body of `attendRequest` that its declaration lets through, whatever the status. */
export function attendantBody(action: AttendantAction): Record<string, unknown> {
  const input = ATTENDANT_INPUT[action];
  if (input === 'REASON') return { acao: action, motivo: 'Combinado por telefone' };
  if (input === 'RISCOS') return { acao: action, riscos: [1] };
  if (input === 'DAYS') return { acao: action, datas: [{ data: LATER, hora: '09:00' }] };
  if (input === 'CHOSEN_DAY') return { acao: action, data: LATER, hora: '09:00' };
  if (input === 'OTHER_TIME') return { acao: action, data: LATER, hora: '10:00' };
  if (input === 'NOTHING') return { acao: action };
  return {
    acao: action,
    quando: at('09:00'),
    ...(action === 'REAGENDAR' ? { motivo: 'Férias' } : {}),
    ...(action === 'PEDIR_CONFIRMACAO_FUNCIONARIO'
      ? { formaEnvio: 'EMAIL', email: 'f1@exemplo.com.br' }
      : {}),
  };
}
