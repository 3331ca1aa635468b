import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIPO_EXAME as T } from '../../exames/index.ts';
import {
  hasPcdProcedimento,
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

const toCheck = (p: AgendamentoPayload): PedidoToCheck => ({
  ...p,
  procedimentos: p.procedimentos.map(({ id }) => id),
  tipoExame: p.tipoExame.id,
  cidade: p.cidade.id,
});

/** The rows behind a request: what its state was told of them. */
function factsOf(e: AssistenteState, index: number, dayLimit: number | null): PedidoFacts {
  const f = e.funcionarios[index];
  return C.facts({
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
      system: e.prestador?.sistema ?? null,
      exames: [1, 2, 7],
      openingHours: e.prestador?.openingHours ?? null,
    },
    funcionario: {
      possuiRisco: f?.possuiRisco ?? false,
      mudouRisco: f?.mudouRisco ?? false,
      pcd: f?.pcd ?? false,
      hasPcdProcedimento: f ? hasPcdProcedimento(f) : false,
    },
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
      { type: 'CLIENTE_LOADED', cliente },
      { type: 'PRESTADOR_CHOSEN', prestador: C.clinic(1, { sistema: 'SOC' }) },
    );
    expect(inSoc).toMatchObject({ quemAgenda: 'SOLICITANTE', quemAvisa: 'SOLICITANTE' });
    const otherType = C.after(inSoc, { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(T.ADMISSIONAL) });
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
      { type: 'CLIENTE_LOADED', cliente },
      { type: 'PRESTADOR_CHOSEN', prestador: C.clinic(1, { sistema: 'SOC' }) },
      { type: 'QUEM_AGENDA_CHOSEN', who: 'EMPRESA' },
    );
    expect(free.quemAgenda).toBe('EMPRESA');
    const bound = C.after(free, {
      type: 'CLIENTE_LOADED',
      cliente: { ...cliente, permiteAlterarMetodoReservaHorario: false },
    });
    expect(bound.quemAgenda).toBe('SOLICITANTE');
  });

  it('a charge question is not hidden by another question', () => {
    const e = C.after(C.synced(C.pedidoManual(T.MUDANCA_FUNCAO)), {
      type: 'PRESTADOR_CHOSEN',
      prestador: C.clinic(),
    });
    const two: AssistenteState = {
      ...e,
      dialogs: [
        { type: 'CONFIRM_OTHERS', prestador: C.clinic(2) },
        { type: 'FUNCTION_CHANGE_CHARGE', idFuncionario: 1 },
      ],
    };
    expect(firstIncompleteStep(two, C.ctx)?.step).toBe('dados-agendamento');
  });
});

describe('a range that the picker refused', () => {
  const beyond = { inicio: '2027-11-24', fim: '2027-11-25' };
  it('is not kept, wherever it comes from', () => {
    const e = C.after(C.completePedido(), { type: 'INTERVALO_CHOSEN', intervalo: beyond });
    expect(e.intervaloSugerido).toBeNull();
    expect(e.avisos).toHaveLength(1);
  });
  it('INTERVALO_RECUSADO can only warn', () => {
    const before = C.completePedido();
    const message = '25/12/2026 é feriado nacional';
    const e = assistenteReducer(before, { type: 'INTERVALO_REFUSED', message }, C.ctx);
    expect(C.titles(e)).toEqual([message]);
    expect({ ...e, avisos: before.avisos, nextNotice: before.nextNotice }).toEqual(before);
  });
});
