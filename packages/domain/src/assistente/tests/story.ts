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
  { weight: 6, arbitrary: fc.constant({ type: 'ADVANCED' } as const) },
  fc.constant({ type: 'WENT_BACK' } as const),
  fc.constant({ type: 'RESTARTED' } as const),
  fc.record({
    type: fc.constant('STEP_OPENED' as const),
    step: fc.constantFrom(...STEPS.map((e) => e.id)),
  }),
  fc.record({
    type: fc.constant('SOLICITANTE_CHANGED' as const),
    fields: fc.record({ nomeSolicitante: fc.string() }, { requiredKeys: [] }),
  }),
  fc.record({
    type: fc.constant('REGISTRATION_REREAD' as const),
    id,
    pcd: fc.boolean(),
    mudouRisco: fc.boolean(),
  }),
  fc.record({ type: fc.constant('MODE_CHOSEN' as const), autoagendamento: fc.boolean() }),
  fc.record({
    type: fc.constant('ENQUADRAMENTO_ANSWERED' as const),
    value: fc.constantFrom('sim' as const, 'nao' as const),
  }),
  fc.record({
    type: fc.constant('TIPO_EXAME_CHOSEN' as const),
    tipoExame: fc.option(fc.integer({ min: 0, max: 15 }).map(C.type)),
  }),
  fc.record({ type: fc.constant('CIDADE_CHOSEN' as const), cidade: fc.option(fc.constant(C.cidade)) }),
  fc.record({ type: fc.constant('FUNCIONARIOS_SELECTED' as const), ids: fc.array(id, { maxLength: 3 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('FUNCIONARIOS_ADDED' as const),
      funcionarios: fc.array(funcionario, { maxLength: 20 }),
    }),
  },
  fc.record({ type: fc.constant('FUNCIONARIO_REMOVED' as const), id }),
  fc.record({
    type: fc.constant('FUNCIONARIO_CHANGED' as const),
    id,
    fields: fc.record(
      { pcd: fc.boolean(), dataHomologacao: fc.option(data), detalheConsulta: fc.string() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ type: fc.constant('CHARGE_ANSWERED' as const), id, confirmed: fc.boolean() }),
  fc.record({ type: fc.constant('CLIENTE_LOADED' as const), cliente }),
  fc.record({ type: fc.constant('METHOD_LOADED' as const), quemAgenda: who, quemAvisa: who }),
  fc.record({ type: fc.constant('SYNC_STARTED' as const), ids: fc.array(id, { maxLength: 3 }) }),
  fc.record({
    type: fc.constant('RISCOS_LOADED' as const),
    id,
    riscos: fc.constantFrom([], [{ id: 1, nome: 'Ruído' }]),
  }),
  fc.record({ type: fc.constant('PROCEDIMENTOS_LOADED' as const), id, tipoExame: typeId, response: soc }),
  fc.record({ type: fc.constant('SYNC_FAILED' as const), id }),
  fc.record({
    type: fc.constant('EXAME_ACCEPTED' as const),
    id,
    idExame: fc.integer({ min: 1, max: 7 }),
    accept: fc.boolean(),
  }),
  fc.record({ type: fc.constant('CHARGE_ACKNOWLEDGED' as const), id, acknowledged: fc.boolean() }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('PRESTADOR_CHOSEN' as const),
      prestador: fc.option(prestador),
    }),
  },
  fc.record({ type: fc.constant('PRESTADOR_CONFIRMED' as const), confirmed: fc.boolean() }),
  fc.record({ type: fc.constant('PRESTADOR_LOADED' as const), prestador }),
  fc.record({
    type: fc.constant('RESERVA_VERIFIED' as const),
    idPrestador: fc.integer({ min: 1, max: 4 }),
    supports: fc.constantFrom(true, false, null),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('INTERVALO_CHOSEN' as const),
      intervalo: fc.option(fc.record({ inicio: data, fim: data })),
    }),
  },
  fc.record({
    type: fc.constant('PERIODO_CHOSEN' as const),
    periodo: fc.constantFrom(1 as const, 2 as const, 3 as const, null),
  }),
  fc.record({
    type: fc.constant('HORARIO_GIVEN' as const),
    horario: fc.constantFrom('', '09:00', '99:99'),
  }),
  fc.record({ type: fc.constant('QUEM_AGENDA_CHOSEN' as const), who }),
  fc.record({ type: fc.constant('QUEM_AVISA_CHOSEN' as const), who }),
  fc.record({ type: fc.constant('ATTENDANT_CHOSEN' as const), forward: fc.boolean() }),
  fc.record({
    type: fc.constant('LINK_FUNCIONARIO_CHOSEN' as const),
    funcionario: fc.option(funcionario),
  }),
  fc.record({ type: fc.constant('BLOCK_ANSWERED' as const), scheduleManually: fc.boolean() }),
  fc.constant({ type: 'BLOCK_CLOSED' as const }),
);

export const context: fc.Arbitrary<AssistenteContext> = fc.record({
  now: fc.constantFrom(C.now, { ...C.now, time: '12:01' }),
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
  'CLIENTE_LOADED',
  'METHOD_LOADED',
  'PRESTADOR_CHOSEN',
  'PRESTADOR_LOADED',
  'PRESTADOR_CONFIRMED',
  'INTERVALO_CHOSEN',
  'PERIODO_CHOSEN',
  'HORARIO_GIVEN',
  'QUEM_AGENDA_CHOSEN',
  'QUEM_AVISA_CHOSEN',
  'ATTENDANT_CHOSEN',
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
