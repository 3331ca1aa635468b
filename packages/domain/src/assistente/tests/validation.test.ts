import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import { mixedHours } from '../../fixtures/index.ts';
import { minDismissalDate, solicitanteSchema, horarioFailure } from '../../pedido/index.ts';
import { initialState, validateStep, type AssistenteState, type StepId } from '../index.ts';
import * as C from './scenario.ts';

const failures = (e: AssistenteState, step: StepId): Record<string, string> => {
  const r = validateStep(e, step, C.ctx);
  return r.ok ? {} : Object.fromEntries(r.failures.map((f) => [f.campo, f.mensagem]));
};
const message = (e: AssistenteState, step: StepId): string => {
  const r = validateStep(e, step, C.ctx);
  return r.ok ? '' : r.message;
};

describe('requester (doc2 §5)', () => {
  const given = (
    fields: Partial<Record<'nomeSolicitante' | 'emailSolicitante' | 'telefoneSolicitante', string>>,
  ) =>
    failures(C.after(initialState(C.profile), { type: 'SOLICITANTE_CHANGED', fields }), 'dados-solicitante');

  it('passes with the data of the user record', () => expect(given({})).toEqual({}));
  it('decisions #6: the default phone fails until changed', () => {
    expect(failures(initialState({ ...C.profile, phone: null }), 'dados-solicitante')).toEqual({
      telefoneSolicitante: 'Telefone inválido',
    });
  });
  test.each([
    [{ nomeSolicitante: ' ' }, { nomeSolicitante: 'Campo obrigatório' }],
    [{ emailSolicitante: 'ana@' }, { emailSolicitante: 'Campo deve ser email' }],
    [{ telefoneSolicitante: '' }, { telefoneSolicitante: 'Campo obrigatório' }],
    [{ telefoneSolicitante: '(11) 11111-1111' }, { telefoneSolicitante: 'Telefone inválido' }],
    [{ telefoneSolicitante: '(11) 3456-7890' }, {}],
  ])('%o', (fields, expected) => expect(given(fields)).toEqual(expected));

  it('enquadramentoLaudoPCD is asked only in self-scheduling', () => {
    expect(failures(initialState(C.profile, { autoagendamento: true }), 'dados-solicitante')).toEqual({
      enquadramentoLaudoPCD: 'Este campo é obrigatório',
    });
  });

  it('the form schema gives the same failures', () => {
    const parsed = solicitanteSchema.safeParse({
      nomeSolicitante: '',
      emailSolicitante: 'x',
      telefoneSolicitante: '',
      autoagendamento: true,
      enquadramentoLaudoPCD: null,
    });
    expect(parsed.error?.issues.map((i) => [i.path.join('.'), i.message])).toEqual([
      ['nomeSolicitante', 'Campo obrigatório'],
      ['emailSolicitante', 'Campo deve ser email'],
      ['telefoneSolicitante', 'Campo obrigatório'],
      ['enquadramentoLaudoPCD', 'Este campo é obrigatório'],
    ]);
  });
});

describe('appointment data (doc2 §5)', () => {
  it('type, city and at least one employee', () => {
    expect(failures(initialState(), 'dados-agendamento')).toEqual({
      tipoExame: 'Campo obrigatório',
      cidade: 'Campo obrigatório',
      funcionarios: 'Deve ser adicionado no minímo um funcionário',
    });
  });

  it('picked but not added', () => {
    const e = C.after(C.pedidoManual(), { type: 'FUNCIONARIOS_SELECTED', ids: [7] });
    expect(message(e, 'dados-agendamento')).toBe(
      'Existem funcionários selecionados que não foram adicionados',
    );
  });

  test.each([
    [{ email: 'a@' }, { 'funcionarios.0.email': 'O campo precisa ser informado corretamente' }],
    [{ email: '' }, {}],
    [{ phone: '' }, { 'funcionarios.0.phone': 'Campo obrigatório' }],
    [{ phone: '(11) 3456-7890' }, { 'funcionarios.0.phone': 'O campo precisa ser informado corretamente' }],
  ])('employee %o', (fields, expected) => {
    expect(
      failures(
        C.after(C.pedidoManual(), { type: 'FUNCIONARIO_CHANGED', id: 1, fields }),
        'dados-agendamento',
      ),
    ).toEqual(expected);
  });

  test.each([
    [null, 'Campo obrigatório'],
    ['2024-12-31', 'A data de demissão não pode ser menor que 01/01/2025'],
    ['2025-01-01', undefined],
  ])('decisions #14 dismissal date %s', (dataHomologacao, expected) => {
    const e = C.after(C.pedidoManual(T.DEMISSIONAL), {
      type: 'FUNCIONARIO_CHANGED',
      id: 1,
      fields: { dataHomologacao },
    });
    expect(failures(e, 'dados-agendamento')['funcionarios.0.dataHomologacao']).toBe(expected);
    expect(minDismissalDate(C.now)).toBe('2025-01-01');
  });
});

describe('procedures (doc2 §5)', () => {
  it('a sync failure comes before everything', () => {
    const e = C.after(C.pedidoManual(T.PERIODICO, 2), { type: 'SYNC_FAILED', id: 2 });
    expect(message(e, 'procedimentos')).toBe('Ocorreu um problema ao tentar sincronizar dados com o SOC!');
    expect(message(C.pedidoManual(), 'procedimentos')).toBe('Carregando informações...');
  });

  it('at least one procedure', () => {
    const e = C.synced(C.pedidoManual(), C.soc({ procedimentos: [] }));
    expect(failures(e, 'procedimentos')).toEqual({
      'funcionarios.0.procedimentos': 'O campo precisa ser informado corretamente',
    });
  });

  it('the questionnaire, when there is risk and the client uses it', () => {
    const uses = { ...C.funcionario(1).customer, desabilitarQuestionarioRisco: false };
    const e = C.after(
      C.pedidoManual(),
      { type: 'FUNCIONARIO_REMOVED', id: 1 },
      { type: 'FUNCIONARIOS_ADDED', funcionarios: [C.funcionario(1, { customer: uses })] },
    );
    expect(failures(C.synced(e), 'procedimentos')).toEqual({
      'funcionarios.0.questionarioRisco': 'O questionário deve ser informado',
    });
    expect(failures(C.synced(e, C.soc(), false), 'procedimentos')).toEqual({});
  });

  it('consultation details', () => {
    expect(failures(C.synced(C.pedidoManual(T.CONSULTA)), 'procedimentos')).toEqual({
      'funcionarios.0.detalheConsulta': 'Os detalhes da consulta devem ser informados',
    });
  });

  it('the charge must be acknowledged', () => {
    const e = C.synced(C.pedidoManual(), C.soc({ examesEmDiaList: [C.upToDate(1, true)] }));
    expect(message(e, 'procedimentos')).toBe(
      'É necessário marcar o campo para realizar a confirmação do exame.',
    );
    expect(
      failures(C.after(e, { type: 'CHARGE_ACKNOWLEDGED', id: 1, acknowledged: true }), 'procedimentos'),
    ).toEqual({});
  });
});

describe('attachments and PCD (doc2 §5)', () => {
  it('return to work: date, reason and LAUDO', () => {
    expect(failures(C.pedidoManual(T.RETORNO_AO_TRABALHO), 'anexos')).toEqual({
      'funcionarios.0.dataLiberacao': 'Campo obrigatório.',
      'funcionarios.0.tipoRetorno': 'Campo obrigatório.',
      'funcionarios.0.anexos': 'Campo obrigatório.',
    });
  });

  it('consultation: LAUDO only with a PCD procedure', () => {
    const e = C.pedidoManual(T.CONSULTA);
    expect(failures(e, 'anexos')).toEqual({});
    const withPcd = C.after(e, {
      type: 'PROCEDIMENTOS_CHOSEN',
      id: 1,
      procedimentos: [C.procedimento(1, { pcd: true })],
    });
    expect(Object.keys(failures(withPcd, 'anexos'))).toEqual(['funcionarios.0.anexos']);
  });

  it('each flagged employee needs a LAUDO_PCD', () => {
    const e = C.after(C.pedidoManual(), { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: true } });
    expect(Object.keys(failures(e, 'pcd'))).toEqual(['funcionarios.0.laudoPcd']);
    const attachment = {
      name: 'laudo.pdf',
      kind: 'LAUDO_PCD',
      key: C.uploadKey('a'),
      size: 10_485_760,
    } as const;
    const given = C.after(e, { type: 'ATTACHMENT_ADDED', id: 1, attachment });
    expect(failures(given, 'pcd')).toEqual({});
    expect(C.titles(C.after(given, { type: 'ATTACHMENT_ADDED', id: 1, attachment })).at(-1)).toBe(
      'Você já carregou este arquivo!',
    );
    expect(
      C.titles(
        C.after(e, { type: 'ATTACHMENT_ADDED', id: 1, attachment: { ...attachment, size: 10_485_761 } }),
      ).at(-1),
    ).toBe('O arquivo selecionado excede o tamanho de 10 Mb.');
  });
});

describe('clinic step (doc2 §5)', () => {
  it('everything is required', () => {
    expect(failures({ ...C.pedidoManual(), periodo: null }, 'definir-clinica')).toEqual({
      prestador: 'Campo obrigatório',
      intervaloSugerido: 'Campo obrigatório',
      periodo: 'Campo obrigatório',
    });
    expect(failures(C.completePedido(), 'definir-clinica')).toEqual({});
  });

  it('the time is required when the requester schedules at a clinic that is not SOC', () => {
    const e = C.after(C.completePedido(), { type: 'QUEM_AGENDA_CHOSEN', who: 'SOLICITANTE' });
    expect(failures(e, 'definir-clinica')).toEqual({ horarioMarcado: 'Campo obrigatório' });
    expect(failures(C.after(e, { type: 'HORARIO_GIVEN', horario: '09:00' }), 'definir-clinica')).toEqual({});
  });

  const base = {
    periodo: 1,
    intervalo: { inicio: '2026-11-24', fim: '2026-11-24' },
    openingHours: mixedHours,
    now: C.now,
  } as const;
  const NEXT_DAYS = { inicio: '2026-11-25', fim: '2026-11-26' };
  const FORMAT =
    'O formato de horário está inválido. Por favor, insira um formato de horário válido (HH:mm).';
  test.each([
    ['24:00', {}, FORMAT],
    ['10:60', {}, FORMAT],
    ['9:00', {}, FORMAT],
    ['12:01', {}, 'O horário informado não está no período selecionado'],
    ['11:59', { periodo: 2 }, 'O horário informado não está no período selecionado'],
    ['12:00', {}, null],
    ['09:59', {}, 'O horário informado é menor que o atual'],
    ['10:00', {}, null],
    ['09:59', { intervalo: { inicio: '2026-11-24', fim: '2026-11-25' } }, null],
    [
      '07:59',
      { intervalo: { inicio: '2026-11-25', fim: '2026-11-26' } },
      'O prestador não atende neste horário dentro do intervalo sugerido',
    ],
    ['07:59', { intervalo: { inicio: '2026-11-25', fim: '2026-11-26' }, openingHours: null }, null],
    // Decision 60: the window 06:00–19:01 where nobody knows the hours, its ends out.
    ['06:00', { intervalo: NEXT_DAYS, openingHours: null }, 'Informe um horário entre 06:01 e 19:00.'],
    ['06:01', { intervalo: NEXT_DAYS, openingHours: null }, null],
    ['19:00', { intervalo: NEXT_DAYS, periodo: 2, openingHours: null }, null],
    [
      '19:01',
      { intervalo: NEXT_DAYS, periodo: 2, openingHours: null },
      'Informe um horário entre 06:01 e 19:00.',
    ],
  ] as const)('time %s with %o: %s', (time, change, expected) => {
    expect(horarioFailure({ ...base, ...change, time })).toBe(expected);
  });

  it('a range that has grown old is refused when the request is sent', () => {
    const r = validateStep(C.completePedido(), 'definir-clinica', {
      ...C.ctx,
      now: { ...C.now, data: '2026-11-26' },
    });
    expect(r).toMatchObject({
      ok: false,
      failures: [
        { campo: 'intervaloSugerido', mensagem: 'A data inicial não pode ser menor que a data atual' },
      ],
    });
  });
});
