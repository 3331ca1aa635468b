import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import { PEDIDO_MESSAGE } from '../../messages/index.ts';
import { funcionarioNr7, hasNothingToDo, procedimentosToPerform, warnsOfCharge } from '../../pedido/index.ts';
import { agendamentoPayloads, firstIncompleteStep, validateStep } from '../index.ts';
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

  const dismissed = (riskLevel: number | null, dataHomologacao: string, answer = response) => {
    const e = C.after(
      C.pedidoManual(T.DEMISSIONAL, 0),
      { type: 'FUNCIONARIOS_ADDED', funcionarios: [C.funcionario(1, { unidade: { riskLevel } })] },
      { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { dataHomologacao, questionarioRisco: 1 } },
    );
    return C.synced(e, answer);
  };
  /** [to be done, box does not move, charge] of the clinical exam. */
  const clinical = (e: ReturnType<typeof dismissed>) => {
    const [f] = e.funcionarios;
    const exame = f?.exames.find(({ procedimento }) => procedimento.clinical);
    return [exame?.accept, exame?.locked, warnsOfCharge(f?.exames ?? [])];
  };

  test.each([
    ['waived: not done', 2, '2026-11-24', [false, true, false]],
    ['due: done, and not charged', 4, '2026-11-30', [true, true, false]],
    ['unknown: as the requester says, charged', null, '2026-11-24', [true, false, true]],
  ])('decision 40: %s', (_name, grade, day, expected) => {
    expect(clinical(dismissed(grade, day))).toEqual(expected);
  });

  it('decision 40: another dismissal date decides again, and what cannot move does not', () => {
    const due = dismissed(4, '2026-11-30');
    const waived = C.after(due, {
      type: 'FUNCIONARIO_CHANGED',
      id: 1,
      fields: { dataHomologacao: '2026-11-29' },
    });
    expect(clinical(waived)).toEqual([false, true, false]);
    const pressed = C.after(waived, { type: 'EXAME_ACCEPTED', id: 1, idExame: 1, accept: true });
    expect(clinical(pressed)).toEqual([false, true, false]);
    const free = dismissed(null, '2026-11-24');
    expect(clinical(C.after(free, { type: 'EXAME_ACCEPTED', id: 1, idExame: 1, accept: false }))[0]).toBe(
      false,
    );
  });

  it('decision 40: waived by an exam that is no longer up to date', () => {
    const e = dismissed(2, '2026-11-24', C.soc({ ultimoExameClinico: '2026-08-01' }));
    expect(procedimentosToPerform(e.funcionarios[0]!).map(({ id }) => id)).toEqual([2]);
  });

  it('decision 40: nothing left to do goes to an attendant, and says why', () => {
    const only = C.soc({
      procedimentos: [C.procedimento(1, { clinical: true })],
      examesEmDiaList: [C.upToDate(1, true)],
    });
    const e = C.after(
      dismissed(2, '2026-11-24', only),
      { type: 'PRESTADOR_CHOSEN', prestador: C.clinic() },
      { type: 'INTERVALO_CHOSEN', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } },
      { type: 'PERIODO_CHOSEN', periodo: 1 },
      { type: 'NOTE_CHANGED', observacao: 'Ligar antes' },
    );
    expect(hasNothingToDo(T.DEMISSIONAL, e.funcionarios[0]!)).toBe(true);
    expect(firstIncompleteStep(e, C.ctx)).toBeNull();
    expect(agendamentoPayloads(e)).toMatchObject([
      {
        procedimentos: [],
        direcionarParaAtendente: true,
        observacao: `Ligar antes\n${PEDIDO_MESSAGE.NOTHING_TO_DO}`,
      },
    ]);
    // Of any other type, or once something is added, the rule of doc2 §5 stands.
    const added = C.after(e, { type: 'PROCEDIMENTOS_CHOSEN', id: 1, procedimentos: [C.procedimento(7)] });
    expect(agendamentoPayloads(added)).toMatchObject([{ direcionarParaAtendente: false }]);
    const nothing = C.synced(C.pedidoManual(), C.soc({ procedimentos: [] }));
    expect(validateStep(nothing, 'procedimentos', C.ctx)).toMatchObject({ ok: false });
  });

  it('only for a dismissal with a date', () => {
    const [f] = C.synced(C.pedidoManual(T.DEMISSIONAL), response).funcionarios;
    expect(f && funcionarioNr7(T.DEMISSIONAL, f)).toBeNull();
    expect(f && funcionarioNr7(T.PERIODICO, { ...f, dataHomologacao: '2026-11-01' })).toBeNull();
  });
});
