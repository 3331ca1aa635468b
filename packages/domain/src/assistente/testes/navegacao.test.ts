import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import {
  dialogoAberto,
  estadoInicial,
  payloadDeAutoagendamento,
  payloadDoLink,
  primeiraEtapaIncompleta,
  validarEtapa,
  type EstadoAssistente,
} from '../index.ts';
import * as C from './cenario.ts';

const { depois } = C;
const titulo = (e: EstadoAssistente): string | undefined => {
  const d = dialogoAberto(e);
  return d?.tipo === 'BLOQUEIO' ? d.bloqueio.titulo : d?.tipo;
};

describe('moving between steps', () => {
  it('a step that fails shows Erro with its message and stays', () => {
    const e = depois(estadoInicial(C.perfil), { tipo: 'AVANCOU' }, { tipo: 'AVANCOU' });
    expect(e.etapa).toBe('dados-agendamento');
    expect(e.avisos).toMatchObject([
      { tom: 'perigo', titulo: 'Erro', detalhe: 'Deve ser adicionado no minímo um funcionário' },
    ]);
  });

  it('goes through every built step and passes over those that are not', () => {
    let e: EstadoAssistente = { ...C.pedidoCompleto(), direcionarParaAtendente: true };
    e = depois(e, { tipo: 'FUNCIONARIO_ALTERADO', id: 1, campos: { pcd: true } });
    const passos = [e.etapa];
    for (let i = 0; i < 6; i++) {
      e = depois(e, { tipo: 'AVANCOU' });
      if (e.etapa !== passos.at(-1)) passos.push(e.etapa);
    }
    expect(passos).toEqual([
      'dados-solicitante',
      'dados-agendamento',
      'procedimentos',
      'definir-clinica',
      'concluir',
    ]);
    expect(primeiraEtapaIncompleta(e, C.ctx)).toBeNull();
    expect(depois(e, { tipo: 'VOLTOU' }).etapa).toBe('definir-clinica');
  });

  it('a later step opens only when everything before it is complete', () => {
    const e = estadoInicial(C.perfil);
    expect(depois(e, { tipo: 'ETAPA_ABERTA', etapa: 'procedimentos' }).etapa).toBe('dados-solicitante');
    const pronto = C.pedidoCompleto();
    expect(depois(pronto, { tipo: 'ETAPA_ABERTA', etapa: 'concluir' }).etapa).toBe('concluir');
    expect(depois(pronto, { tipo: 'ETAPA_ABERTA', etapa: 'anexos' })).toBe(pronto);
  });

  it('back at the first step changes nothing', () => {
    const e = estadoInicial();
    expect(depois(e, { tipo: 'VOLTOU' })).toBe(e);
  });

  it('starting again keeps the requester', () => {
    const e = depois(C.pedidoCompleto(), { tipo: 'RECOMECOU' });
    expect(e).toMatchObject({ nomeSolicitante: 'Ana Souza', funcionarios: [], tipoExame: null });
  });
});

describe('self-scheduling (doc2 §2.9, §4)', () => {
  const noFormulario = depois(
    estadoInicial(C.perfil, { autoagendamento: true }),
    { tipo: 'ENQUADRAMENTO_RESPONDIDO', valor: 'nao' },
    { tipo: 'AVANCOU' },
  );
  const comRisco = depois(
    noFormulario,
    { tipo: 'FUNCIONARIO_DO_LINK_ESCOLHIDO', funcionario: C.funcionario(1) },
    { tipo: 'RISCOS_CARREGADOS', id: 1, riscos: [{ id: 1, nome: 'Ruído' }] },
  );

  it('reaches its form after the requester', () => expect(noFormulario.etapa).toBe('autoagendamento'));

  it('doc2 §2.2: framing as PCD leads to manual scheduling', () => {
    const e = depois(estadoInicial(C.perfil, { autoagendamento: true }), {
      tipo: 'ENQUADRAMENTO_RESPONDIDO',
      valor: 'sim',
    });
    expect(titulo(e)).toBe('Esse exame não pode ser realizado pelo autoagendamento');
    expect(depois(e, { tipo: 'BLOQUEIO_RESPONDIDO', agendarManualmente: true })).toMatchObject({
      autoagendamento: false,
      etapa: 'dados-agendamento',
      dialogos: [],
    });
    expect(
      depois(e, { tipo: 'BLOQUEIO_RESPONDIDO', agendarManualmente: false }).enquadramentoLaudoPCD,
    ).toBeNull();
  });

  it('step 1: without risk a dialog opens and the exam type is cleared', () => {
    const e = depois(
      noFormulario,
      { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.PERIODICO) },
      { tipo: 'FUNCIONARIO_DO_LINK_ESCOLHIDO', funcionario: C.funcionario(1) },
      { tipo: 'RISCOS_CARREGADOS', id: 1, riscos: [] },
    );
    expect(titulo(e)).toBe('Funcionário sem risco não permitido');
    expect(e.tipoExame).toBeNull();
    expect(depois(e, { tipo: 'BLOQUEIO_RESPONDIDO', agendarManualmente: true }).funcionarios).toHaveLength(1);
  });

  test.each([T.RETORNO_AO_TRABALHO, T.CONSULTA, T.TERCEIROS, T.AVALIACAO_DE_ATESTADO])(
    'step 2: type %i is blocked, and closing goes back a step',
    (id) => {
      const e = depois(comRisco, { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(id) });
      expect(titulo(e)).toBe('Tipo de exame não permitido');
      expect(depois(e, { tipo: 'BLOQUEIO_RESPONDIDO', agendarManualmente: false }).etapa).toBe(
        'dados-solicitante',
      );
    },
  );

  it('decisions #11: spot monitoring is not blocked', () => {
    expect(
      titulo(depois(comRisco, { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.MONITORACAO_PONTUAL) })),
    ).toBeUndefined();
  });

  test.each([
    [T.PERIODICO, 'Funcionário com exames em dia não permitido'],
    [T.DEMISSIONAL, 'Funcionário com exames em dia não permitido'],
    [T.ADMISSIONAL, undefined],
  ])('step 3: up-to-date exams under type %i', (id, esperado) => {
    const e = depois(
      comRisco,
      { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(id) },
      { tipo: 'PROCEDIMENTOS_CARREGADOS', id: 1, tipoExame: id, resposta: C.soc({ examesEmDia: true }) },
    );
    expect(titulo(e)).toBe(esperado);
  });

  it('step 4: function change without changed risk asks about the charge; no clears employee and type', () => {
    const e = depois(comRisco, { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.MUDANCA_FUNCAO) });
    expect(titulo(e)).toBe('COBRANCA_MUDANCA_FUNCAO');
    expect(validarEtapa(e, 'autoagendamento', C.ctx).ok).toBe(false);
    expect(depois(e, { tipo: 'COBRANCA_RESPONDIDA', id: 1, confirma: false })).toMatchObject({
      funcionarios: [],
      tipoExame: null,
      cliente: null,
    });
    expect(depois(e, { tipo: 'COBRANCA_RESPONDIDA', id: 1, confirma: true }).funcionarios[0]?.asoEmDia).toBe(
      true,
    );
  });

  it('doc2 §2.1: back from the step after the first clears the flag, the risk and the employees', () => {
    expect(depois(comRisco, { tipo: 'VOLTOU' })).toMatchObject({
      etapa: 'dados-solicitante',
      autoagendamento: false,
      funcionarios: [],
      cliente: null,
    });
  });

  const completo = depois(
    comRisco,
    { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.PERIODICO) },
    { tipo: 'PROCEDIMENTOS_CARREGADOS', id: 1, tipoExame: T.PERIODICO, resposta: C.soc() },
    { tipo: 'INTERVALO_ESCOLHIDO', intervalo: { inicio: '2026-11-25', fim: '2026-12-04' } },
    { tipo: 'AVANCOU' },
  );

  it('the employee data come from the employee, and the payloads from both forms', () => {
    expect(completo).toMatchObject({
      etapa: 'dados-funcionario',
      telefoneFuncionario: '(11) 98765-4321',
      avisos: [],
    });
    expect(payloadDeAutoagendamento(completo)).toEqual({
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
    expect(payloadDoLink(completo, 5)).toEqual({
      phone: '11987654321',
      email: null,
      formaEnvio: 'WHATSAPP',
      cpf: '52998224725',
      agendamentoId: 5,
    });
  });

  it('doc2 §5: the e-mail is required when the channel is e-mail', () => {
    const e = depois(completo, {
      tipo: 'ENVIO_ALTERADO',
      campos: { formaEnvio: 'EMAIL', telefoneFuncionario: '119' },
    });
    expect(validarEtapa(e, 'dados-funcionario', C.ctx)).toMatchObject({
      falhas: [
        { campo: 'telefoneFuncionario', mensagem: 'Digite um telefone válido' },
        { campo: 'emailFuncionario', mensagem: 'Digite um email válido' },
      ],
    });
  });

  it('without SOC’s answer the form does not go on', () => {
    const e = depois(noFormulario, { tipo: 'FUNCIONARIO_DO_LINK_ESCOLHIDO', funcionario: C.funcionario(1) });
    expect(validarEtapa(e, 'autoagendamento', C.ctx)).toMatchObject({
      ok: false,
      mensagem: 'Carregando informações...',
    });
  });
});
