import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import { funcionarioNr7 } from '../../pedido/index.ts';
import * as C from './scenario.ts';

const response = C.soc({ examesEmDiaList: [C.upToDate(1, true), C.upToDate(2)] });

describe('exams in the wizard (doc2 §4 Procedures step)', () => {
  it('acknowledging the charge holds for these exams only', () => {
    const base = C.after(C.synced(C.pedidoManual(T.PERIODICO), response), {
      type: 'CHARGE_ACKNOWLEDGED',
      id: 1,
      acknowledged: true,
    });
    expect(base.funcionarios[0]?.chargeAcknowledged).toBe(true);
    expect(
      C.after(base, { type: 'EXAME_ACCEPTED', id: 1, idExame: 2, accept: true }).funcionarios[0]
        ?.chargeAcknowledged,
    ).toBe(false);
  });

  it('both SOC answers are needed before the step is ready', () => {
    const e = C.after(C.pedidoManual(), { type: 'SYNC_STARTED', ids: [1] });
    expect(e.funcionarios[0]?.sync).toBe('LOADING');
    const only = C.after(e, {
      type: 'PROCEDIMENTOS_LOADED',
      id: 1,
      tipoExame: T.PERIODICO,
      response,
    });
    expect(only.funcionarios[0]?.sync).toBe('LOADING');
    expect(C.synced(only).funcionarios[0]?.sync).toBe('READY');
    expect(C.after(only, { type: 'SYNC_FAILED', id: 1 }).funcionarios[0]?.sync).toBe('FAILED');
  });
});

describe('NR7 (doc2 §4)', () => {
  const given = (riskLevel: number | null, dataHomologacao: string) => {
    const e = C.after(C.synced(C.pedidoManual(T.DEMISSIONAL), response), {
      type: 'FUNCIONARIO_CHANGED',
      id: 1,
      fields: { dataHomologacao },
    });
    const [f] = e.funcionarios;
    return f ? funcionarioNr7(T.DEMISSIONAL, { ...f, unidade: { riskLevel } })?.situacao : undefined;
  };

  test.each([
    [2, '2027-01-13', 'WAIVED'],
    [2, '2027-01-14', 'EXAME_DUE'],
    [4, '2026-11-29', 'WAIVED'],
    [4, '2026-11-30', 'EXAME_DUE'],
    [null, '2026-10-01', 'GRADE_UNKNOWN'],
  ])(
    'decisions #5: risk grade %s, clinical exam on 2026-09-01, dismissed on %s: %s',
    (grade, date, expected) => {
      expect(given(grade, date)).toBe(expected);
    },
  );

  it('only for a dismissal with a date', () => {
    const [f] = C.synced(C.pedidoManual(T.DEMISSIONAL), response).funcionarios;
    expect(f && funcionarioNr7(T.DEMISSIONAL, f)).toBeNull();
    expect(f && funcionarioNr7(T.PERIODICO, { ...f, dataHomologacao: '2026-11-01' })).toBeNull();
  });
});
