import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import {
  lastSuggestedDate,
  validatePedido,
  type PedidoFacts,
  type PedidoToCheck,
} from '../../pedido/index.ts';
import {
  assistenteReducer,
  agendamentoPayloads,
  firstIncompleteStep,
  type AssistenteState,
  type AgendamentoPayload,
} from '../index.ts';
import * as C from './scenario.ts';
import { story, clinicStory } from './story.ts';

const facts = (changes: { [K in keyof PedidoFacts]?: Partial<PedidoFacts[K]> } = {}): PedidoFacts => ({
  cliente: {
    usaReservaHorario: false,
    permiteAlterarMetodoReservaHorario: false,
    desabilitarQuestionarioRisco: false,
    quemAgenda: 'USUARIO_ESCOLHE',
    quemAvisa: 'USUARIO_ESCOLHE',
    dayLimit: 10,
    ...changes.cliente,
  },
  clinic: {
    cidadeId: 1,
    sistema: null,
    atendeOcupacional: true,
    exames: [1, 2],
    openingHours: C.businessHours,
    ferias: [],
    feriados: [],
    ...changes.clinic,
  },
  funcionario: { possuiRisco: true, mudouRisco: true, ...changes.funcionario },
});

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
};
const refusals = (change: Partial<PedidoToCheck>, f: Parameters<typeof facts>[0] = {}) =>
  Object.fromEntries(
    validatePedido({ ...pedido, ...change }, facts(f), C.now).map((x) => [x.campo, x.mensagem]),
  );

describe('what the server checks of a request', () => {
  it('a complete one passes', () => expect(refusals({})).toEqual({}));

  test.each<[string, Partial<PedidoToCheck>, Parameters<typeof facts>[0], Record<string, string>]>([
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
      { cliente: { usaReservaHorario: true }, clinic: { sistema: 'SOC' } },
      { quemAgenda: 'O cliente definiu quem agenda: Solicitante' },
    ],
    [
      'doc2 §6: unless the client lets the method change',
      { quemAgenda: 'EMPRESA' },
      {
        cliente: { usaReservaHorario: true, permiteAlterarMetodoReservaHorario: true },
        clinic: { sistema: 'SOC' },
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
    ['doc2 §5: no time at a SOC clinic', { quemAgenda: 'SOLICITANTE' }, { clinic: { sistema: 'SOC' } }, {}],
    [
      'doc2 §5: the time lies in its period',
      { quemAgenda: 'SOLICITANTE', horarioMarcadoPrestador: '14:00' },
      {},
      { horarioMarcadoPrestador: 'O horário informado não está no período selecionado' },
    ],
    [
      'doc2 §4: one period at a time at SOC clinics',
      { periodo: 3 },
      { clinic: { sistema: 'SOC' } },
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

const toCheck = (p: AgendamentoPayload): PedidoToCheck => ({
  ...p,
  procedimentos: p.procedimentos.map(({ id }) => id),
  tipoExame: p.tipoExame.id,
  cidade: p.cidade.id,
});

/** The rows behind a request: what its state was told of them. */
function factsOf(e: AssistenteState, index: number, dayLimit: number | null): PedidoFacts {
  const f = e.funcionarios[index];
  return facts({
    cliente: {
      usaReservaHorario: e.cliente?.usaReservaHorario ?? false,
      permiteAlterarMetodoReservaHorario: e.cliente?.permiteAlterarMetodoReservaHorario ?? false,
      desabilitarQuestionarioRisco:
        (e.cliente?.desabilitarQuestionarioRisco ?? false) ||
        (f?.customer.desabilitarQuestionarioRisco ?? false),
      quemAgenda: e.prescribedScheduler,
      quemAvisa: e.prescribedNotifier,
      dayLimit,
    },
    clinic: {
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
    let acceptedCount = 0;
    fc.assert(
      fc.property(fc.oneof(story, clinicStory), (states) => {
        for (const e of states) {
          if (e.autoagendamento || firstIncompleteStep(e, C.ctx) !== null) continue;
          acceptedCount += 1;
          agendamentoPayloads(e).forEach((p, i) => {
            expect(validatePedido(toCheck(p), factsOf(e, i, null), C.now)).toEqual([]);
          });
        }
      }),
      { numRuns: 400 },
    );
    // Otherwise the property would say nothing.
    expect(acceptedCount).toBeGreaterThan(100);
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
    const inSoc = C.after(
      C.pedidoManual(),
      { type: 'CLIENTE_CARREGADO', cliente },
      { type: 'PRESTADOR_ESCOLHIDO', prestador: C.clinic(1, { sistema: 'SOC' }) },
    );
    expect(inSoc).toMatchObject({ quemAgenda: 'SOLICITANTE', quemAvisa: 'SOLICITANTE' });
    const otherType = C.after(inSoc, { type: 'TIPO_EXAME_ESCOLHIDO', tipoExame: C.type(T.ADMISSIONAL) });
    expect(otherType).toMatchObject({ prestador: null, quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' });
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
    const free = C.after(
      C.pedidoManual(),
      { type: 'CLIENTE_CARREGADO', cliente },
      { type: 'PRESTADOR_ESCOLHIDO', prestador: C.clinic(1, { sistema: 'SOC' }) },
      { type: 'QUEM_AGENDA_ESCOLHIDO', who: 'EMPRESA' },
    );
    expect(free.quemAgenda).toBe('EMPRESA');
    const bound = C.after(free, {
      type: 'CLIENTE_CARREGADO',
      cliente: { ...cliente, permiteAlterarMetodoReservaHorario: false },
    });
    expect(bound.quemAgenda).toBe('SOLICITANTE');
  });

  it('a charge question is not hidden by another question', () => {
    const e = C.after(C.synced(C.pedidoManual(T.MUDANCA_FUNCAO)), {
      type: 'PRESTADOR_ESCOLHIDO',
      prestador: C.clinic(),
    });
    const two: AssistenteState = {
      ...e,
      dialogs: [
        { type: 'CONFIRMAR_OUTROS', prestador: C.clinic(2) },
        { type: 'COBRANCA_MUDANCA_FUNCAO', idFuncionario: 1 },
      ],
    };
    expect(firstIncompleteStep(two, C.ctx)?.step).toBe('dados-agendamento');
  });
});

describe('a range that the picker refused', () => {
  const beyond = { inicio: '2027-11-24', fim: '2027-11-25' };
  it('is not kept, wherever it comes from', () => {
    const e = C.after(C.completePedido(), { type: 'INTERVALO_ESCOLHIDO', intervalo: beyond });
    expect(e.intervaloSugerido).toBeNull();
    expect(e.avisos).toHaveLength(1);
  });
  it('INTERVALO_RECUSADO can only warn', () => {
    const before = C.completePedido();
    const message = '25/12/2026 é feriado nacional';
    const e = assistenteReducer(before, { type: 'INTERVALO_RECUSADO', message }, C.ctx);
    expect(C.titles(e)).toEqual([message]);
    expect({ ...e, avisos: before.avisos, nextNotice: before.nextNotice }).toEqual(before);
  });
});
