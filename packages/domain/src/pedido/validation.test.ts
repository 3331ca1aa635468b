import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../exames/index.ts';
import { lastSuggestedDate, validatePedido, type PedidoToCheck } from './index.ts';
import { facts, now } from './scenario.test-util.ts';

const pedido: PedidoToCheck = {
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
  anexos: [],
};
const refusals = (change: Partial<PedidoToCheck>, f: Parameters<typeof facts>[0] = {}) =>
  Object.fromEntries(
    validatePedido({ ...pedido, ...change }, facts(f), now).map((x) => [x.campo, x.mensagem]),
  );

describe('what the server checks of a request', () => {
  it('a complete one passes', () => expect(refusals({})).toEqual({}));

  test.each<[string, Partial<PedidoToCheck>, Parameters<typeof facts>[0], Record<string, string>]>([
    ['doc2 §5: requester', { nomeSolicitante: ' ' }, {}, { nomeSolicitante: 'Campo obrigatório' }],
    [
      'doc2 §5: of a range that ends before it begins only that is said',
      {
        dataSugestaoInicial: '2026-11-27',
        dataSugestaoFinal: '2026-11-25',
        horarioMarcadoPrestador: '09:00',
      },
      {},
      { dataSugestaoInicial: 'Por favor selecione um período de datas válido.' },
    ],
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
      {
        dataLiberacao: 'Campo obrigatório.',
        tipoRetorno: 'Campo obrigatório.',
        anexos: 'Campo obrigatório.',
      },
    ],
    [
      'doc2 §5: … with its LAUDO',
      {
        tipoExame: T.RETORNO_AO_TRABALHO,
        dataLiberacao: '2026-11-23',
        tipoRetorno: 1,
        anexos: [{ tipo: 'LAUDO' }],
      },
      {},
      {},
    ],
    [
      'doc2 §5: consulta with a PCD procedure needs a LAUDO',
      { tipoExame: T.CONSULTA, detalheConsulta: 'Dor', anexos: [{ tipo: 'LAUDO_PCD' }] },
      { funcionario: { hasPcdProcedimento: true } },
      { anexos: 'Campo obrigatório.' },
    ],
    [
      'doc2 §5: each employee flagged pcd needs a LAUDO_PCD',
      { anexos: [{ tipo: 'LAUDO' }] },
      { funcionario: { pcd: true } },
      { anexos: 'Campo obrigatório.' },
    ],
    ['doc2 §5: … and has it', { anexos: [{ tipo: 'LAUDO_PCD' }] }, { funcionario: { pcd: true } }, {}],
    [
      'doc1 §5: a pre-request that is requested is asked for none',
      { anexos: null },
      { funcionario: { pcd: true } },
      {},
    ],
    [
      'doc2 §4: an attendant gets the PCD document',
      { direcionarParaAtendente: true },
      { funcionario: { pcd: true } },
      {},
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
      'decision 48: another answer than the client’s is never refused, and what the client says counts',
      { quemAgenda: 'SOLICITANTE', quemAvisa: 'EMPRESA' },
      { cliente: { quemAgenda: 'EMPRESA', quemAvisa: 'SOLICITANTE' } },
      {},
    ],
    [
      'doc2 §4: at a SOC clinic with a reservation client it is the requester',
      { quemAgenda: 'EMPRESA' },
      { cliente: { usaReservaHorario: true }, clinic: { system: 'SOC' } },
      {},
    ],
    [
      'doc2 §6: unless the client lets the method change',
      { quemAgenda: 'EMPRESA' },
      {
        cliente: { usaReservaHorario: true, permiteAlterarMetodoReservaHorario: true },
        clinic: { system: 'SOC' },
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
    ['doc2 §5: no time at a SOC clinic', { quemAgenda: 'SOLICITANTE' }, { clinic: { system: 'SOC' } }, {}],
    [
      'doc2 §5: the time lies in its period',
      { quemAgenda: 'SOLICITANTE', horarioMarcadoPrestador: '14:00' },
      {},
      { horarioMarcadoPrestador: 'O horário informado não está no período selecionado' },
    ],
    [
      'doc2 §4: one period at a time at SOC clinics',
      { periodo: 3 },
      { clinic: { system: 'SOC' } },
      { periodo: 'A clínica trabalha com um período por vez: escolha manhã ou tarde' },
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
      { clinic: { atendeOcupacional: false } },
      { prestador: 'O prestador não realiza exames ocupacionais.' },
    ],
    [
      'doc2 §4: other types are not restricted',
      { tipoExame: T.TERCEIROS },
      { clinic: { atendeOcupacional: false } },
      {},
    ],
    [
      'doc2 §4: a clinic that does none of the exams',
      {},
      { clinic: { exames: [7] } },
      { prestador: 'O prestador não realiza nenhum dos exames solicitados.' },
    ],
  ])('%s', (_, change, f, expected) => expect(refusals(change, f)).toEqual(expected));

  it('a range beyond what holidays and vacations are known for', () => {
    expect(lastSuggestedDate('2026-11-24')).toBe('2027-11-24');
    expect(
      Object.keys(refusals({ dataSugestaoInicial: '2027-11-24', dataSugestaoFinal: '2027-11-25' })),
    ).toEqual(['dataSugestaoFinal']);
    expect(refusals({ dataSugestaoInicial: '2027-11-23', dataSugestaoFinal: '2027-11-24' })).toEqual({});
  });
});
