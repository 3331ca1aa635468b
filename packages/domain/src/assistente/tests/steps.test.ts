import { describe, expect, it, test } from 'vitest';
import { TiposExame, TIPO_EXAME as T } from '../../exames/index.ts';
import { appliesHorarioReserva, type ReservaConditions } from '../../pedido/index.ts';
import {
  initialState,
  type AssistenteState,
  assistenteSteps,
  STEPS,
  validatePreSolicitacao,
  validateStep,
} from '../index.ts';
import * as C from './scenario.ts';

const ids = (e: ReturnType<typeof initialState>) => assistenteSteps(e).map((x) => x.id);

/** A request of a client that reserves, at a clinic that does. */
const withReserva = (): AssistenteState => {
  const e = C.after(
    C.completePedido(),
    { type: 'PRESTADOR_CHOSEN', prestador: C.clinic(4, { sistema: 'SOC' }) },
    { type: 'INTERVALO_CHOSEN', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } },
    { type: 'PERIODO_CHOSEN', periodo: 1 },
  );
  return { ...e, cliente: e.cliente && { ...e.cliente, usaReservaHorario: true } };
};

describe('which steps a request needs (doc2 §2.1, decisions #13)', () => {
  it('doc2 §2.1, §2.8, §2.11: no step is called as a button of the wizard, which alone answers to its name', () => {
    const buttons = [
      'Agendar',
      'Enviar Link',
      'Criar agendamento',
      'Criar pré-solicitação',
      'Voltar',
      'Avançar',
    ];
    for (const { title } of STEPS) expect(buttons.filter((name) => title.includes(name))).toEqual([]);
  });

  it('decisions #13: the full order', () => {
    expect(STEPS.filter((e) => e.mode !== 'AUTOAGENDAMENTO').map((e) => e.id)).toEqual([
      'dados-solicitante',
      'dados-agendamento',
      'pcd',
      'procedimentos',
      'anexos',
      'definir-clinica',
      'agendar',
      'concluir',
    ]);
  });

  test.each(TiposExame.map((t) => [t.nome, t.id] as const))('doc2 §2.1 anexos for %s', (_name, id) => {
    const e = C.after(initialState(), { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(id) });
    expect(ids(e).includes('anexos')).toBe(
      [T.CONSULTA, T.TERCEIROS, T.RETORNO_AO_TRABALHO].includes(id as 3),
    );
  });

  it('doc2 §2.8, §4: the schedule step stays open for who has no risk when the last with one is booked', () => {
    const both = {
      ...C.after(withReserva(), { type: 'FUNCIONARIOS_ADDED', funcionarios: [C.funcionario(7)] }),
      step: 'agendar' as const,
    };
    const e = {
      ...both,
      funcionarios: both.funcionarios.map((f) => ({ ...f, possuiRisco: f.id !== 7 })),
    };
    const left = e.funcionarios.filter(({ id }) => id !== 7);
    const after = C.after(e, ...left.map(({ id }) => ({ type: 'FUNCIONARIO_REMOVED' as const, id })));
    expect([after.funcionarios.map(({ id }) => id), after.step]).toEqual([[7], 'agendar']);
    // Elsewhere it is asked for by nobody.
    expect(ids({ ...after, step: 'definir-clinica' })).not.toContain('agendar');
    expect(ids({ ...after, prestador: C.clinic(4, { sistema: null }) })).not.toContain('agendar');
  });

  it('doc2 §2.1 pcd: only when an employee is flagged', () => {
    expect(ids(C.pedidoManual())).not.toContain('pcd');
    const e = C.after(C.pedidoManual(), { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: true } });
    expect(ids(e)).toContain('pcd');
  });

  it('decision 38: self-scheduling has three steps, the requester first, and then only its own two', () => {
    const steps = ['dados-solicitante', 'autoagendamento', 'dados-funcionario'];
    expect(ids(initialState(null, { autoagendamento: true }))).toEqual(steps);
    const manual = ids(withReserva());
    expect(manual).toContain('dados-solicitante');
    expect(manual.filter((step) => step !== 'dados-solicitante' && steps.includes(step))).toEqual([]);
    // Whatever is chosen on the way adds none and takes none away.
    for (const { id } of TiposExame)
      for (const pcd of [false, true]) {
        const e = C.after(
          initialState(C.profile, { autoagendamento: true }),
          { type: 'ENQUADRAMENTO_ANSWERED', value: 'nao' },
          { type: 'ADVANCED' },
          { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(id) },
          { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: C.funcionario(1) },
          { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd } },
        );
        expect([id, pcd, ids(e), e.step]).toEqual([id, pcd, steps, 'autoagendamento']);
      }
  });
});

describe('doc2 §2.1: Criar pré-solicitação at the final step', () => {
  it('does not wait for the slots, which are chosen when it is requested', () => {
    const e = withReserva();
    expect(ids(e)).toContain('agendar');
    expect(validateStep(e, 'agendar', C.ctx).ok).toBe(false);
    expect(validatePreSolicitacao(e, C.ctx)).toEqual({ ok: true });
  });

  it('every other step is complete, or the first of them says why not', () => {
    const e = { ...C.completePedido(), nomeSolicitante: '' };
    expect(validatePreSolicitacao(e, C.ctx)).toMatchObject({
      ok: false,
      failures: [{ campo: 'nomeSolicitante' }],
    });
  });
});

describe('time-slot reservation applies (doc2 §4)', () => {
  const yes: ReservaConditions = {
    prestadorSystem: 'SOC',
    funcionarios: [{ possuiRisco: true }, { possuiRisco: false }],
    usaReservaHorario: true,
    tipoExame: T.PERIODICO,
  };
  it('with all six conditions', () => expect(appliesHorarioReserva(yes)).toBe(true));

  test.each([
    ['another system', { prestadorSystem: 'OUTRO' }],
    ['no system', { prestadorSystem: null }],
    ['nobody with risk', { funcionarios: [{ possuiRisco: false }, { possuiRisco: null }] }],
    ['no employees', { funcionarios: [] }],
    ['a client without reservation', { usaReservaHorario: false }],
    ['an unknown type', { tipoExame: 99 }],
    ['no type', { tipoExame: null }],
    ['return to work', { tipoExame: T.RETORNO_AO_TRABALHO }],
    ['consultation', { tipoExame: T.CONSULTA }],
    ['third party', { tipoExame: T.TERCEIROS }],
    ['certificate evaluation', { tipoExame: T.AVALIACAO_DE_ATESTADO }],
    ['spot monitoring', { tipoExame: T.MONITORACAO_PONTUAL }],
    ['a PCD employee', { funcionarios: [{ possuiRisco: true, pcd: true }] }],
  ] as const)('not with %s', (_name, change) => {
    expect(appliesHorarioReserva({ ...yes, ...change })).toBe(false);
  });

  it('a reservation request needs the step agendar, unless the clinic answered that it does not reserve', () => {
    const e = withReserva();
    expect(ids(e)).toContain('agendar');
    expect(ids(C.after(e, { type: 'RESERVA_VERIFIED', idPrestador: 4, supports: false }))).not.toContain(
      'agendar',
    );
  });
});
