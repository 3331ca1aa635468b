import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import {
  assistenteReducer,
  payloadsDeAgendamento,
  primeiraEtapaIncompleta,
  ultimaDataSugerida,
  validarPedido,
  type EstadoAssistente,
  type FatosDoPedido,
  type PayloadDeAgendamento,
  type PedidoAConferir,
} from '../index.ts';
import * as C from './cenario.ts';
import { historia, historiaDaClinica } from './historia.ts';

const fatos = (mudancas: { [K in keyof FatosDoPedido]?: Partial<FatosDoPedido[K]> } = {}): FatosDoPedido => ({
  cliente: {
    usaReservaHorario: false,
    permiteAlterarMetodoReservaHorario: false,
    desabilitarQuestionarioRisco: false,
    quemAgenda: 'USUARIO_ESCOLHE',
    quemAvisa: 'USUARIO_ESCOLHE',
    limiteDias: 10,
    ...mudancas.cliente,
  },
  clinica: {
    cidadeId: 1,
    sistema: null,
    atendeOcupacional: true,
    exames: [1, 2],
    openingHours: C.horarioComercial,
    ferias: [],
    feriados: [],
    ...mudancas.clinica,
  },
  funcionario: { possuiRisco: true, mudouRisco: true, ...mudancas.funcionario },
});

const pedido: PedidoAConferir = {
  quemAgenda: 'USUARIO_ESCOLHE',
  quemAvisa: 'SOLICITANTE',
  nomeSolicitante: 'Ana Souza',
  emailSolicitante: 'ana@empresa.com.br',
  telefoneSolicitante: '1133334444',
  telefoneFuncionario: '11987654321',
  procedimentos: [1, 2],
  dataSugestaoInicial: '2026-11-25',
  dataSugestaoFinal: '2026-11-27',
  tipoExame: T.PERIODICO,
  cidade: 1,
  periodo: 1,
  questionarioRisco: 1,
};
const recusas = (mudanca: Partial<PedidoAConferir>, f: Parameters<typeof fatos>[0] = {}) =>
  Object.fromEntries(
    validarPedido({ ...pedido, ...mudanca }, fatos(f), C.agora).map((x) => [x.campo, x.mensagem]),
  );

describe('what the server checks of a request', () => {
  it('a complete one passes', () => expect(recusas({})).toEqual({}));

  test.each<[string, Partial<PedidoAConferir>, Parameters<typeof fatos>[0], Record<string, string>]>([
    ['doc2 §5: requester', { nomeSolicitante: ' ' }, {}, { nomeSolicitante: 'Campo obrigatório' }],
    [
      'doc2 §5: requester phone',
      { telefoneSolicitante: '00000000000' },
      {},
      { telefoneSolicitante: 'Telefone inválido' },
    ],
    [
      'doc2 §5: employee phone',
      { telefoneFuncionario: '1133334444' },
      {},
      { telefoneFuncionario: 'O campo precisa ser informado corretamente' },
    ],
    [
      'doc2 §5: employee e-mail',
      { emailFuncionario: 'x@' },
      {},
      { emailFuncionario: 'O campo precisa ser informado corretamente' },
    ],
    ['doc2 §3: exam type', { tipoExame: 99 }, {}, { tipoExame: 'Tipo de exame desconhecido' }],
    ['doc2 §5: dismissal date', { tipoExame: T.DEMISSIONAL }, {}, { dataHomologacao: 'Campo obrigatório' }],
    [
      'decisions #14: earliest dismissal',
      { tipoExame: T.DEMISSIONAL, dataHomologacao: '2024-12-31' },
      {},
      { dataHomologacao: 'A data de demissão não pode ser menor que 01/01/2025' },
    ],
    [
      'doc2 §5: return to work',
      { tipoExame: T.RETORNO_AO_TRABALHO },
      {},
      { dataLiberacao: 'Campo obrigatório.', tipoRetorno: 'Campo obrigatório.' },
    ],
    [
      'doc2 §4: what attachments ask is the attendant’s to get',
      { tipoExame: T.RETORNO_AO_TRABALHO, direcionarParaAtendente: true },
      {},
      {},
    ],
    [
      'doc2 §5: consultation details',
      { tipoExame: T.CONSULTA, detalheConsulta: ' ' },
      {},
      { detalheConsulta: 'Os detalhes da consulta devem ser informados' },
    ],
    [
      'doc2 §5: at least one procedure',
      { procedimentos: [] },
      {},
      { procedimentos: 'O campo precisa ser informado corretamente' },
    ],
    [
      'doc2 §5: questionnaire where there is risk',
      { questionarioRisco: null },
      {},
      { questionarioRisco: 'O questionário deve ser informado' },
    ],
    [
      'doc2 §5: no risk, no questionnaire',
      { questionarioRisco: null },
      { funcionario: { possuiRisco: false } },
      {},
    ],
    [
      'doc2 §6: the client disabled it',
      { questionarioRisco: null },
      { cliente: { desabilitarQuestionarioRisco: true } },
      {},
    ],
    [
      'doc2 §4: function change without a change of risk is charged',
      { tipoExame: T.MUDANCA_FUNCAO },
      { funcionario: { mudouRisco: false } },
      { asoEmDia: 'É necessário marcar o campo para realizar a confirmação do exame.' },
    ],
    [
      'doc2 §4: … and goes on once that is known',
      { tipoExame: T.MUDANCA_FUNCAO, asoEmDia: true },
      { funcionario: { mudouRisco: false } },
      {},
    ],
    [
      'doc2 §4: who schedules is the client’s to say',
      { quemAgenda: 'SOLICITANTE', quemAvisa: 'EMPRESA' },
      { cliente: { quemAgenda: 'EMPRESA', quemAvisa: 'SOLICITANTE' } },
      {
        quemAgenda: 'O cliente definiu quem agenda: Empresa',
        quemAvisa: 'O cliente definiu quem avisa: Solicitante',
      },
    ],
    [
      'doc2 §4: at a SOC clinic with a reservation client it is the requester',
      { quemAgenda: 'EMPRESA' },
      { cliente: { usaReservaHorario: true }, clinica: { sistema: 'SOC' } },
      { quemAgenda: 'O cliente definiu quem agenda: Solicitante' },
    ],
    [
      'doc2 §6: unless the client lets the method change',
      { quemAgenda: 'EMPRESA' },
      {
        cliente: { usaReservaHorario: true, permiteAlterarMetodoReservaHorario: true },
        clinica: { sistema: 'SOC' },
      },
      {},
    ],
    [
      'doc2 §3: leaving the choice open contradicts nobody',
      {},
      { cliente: { quemAgenda: 'EMPRESA', quemAvisa: 'SOLICITANTE' } },
      {},
    ],
    [
      'doc2 §4: when the company schedules, from tomorrow on',
      { dataSugestaoInicial: '2026-11-24' },
      { cliente: { quemAgenda: 'EMPRESA' } },
      { dataSugestaoInicial: 'A data inicial não pode ser menor que 25/11/2026' },
    ],
    [
      'doc2 §5: the time agreed with the clinic',
      { quemAgenda: 'SOLICITANTE' },
      {},
      { horarioMarcadoPrestador: 'Campo obrigatório' },
    ],
    ['doc2 §5: no time at a SOC clinic', { quemAgenda: 'SOLICITANTE' }, { clinica: { sistema: 'SOC' } }, {}],
    [
      'doc2 §5: the time lies in its period',
      { quemAgenda: 'SOLICITANTE', horarioMarcadoPrestador: '14:00' },
      {},
      { horarioMarcadoPrestador: 'O horário informado não está no período selecionado' },
    ],
    [
      'doc2 §4: one period at a time at SOC clinics',
      { periodo: 3 },
      { clinica: { sistema: 'SOC' } },
      { periodo: 'A clínica trabalha com um período por vez' },
    ],
    [
      'doc2 §2.7: a clinic of the city',
      { cidade: 2 },
      {},
      { prestador: 'O prestador não atende na cidade selecionada.' },
    ],
    [
      'doc2 §4: clinic restriction',
      {},
      { clinica: { atendeOcupacional: false } },
      { prestador: 'O prestador não realiza exames ocupacionais.' },
    ],
    [
      'doc2 §4: other types are not restricted',
      { tipoExame: T.TERCEIROS },
      { clinica: { atendeOcupacional: false } },
      {},
    ],
    [
      'doc2 §4: a clinic that does none of the exams',
      {},
      { clinica: { exames: [7] } },
      { prestador: 'O prestador não realiza nenhum dos exames solicitados.' },
    ],
  ])('%s', (_, mudanca, f, esperado) => expect(recusas(mudanca, f)).toEqual(esperado));

  it('a range beyond what holidays and vacations are known for', () => {
    expect(ultimaDataSugerida('2026-11-24')).toBe('2027-11-24');
    expect(
      Object.keys(recusas({ dataSugestaoInicial: '2027-11-24', dataSugestaoFinal: '2027-11-25' })),
    ).toEqual(['dataSugestaoFinal']);
    expect(recusas({ dataSugestaoInicial: '2027-11-23', dataSugestaoFinal: '2027-11-24' })).toEqual({});
  });
});

const aConferir = (p: PayloadDeAgendamento): PedidoAConferir => ({
  ...p,
  procedimentos: p.procedimentos.map(({ id }) => id),
  tipoExame: p.tipoExame.id,
  cidade: p.cidade.id,
});

/** The rows behind a request: what its state was told of them. */
function fatosDe(e: EstadoAssistente, indice: number, limiteDias: number | null): FatosDoPedido {
  const f = e.funcionarios[indice];
  return fatos({
    cliente: {
      usaReservaHorario: e.cliente?.usaReservaHorario ?? false,
      permiteAlterarMetodoReservaHorario: e.cliente?.permiteAlterarMetodoReservaHorario ?? false,
      desabilitarQuestionarioRisco:
        (e.cliente?.desabilitarQuestionarioRisco ?? false) ||
        (f?.customer.desabilitarQuestionarioRisco ?? false),
      quemAgenda: e.quemAgendaPrescrito,
      quemAvisa: e.quemAvisaPrescrito,
      limiteDias,
    },
    clinica: {
      cidadeId: e.cidade?.id ?? 0,
      sistema: e.prestador?.sistema ?? null,
      exames: [1, 2, 7],
      openingHours: e.prestador?.openingHours ?? null,
    },
    funcionario: { possuiRisco: f?.possuiRisco ?? false, mudouRisco: f?.mudouRisco ?? false },
  });
}

describe('wizard and server', () => {
  it('what the wizard lets through, the server takes', () => {
    let aceitos = 0;
    fc.assert(
      fc.property(fc.oneof(historia, historiaDaClinica), (estados) => {
        for (const e of estados) {
          if (e.autoagendamento || primeiraEtapaIncompleta(e, C.ctx) !== null) continue;
          aceitos += 1;
          payloadsDeAgendamento(e).forEach((p, i) => {
            expect(validarPedido(aConferir(p), fatosDe(e, i, null), C.agora)).toEqual([]);
          });
        }
      }),
      { numRuns: 400 },
    );
    // Otherwise the property would say nothing.
    expect(aceitos).toBeGreaterThan(100);
  });

  it('doc2 §4: a new exam type, which takes the clinic away, gives a locked answer back', () => {
    const cliente = {
      id: 1,
      name: 'Cliente 1',
      usaReservaHorario: true,
      permiteAlterarMetodoReservaHorario: false,
      desabilitarQuestionarioRisco: true,
      quemAgenda: 'EMPRESA',
      quemAvisa: 'EMPRESA',
      clienteNaoAlterarSituacaoNoDemissional: false,
    } as const;
    const noSoc = C.depois(
      C.pedidoManual(),
      { tipo: 'CLIENTE_CARREGADO', cliente },
      { tipo: 'PRESTADOR_ESCOLHIDO', prestador: C.clinica(1, { sistema: 'SOC' }) },
    );
    expect(noSoc).toMatchObject({ quemAgenda: 'SOLICITANTE', quemAvisa: 'SOLICITANTE' });
    const outroTipo = C.depois(noSoc, { tipo: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.tipo(T.ADMISSIONAL) });
    expect(outroTipo).toMatchObject({ prestador: null, quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
  });

  it('doc2 §4: a client that turns out not to let the method change takes the user’s answer back', () => {
    const cliente = {
      id: 1,
      name: 'Cliente 1',
      usaReservaHorario: true,
      permiteAlterarMetodoReservaHorario: true,
      desabilitarQuestionarioRisco: true,
      quemAgenda: null,
      quemAvisa: null,
      clienteNaoAlterarSituacaoNoDemissional: false,
    } as const;
    const livre = C.depois(
      C.pedidoManual(),
      { tipo: 'CLIENTE_CARREGADO', cliente },
      { tipo: 'PRESTADOR_ESCOLHIDO', prestador: C.clinica(1, { sistema: 'SOC' }) },
      { tipo: 'QUEM_AGENDA_ESCOLHIDO', quem: 'EMPRESA' },
    );
    expect(livre.quemAgenda).toBe('EMPRESA');
    const preso = C.depois(livre, {
      tipo: 'CLIENTE_CARREGADO',
      cliente: { ...cliente, permiteAlterarMetodoReservaHorario: false },
    });
    expect(preso.quemAgenda).toBe('SOLICITANTE');
  });

  it('a charge question is not hidden by another question', () => {
    const e = C.depois(C.sincronizado(C.pedidoManual(T.MUDANCA_FUNCAO)), {
      tipo: 'PRESTADOR_ESCOLHIDO',
      prestador: C.clinica(),
    });
    const duas: EstadoAssistente = {
      ...e,
      dialogos: [
        { tipo: 'CONFIRMAR_OUTROS', prestador: C.clinica(2) },
        { tipo: 'COBRANCA_MUDANCA_FUNCAO', idFuncionario: 1 },
      ],
    };
    expect(primeiraEtapaIncompleta(duas, C.ctx)?.etapa).toBe('dados-agendamento');
  });
});

describe('a range that the picker refused', () => {
  const alem = { inicio: '2027-11-24', fim: '2027-11-25' };
  it('is not kept, wherever it comes from', () => {
    const e = C.depois(C.pedidoCompleto(), { tipo: 'INTERVALO_ESCOLHIDO', intervalo: alem });
    expect(e.intervaloSugerido).toBeNull();
    expect(e.avisos).toHaveLength(1);
  });
  it('INTERVALO_RECUSADO can only warn', () => {
    const antes = C.pedidoCompleto();
    const mensagem = '25/12/2026 é feriado nacional';
    const e = assistenteReducer(antes, { tipo: 'INTERVALO_RECUSADO', mensagem }, C.ctx);
    expect(C.titulos(e)).toEqual([mensagem]);
    expect({ ...e, avisos: antes.avisos, proximoAviso: antes.proximoAviso }).toEqual(antes);
  });
});
