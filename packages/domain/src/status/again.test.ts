import { describe, expect, it } from 'vitest';
import { MISSED_LIMIT_REASON } from '../messages/index.ts';
import { askAgainReason, NO_PERMISSION_REASON, STATUS, StatusAgendamento } from './index.ts';

const asked = (idStatus: number, missed = 1, limit: number | undefined = 2, may = true) =>
  askAgainReason({ idStatus, quantidadeFaltaConsulta: missed }, limit, may);

describe("doc1 §4: 'Pedir de novo' of what was missed or not confirmed", () => {
  it('is shown of those alone', () => {
    expect(StatusAgendamento.filter(({ id }) => asked(id) !== undefined).map(({ id }) => id)).toEqual([
      STATUS.NAO_CONFIRMADO,
      STATUS.FALTA_CONSULTA,
    ]);
  });

  it('ends with the customer’s limit, and needs the permission to ask', () => {
    expect([asked(20, 1), asked(20, 2), asked(20, 3)]).toEqual([
      null,
      MISSED_LIMIT_REASON,
      MISSED_LIMIT_REASON,
    ]);
    expect([asked(18, 0), asked(18, 2)]).toEqual([null, MISSED_LIMIT_REASON]);
    expect(askAgainReason({ idStatus: 20, quantidadeFaltaConsulta: 9 }, undefined, true)).toBeNull();
    expect(asked(20, 1, 2, false)).toBe(NO_PERMISSION_REASON);
  });
});
