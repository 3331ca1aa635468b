import { PERMISSION } from '@apto/domain/permissions';
import { STATUS } from '@apto/domain/status';
import { describe, expect, it } from 'vitest';
import { tagOpening } from './opening.ts';

const opens = (id: number, permissions: readonly string[]) =>
  tagOpening({ status: { id, descricao: '', primevueColor: '' } }, permissions);

describe('doc1 §2.1 what a status tag opens', () => {
  it('a pendency is answered by whoever may, and read by the others', () => {
    expect(opens(STATUS.PENDENCIA_CLIENTE, [PERMISSION.AGENDAMENTOS_EDITAR])).toEqual({
      opens: 'PENDENCIAS',
      name: 'ver pendência',
    });
    expect(opens(STATUS.PENDENCIA_CLIENTE, [PERMISSION.GESTAO_MEDICA_V3_VIEW])).toEqual({
      opens: 'REASON',
      name: 'ver pendência',
    });
  });

  it('proposed days are chosen from by whoever may, and read by the others', () => {
    const id = STATUS.AGUARDANDO_DATA;
    expect(opens(id, [PERMISSION.AGENDAMENTOS_EDITAR])).toEqual({
      opens: 'PROPOSED_DAYS',
      name: 'escolher data',
    });
    expect(opens(id, [])).toEqual({ opens: 'REASON', name: 'ver datas propostas' });
  });

  it('a reason is read by everybody', () => {
    for (const id of [STATUS.CANCELADO, STATUS.DESISTENCIA_DE_VAGA, STATUS.PENDENCIA_PRESTADOR])
      expect(opens(id, [])).toEqual({ opens: 'REASON', name: 'ver motivo' });
  });

  it('an awaited schedule opens the slot reservation for whoever may confirm it', () => {
    const id = STATUS.AGUARDANDO_CONFIRMACAO_AGENDA;
    expect(opens(id, [PERMISSION.AGENDAMENTOS_EDITAR])).toEqual({
      opens: 'RESERVA_HORARIOS',
      name: 'reservar horários',
    });
    expect(opens(id, [PERMISSION.GESTAO_MEDICA_V3_VIEW])).toBeNull();
  });

  it('what has nothing to tell is a plain tag', () => {
    expect(opens(STATUS.EM_ABERTO, Object.values(PERMISSION))).toBeNull();
  });
});
