import { procedimentosSoc, riscosSoc, type ApiClient } from '@apto/api-client';
import { assistenteReducer, type AssistenteState, type AssistenteEvent } from '@apto/domain/assistente';
import { describe, expect, it } from 'vitest';
import { withFuncionarios, after, fromLink, RISCOS, SOC } from '../stories/pedidos.ts';
import { missingFromSoc, sync } from './sync.ts';

const ctx = {
  now: { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' },
};

/** A request and a SOC that answers when it is asked; `fail` names the employees for whom a question fails. */
function scene(
  initial: AssistenteState,
  fail: { riscos?: readonly number[]; exames?: readonly number[] } = {},
) {
  let state = initial;
  let inFlight = 0;
  const peak = { value: 0 };
  const questions: string[] = [];
  const invoke = (async (call: unknown, input: { params: { employeeId?: number; id?: number } }) => {
    inFlight += 1;
    peak.value = Math.max(peak.value, inFlight);
    await Promise.resolve();
    inFlight -= 1;
    const { employeeId, id = 0 } = input.params;
    if (call === riscosSoc) {
      questions.push(`riscos ${employeeId}`);
      if (fail.riscos?.includes(employeeId ?? 0)) throw new Error('SOC fora');
      return RISCOS;
    }
    expect(call).toBe(procedimentosSoc);
    questions.push(`exames ${id}`);
    if (fail.exames?.includes(id)) throw new Error('SOC fora');
    return SOC;
  }) as ApiClient['invoke'];
  return {
    questions,
    peak,
    state: () => state,
    change: (next: AssistenteState) => {
      state = next;
    },
    ports: {
      api: { invoke },
      state: () => state,
      dispatch: (event: AssistenteEvent) => {
        state = assistenteReducer(state, event, ctx);
      },
    },
  };
}

describe('doc2 §4: asking SOC', () => {
  it('each employee becomes ready once risks and exams are here', async () => {
    const { ports, state } = scene(withFuncionarios(3));
    const failures = await sync(missingFromSoc(state(), ['PENDENTE']), ports);
    expect(failures).toEqual({ riscos: [], exames: [] });
    expect(state().funcionarios.map(({ sync }) => sync)).toEqual(['READY', 'READY', 'READY']);
    expect(missingFromSoc(state(), ['PENDENTE', 'LOADING', 'FAILED'])).toEqual([]);
  });

  it('goes in lots of four employees, two questions each', async () => {
    const { ports, state, peak, questions } = scene(withFuncionarios(10));
    await sync(missingFromSoc(state(), ['PENDENTE']), ports);
    expect(peak.value).toBe(8);
    expect(questions).toHaveLength(20);
  });

  it('one failure marks its employee, is told once, and asking again asks only what is missing', async () => {
    const { ports, state, questions } = scene(withFuncionarios(2), { exames: [101] });
    const { exames, riscos } = await sync(missingFromSoc(state(), ['PENDENTE']), ports);
    expect([exames.length, riscos.length]).toEqual([1, 0]);
    expect(state().funcionarios.map(({ sync }) => sync)).toEqual(['READY', 'FAILED']);
    const missing = missingFromSoc(state(), ['FAILED']);
    expect(missing).toEqual([{ id: 101, customerId: 1, riscos: false, tipoExame: 2 }]);
    questions.length = 0;
    await sync(missing, ports);
    expect(questions).toEqual(['exames 101']);
  });

  it('a failure about a type that is no longer chosen says nothing', async () => {
    const c = scene(withFuncionarios(1), { exames: [100] });
    const missing = missingFromSoc(c.state(), ['PENDENTE']);
    const wait = sync(missing, c.ports);
    c.change(
      after(c.state(), [{ type: 'TIPO_EXAME_CHOSEN', tipoExame: { id: 1, descricao: 'Admissional' } }]),
    );
    expect((await wait).exames).toEqual([]);
    expect(c.state().funcionarios[0]?.sync).toBe('PENDENTE');
  });

  it('doc2 §4 self-scheduling: without a type only the risks are asked', async () => {
    const { ports, state, questions } = scene(fromLink(0));
    await sync(missingFromSoc(state(), ['PENDENTE']), ports);
    expect(questions).toEqual(['riscos 100']);
    expect(state().funcionarios[0]?.possuiRisco).toBe(true);
  });
});
