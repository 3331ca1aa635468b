import * as fc from 'fast-check';
import {
  assistenteReducer,
  initialState,
  STEPS,
  type AssistenteContext,
  type AssistenteState,
  type AssistenteEvent,
} from '../index.ts';
import { mixedHours } from '../../fixtures/index.ts';
import * as C from './scenario.ts';

const id = fc.integer({ min: 1, max: 18 });
const funcionario = fc
  .record({ id, customerId: fc.constantFrom(1, 1, 1, 1, 1, 2), mudouRisco: fc.boolean() })
  .map(({ id: n, ...extra }) => C.funcionario(n, extra));
const who = fc.constantFrom('SOLICITANTE' as const, 'EMPRESA' as const, 'USUARIO_ESCOLHE' as const);
const data = fc.constantFrom(
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-27',
  '2026-12-01',
  '2026-12-10',
);
export const prestador = fc
  .record({
    id: fc.integer({ min: 1, max: 4 }),
    sistema: fc.constantFrom('SOC', null),
    prioridade: fc.constantFrom('PREFERENCIAL' as const, 'OUTROS' as const),
    openingHours: fc.constantFrom(null, [], mixedHours),
  })
  .map(({ id: n, ...extra }) => C.clinic(n, extra));
const typeId = fc.integer({ min: 1, max: 13 });
const soc = fc
  .record({
    examesEmDia: fc.boolean(),
    list: fc.subarray([C.upToDate(1, true), C.upToDate(2), C.upToDate(7)]),
  })
  .map(({ examesEmDia, list }) => C.soc({ examesEmDia, examesEmDiaList: list }));
const cliente = fc.record({
  id: fc.integer({ min: 1, max: 2 }),
  name: fc.constant('Cliente'),
  usaReservaHorario: fc.boolean(),
  permiteAlterarMetodoReservaHorario: fc.boolean(),
  desabilitarQuestionarioRisco: fc.boolean(),
  quemAgenda: fc.option(who),
  quemAvisa: fc.option(who),
  clienteNaoAlterarSituacaoNoDemissional: fc.boolean(),
});

const domainEvent: fc.Arbitrary<AssistenteEvent> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ type: 'AVANCOU' } as const) },
  fc.constant({ type: 'VOLTOU' } as const),
  fc.constant({ type: 'RECOMECOU' } as const),
  fc.record({
    type: fc.constant('ETAPA_ABERTA' as const),
    step: fc.constantFrom(...STEPS.map((e) => e.id)),
  }),
  fc.record({
    type: fc.constant('SOLICITANTE_ALTERADO' as const),
    fields: fc.record({ nomeSolicitante: fc.string() }, { requiredKeys: [] }),
  }),
  fc.record({
    type: fc.constant('CADASTRO_RELIDO' as const),
    id,
    pcd: fc.boolean(),
    mudouRisco: fc.boolean(),
  }),
  fc.record({ type: fc.constant('MODO_ESCOLHIDO' as const), autoagendamento: fc.boolean() }),
  fc.record({
    type: fc.constant('ENQUADRAMENTO_RESPONDIDO' as const),
    value: fc.constantFrom('sim' as const, 'nao' as const),
  }),
  fc.record({
    type: fc.constant('TIPO_EXAME_ESCOLHIDO' as const),
    tipoExame: fc.option(fc.integer({ min: 0, max: 15 }).map(C.type)),
  }),
  fc.record({ type: fc.constant('CIDADE_ESCOLHIDA' as const), cidade: fc.option(fc.constant(C.cidade)) }),
  fc.record({ type: fc.constant('FUNCIONARIOS_SELECIONADOS' as const), ids: fc.array(id, { maxLength: 3 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('FUNCIONARIOS_ADICIONADOS' as const),
      funcionarios: fc.array(funcionario, { maxLength: 20 }),
    }),
  },
  fc.record({ type: fc.constant('FUNCIONARIO_REMOVIDO' as const), id }),
  fc.record({
    type: fc.constant('FUNCIONARIO_ALTERADO' as const),
    id,
    fields: fc.record(
      { pcd: fc.boolean(), dataHomologacao: fc.option(data), detalheConsulta: fc.string() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('COBRANCA_RESPONDIDA' as const), id, confirmed: fc.boolean() }),
  fc.record({ type: fc.constant('CLIENTE_CARREGADO' as const), cliente }),
  fc.record({ type: fc.constant('METODO_CARREGADO' as const), quemAgenda: who, quemAvisa: who }),
  fc.record({ type: fc.constant('SINCRONIA_INICIADA' as const), ids: fc.array(id, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant('RISCOS_CARREGADOS' as const),
    id,
    riscos: fc.constantFrom([], [{ id: 1, nome: 'Ruído' }]),
  }),
  fc.record({ type: fc.constant('PROCEDIMENTOS_CARREGADOS' as const), id, tipoExame: typeId, response: soc }),
  fc.record({ type: fc.constant('SINCRONIA_FALHOU' as const), id }),
  fc.record({
    type: fc.constant('EXAME_ACEITO' as const),
    id,
    idExame: fc.integer({ min: 1, max: 7 }),
    accept: fc.boolean(),
  }),
  fc.record({ type: fc.constant('COBRANCA_CIENTE' as const), id, acknowledged: fc.boolean() }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('PRESTADOR_ESCOLHIDO' as const),
      prestador: fc.option(prestador),
    }),
  },
  fc.record({ type: fc.constant('PRESTADOR_CONFIRMADO' as const), confirmed: fc.boolean() }),
  fc.record({ type: fc.constant('PRESTADOR_CARREGADO' as const), prestador }),
  fc.record({
    type: fc.constant('RESERVA_VERIFICADA' as const),
    idPrestador: fc.integer({ min: 1, max: 4 }),
    supports: fc.constantFrom(true, false, null),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('INTERVALO_ESCOLHIDO' as const),
      intervalo: fc.option(fc.record({ inicio: data, fim: data })),
    }),
  },
  fc.record({
    type: fc.constant('PERIODO_ESCOLHIDO' as const),
    periodo: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
  }),
  fc.record({
    type: fc.constant('HORARIO_INFORMADO' as const),
    horario: fc.constantFrom('', '09:00', '99:99'),
  }),
  fc.record({ type: fc.constant('QUEM_AGENDA_ESCOLHIDO' as const), who }),
  fc.record({ type: fc.constant('QUEM_AVISA_ESCOLHIDO' as const), who }),
  fc.record({ type: fc.constant('ATENDENTE_ESCOLHIDO' as const), forward: fc.boolean() }),
  fc.record({
    type: fc.constant('FUNCIONARIO_DO_LINK_ESCOLHIDO' as const),
    funcionario: fc.option(funcionario),
  }),
  fc.record({ type: fc.constant('BLOQUEIO_RESPONDIDO' as const), scheduleManually: fc.boolean() }),
);

export const context: fc.Arbitrary<AssistenteContext> = fc.record({
  now: fc.constantFrom(C.now, { ...C.now, time: '12:01' }),
  attendantSteps: fc.constant(C.attendantSteps),
  clinicalExameRequired: fc.boolean(),
  prestadores: fc.constantFrom([], [{ prioridade: 'PREFERENCIAL' }]),
  dayLimit: fc.constantFrom(null, 5),
});

/** Every state on the way through a random series of events. */
export const story = fc
  .record({ events: fc.array(fc.tuple(domainEvent, context), { maxLength: 40 }), ready: fc.boolean() })
  .map(({ events, ready }) => {
    const states: AssistenteState[] = [ready ? C.completePedido(3) : initialState(C.profile)];
    for (const [e, ctx] of events) states.push(assistenteReducer(states.at(-1) ?? initialState(), e, ctx));
    return states;
  });

const CLINIC_EVENTS: readonly AssistenteEvent['type'][] = [
  'CLIENTE_CARREGADO',
  'METODO_CARREGADO',
  'PRESTADOR_ESCOLHIDO',
  'PRESTADOR_CARREGADO',
  'PRESTADOR_CONFIRMADO',
  'INTERVALO_ESCOLHIDO',
  'PERIODO_ESCOLHIDO',
  'HORARIO_INFORMADO',
  'QUEM_AGENDA_ESCOLHIDO',
  'QUEM_AVISA_ESCOLHIDO',
  'ATENDENTE_ESCOLHIDO',
];

/** Histories that only touch clinic, client and method of a complete request, and so often end in one. */
export const clinicStory = fc
  .array(
    domainEvent.filter((e) => CLINIC_EVENTS.includes(e.type)),
    { maxLength: 12 },
  )
  .map((events) => {
    const states: AssistenteState[] = [C.completePedido(2)];
    for (const e of events) states.push(assistenteReducer(states.at(-1) ?? initialState(), e, C.ctx));
    return states;
  });
