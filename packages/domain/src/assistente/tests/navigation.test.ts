import { describe, expect, it, test } from 'vitest';
import { autoagendamentoOutcome } from '../../autoagendamento/index.ts';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import {
  openedDialog,
  initialState,
  autoagendamentoPayload,
  linkPayload,
  firstIncompleteStep,
  validateStep,
  type AssistenteState,
} from '../index.ts';
import * as C from './scenario.ts';

const { after } = C;
const title = (e: AssistenteState): string | undefined => {
  const d = openedDialog(e);
  return d?.type === 'BLOCK' ? d.block.title : d?.type;
};

describe('moving between steps', () => {
  it('a step that fails shows Erro with its message and stays', () => {
    const e = after(initialState(C.profile), { type: 'ADVANCED' }, { type: 'ADVANCED' });
    expect(e.step).toBe('dados-agendamento');
    expect(e.avisos).toMatchObject([
      { tone: 'danger', title: 'Erro', detail: 'Deve ser adicionado no minímo um funcionário' },
    ]);
  });

  it('goes through every step of the request', () => {
    let e: AssistenteState = after(
      C.completePedido(),
      { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { pcd: true } },
      {
        type: 'ATTACHMENT_ADDED',
        id: 1,
        attachment: { name: 'laudo.pdf', kind: 'LAUDO_PCD', key: C.uploadKey('a'), size: 1 },
      },
    );
    const steps = [e.step];
    for (let i = 0; i < 6; i++) {
      e = after(e, { type: 'ADVANCED' });
      if (e.step !== steps.at(-1)) steps.push(e.step);
    }
    expect(steps).toEqual([
      'dados-solicitante',
      'dados-agendamento',
      'pcd',
      'procedimentos',
      'definir-clinica',
      'concluir',
    ]);
    expect(firstIncompleteStep(e, C.ctx)).toBeNull();
    expect(after(e, { type: 'WENT_BACK' }).step).toBe('definir-clinica');
  });

  it('a later step opens only when everything before it is complete', () => {
    const e = initialState(C.profile);
    expect(after(e, { type: 'STEP_OPENED', step: 'procedimentos' }).step).toBe('dados-solicitante');
    const ready = C.completePedido();
    expect(after(ready, { type: 'STEP_OPENED', step: 'concluir' }).step).toBe('concluir');
    expect(after(ready, { type: 'STEP_OPENED', step: 'anexos' })).toBe(ready);
  });

  it('back at the first step changes nothing', () => {
    const e = initialState();
    expect(after(e, { type: 'WENT_BACK' })).toBe(e);
  });

  it('starting again keeps the requester', () => {
    const e = after(C.completePedido(), { type: 'RESTARTED' });
    expect(e).toMatchObject({ nomeSolicitante: 'Ana Souza', funcionarios: [], tipoExame: null });
  });
});

describe('self-scheduling (doc2 §2.9, §4)', () => {
  const inForm = after(
    initialState(C.profile, { autoagendamento: true }),
    { type: 'ENQUADRAMENTO_ANSWERED', value: 'nao' },
    { type: 'ADVANCED' },
  );
  const withRisco = after(
    inForm,
    { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: C.funcionario(1) },
    { type: 'RISCOS_LOADED', id: 1, riscos: [{ id: 1, nome: 'Ruído' }] },
  );

  it('reaches its form after the requester', () => expect(inForm.step).toBe('autoagendamento'));

  it('doc2 §2.2: framing as PCD leads to manual scheduling', () => {
    const e = after(initialState(C.profile, { autoagendamento: true }), {
      type: 'ENQUADRAMENTO_ANSWERED',
      value: 'sim',
    });
    expect(title(e)).toBe('Esse exame não pode ser realizado pelo autoagendamento');
    expect(after(e, { type: 'BLOCK_ANSWERED', scheduleManually: true })).toMatchObject({
      autoagendamento: false,
      step: 'dados-agendamento',
      dialogs: [],
    });
    expect(after(e, { type: 'BLOCK_ANSWERED', scheduleManually: false }).enquadramentoLaudoPCD).toBeNull();
  });

  it('step 1: without risk a dialog opens and the exam type is cleared', () => {
    const e = after(
      inForm,
      { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.PERIODICO) },
      { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: C.funcionario(1) },
      { type: 'RISCOS_LOADED', id: 1, riscos: [] },
    );
    expect(title(e)).toBe('Funcionário sem risco não permitido');
    expect(e.tipoExame).toBeNull();
    expect(after(e, { type: 'BLOCK_ANSWERED', scheduleManually: true }).funcionarios).toHaveLength(1);
  });

  it('decision 36: without risk the dialog leads to the confirmation of risk, and the questionnaire is asked', () => {
    const customer = { name: 'Cliente 1', companyId: 9, desabilitarQuestionarioRisco: false };
    const blocked = after(
      inForm,
      { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: C.funcionario(1, { customer }) },
      { type: 'RISCOS_LOADED', id: 1, riscos: [] },
    );
    expect(title(blocked)).toBe('Funcionário sem risco não permitido');
    const e = after(
      blocked,
      { type: 'RISCO_CONFIRMATION_REQUESTED' },
      { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.ADMISSIONAL) },
      { type: 'PROCEDIMENTOS_LOADED', id: 1, tipoExame: T.ADMISSIONAL, response: C.soc() },
      { type: 'INTERVALO_CHOSEN', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } },
    );
    expect(title(e)).toBeUndefined();
    expect(validateStep(e, 'autoagendamento', C.ctx)).toMatchObject({
      ok: false,
      failures: [{ campo: 'questionarioRisco' }],
    });
    const complete = after(
      e,
      { type: 'FUNCIONARIO_CHANGED', id: 1, fields: { questionarioRisco: 1 } },
      { type: 'ADVANCED' },
    );
    expect(complete.step).toBe('dados-funcionario');
    expect(autoagendamentoOutcome(complete.funcionarios).issuesLink).toBe(false);
    // Another employee is another question.
    expect(after(e, { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: C.funcionario(2) }).confirmsRisco).toBe(
      false,
    );
  });

  it('a framing that stops the request leaves its step incomplete, and nothing opens behind the dialog', () => {
    const e = after(
      initialState(C.profile, { autoagendamento: true }),
      { type: 'ENQUADRAMENTO_ANSWERED', value: 'sim' },
      { type: 'ADVANCED' },
      { type: 'STEP_OPENED', step: 'autoagendamento' },
    );
    expect(title(e)).toBe('Esse exame não pode ser realizado pelo autoagendamento');
    expect(e.step).toBe('dados-solicitante');
    expect(validateStep(e, 'dados-solicitante', C.ctx)).toMatchObject({
      ok: false,
      failures: [{ campo: 'enquadramentoLaudoPCD' }],
    });
  });

  it('what stops the link does not hide what its form still lacks', () => {
    const e = after(withRisco, { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.CONSULTA) });
    const r = validateStep(e, 'autoagendamento', C.ctx);
    expect(r.ok ? [] : r.failures.map((f) => f.campo)).toEqual([
      'tipoExame',
      'dataSugestaoInicial',
      'dataSugestaoFinal',
    ]);
    // Neither does a step open behind the dialog.
    expect(after(e, { type: 'STEP_OPENED', step: 'dados-funcionario' }).step).toBe('autoagendamento');
  });

  test.each([T.RETORNO_AO_TRABALHO, T.CONSULTA, T.TERCEIROS, T.AVALIACAO_DE_ATESTADO])(
    'step 2: type %i is blocked, and closing goes back a step',
    (id) => {
      const e = after(withRisco, { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(id) });
      expect(title(e)).toBe('Tipo de exame não permitido');
      expect(after(e, { type: 'BLOCK_ANSWERED', scheduleManually: false }).step).toBe('dados-solicitante');
      // Closed without an answer it costs the refused type alone.
      expect(after(e, { type: 'BLOCK_CLOSED' })).toEqual({ ...e, dialogs: [], tipoExame: null });
    },
  );

  it('decisions #11: spot monitoring is not blocked', () => {
    expect(
      title(after(withRisco, { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.MONITORACAO_PONTUAL) })),
    ).toBeUndefined();
  });

  test.each([
    [T.PERIODICO, 'Funcionário com exames em dia não permitido'],
    [T.DEMISSIONAL, 'Funcionário com exames em dia não permitido'],
    [T.ADMISSIONAL, undefined],
  ])('step 3: up-to-date exams under type %i', (id, expected) => {
    const e = after(
      withRisco,
      { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(id) },
      { type: 'PROCEDIMENTOS_LOADED', id: 1, tipoExame: id, response: C.soc({ examesEmDia: true }) },
    );
    expect(title(e)).toBe(expected);
  });

  it('step 4: function change without changed risk asks about the charge; no clears employee and type', () => {
    const e = after(withRisco, { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.MUDANCA_FUNCAO) });
    expect(title(e)).toBe('FUNCTION_CHANGE_CHARGE');
    expect(validateStep(e, 'autoagendamento', C.ctx).ok).toBe(false);
    expect(after(e, { type: 'CHARGE_ANSWERED', id: 1, confirmed: false })).toMatchObject({
      funcionarios: [],
      tipoExame: null,
      cliente: null,
    });
    expect(after(e, { type: 'CHARGE_ANSWERED', id: 1, confirmed: true }).funcionarios[0]?.asoEmDia).toBe(
      true,
    );
  });

  it('doc2 §2.1: back from the step after the first clears the flag, the risk and the employees', () => {
    expect(after(withRisco, { type: 'WENT_BACK' })).toMatchObject({
      step: 'dados-solicitante',
      autoagendamento: false,
      funcionarios: [],
      cliente: null,
    });
  });

  const complete = after(
    withRisco,
    { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.PERIODICO) },
    { type: 'PROCEDIMENTOS_LOADED', id: 1, tipoExame: T.PERIODICO, response: C.soc() },
    { type: 'INTERVALO_CHOSEN', intervalo: { inicio: '2026-11-25', fim: '2026-12-04' } },
    { type: 'ADVANCED' },
  );

  it('the employee data come from the employee, and the payloads from both forms', () => {
    expect(complete).toMatchObject({
      step: 'dados-funcionario',
      telefoneFuncionario: '(11) 98765-4321',
      avisos: [],
    });
    expect(autoagendamentoPayload(complete)).toEqual({
      funcionario: { id: 1 },
      tipoExame: { id: 2 },
      dataHomologacao: null,
      dataSugestaoInicial: '2026-11-25',
      dataSugestaoFinal: '2026-12-04',
      questionarioRisco: null,
      nomeSolicitante: 'Ana Souza',
      emailSolicitante: 'ana@empresa.com.br',
      telefoneSolicitante: '11987654321',
      enquadramentoLaudoPCD: 'nao',
      telefoneFuncionario: '11987654321',
      emailFuncionario: null,
      quemAgenda: 'USUARIO_ESCOLHE',
      quemAvisa: 'SOLICITANTE',
      asoEmDia: false,
    });
    expect(linkPayload(complete, 5)).toEqual({
      phone: '11987654321',
      email: null,
      formaEnvio: 'WHATSAPP',
      cpf: '52998224725',
      agendamentoId: 5,
    });
  });

  it('doc2 §5: the e-mail is required when the channel is e-mail', () => {
    const e = after(complete, {
      type: 'SENDING_CHANGED',
      fields: { formaEnvio: 'EMAIL', telefoneFuncionario: '119' },
    });
    expect(validateStep(e, 'dados-funcionario', C.ctx)).toMatchObject({
      failures: [
        { campo: 'telefoneFuncionario', mensagem: 'Digite um telefone válido' },
        { campo: 'emailFuncionario', mensagem: 'Digite um email válido' },
      ],
    });
  });

  it('without SOC’s answer the form does not go on', () => {
    const e = after(inForm, { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: C.funcionario(1) });
    expect(validateStep(e, 'autoagendamento', C.ctx)).toMatchObject({
      ok: false,
      message: 'Carregando informações...',
    });
  });
});
