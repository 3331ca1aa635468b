import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requiredMethod } from '../../pedido/index.ts';
import {
  assistenteReducer,
  minSugestaoDate,
  initialState,
  STEPS,
  assistenteSteps,
  draftPeople,
  draftSummary,
  readDraft,
  agendamentoPayloads,
  pedidoPeriodos,
  firstIncompleteStep,
  serializeDraft,
  validateStep,
  type AssistenteState,
  type AssistenteEvent,
} from '../index.ts';
import * as C from './scenario.ts';
import { context, story, prestador } from './story.ts';

const forAll = (check: (e: AssistenteState) => void): void =>
  fc.assert(
    fc.property(story, (states) => {
      for (const e of states) check(e);
    }),
    { numRuns: 150 },
  );

describe('wizard invariants over random events', () => {
  it('doc2 §5: never more than 10 employees, each once, all of the one client', () => {
    forAll((e) => {
      expect(e.funcionarios.length).toBeLessThanOrEqual(10);
      expect(new Set(e.funcionarios.map((f) => f.id)).size).toBe(e.funcionarios.length);
      expect(e.funcionarios.every((f) => f.customerId === e.cliente?.id)).toBe(true);
      expect(e.cliente === null).toBe(e.funcionarios.length === 0);
      if (e.autoagendamento) expect(e.funcionarios.length).toBeLessThanOrEqual(1);
    });
  });

  it('decisions #13: the steps always stand in their order, and the current one is among them', () => {
    const order = STEPS.map((x) => x.id);
    forAll((e) => {
      const ids = assistenteSteps(e).map((x) => x.id);
      expect(ids).toEqual([...ids].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
      expect(ids).toContain(e.step);
    });
  });

  it('doc2 §4: a kept range never starts before its minimum, and a kept period is on offer', () => {
    fc.assert(
      fc.property(story, context, prestador, (states, ctx, newValue) => {
        const e = assistenteReducer(
          states.at(-1) ?? initialState(),
          { type: 'PRESTADOR_CHOSEN', prestador: newValue },
          ctx,
        );
        if (e.autoagendamento || e.dialogs.length > 0) return;
        if (e.intervaloSugerido) expect(e.intervaloSugerido.inicio >= minSugestaoDate(e, ctx.now)).toBe(true);
        if (e.periodo !== null)
          expect(pedidoPeriodos(e, ctx.now).find((p) => p.periodo === e.periodo)?.available).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it('doc2 §4: a locked answer is the only one that it may be', () => {
    forAll((e) => {
      const { quemAgenda, quemAvisa } = requiredMethod(e);
      if (quemAgenda) expect(e.quemAgenda).toBe(quemAgenda);
      if (quemAvisa) expect(e.quemAvisa).toBe(quemAvisa);
    });
  });

  it('a question about an employee is about one of the request', () => {
    forAll((e) => {
      for (const d of e.dialogs) {
        if (d.type === 'FUNCTION_CHANGE_CHARGE')
          expect(e.funcionarios.map((f) => f.id)).toContain(d.idFuncionario);
      }
    });
  });

  it('toasts are numbered without gaps or repeats', () => {
    forAll((e) => {
      const numbers = e.avisos.map((a) => a.number);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers.every((n) => n < e.nextNotice)).toBe(true);
    });
  });

  it('validation is total, and what it accepts can be sent', () => {
    forAll((e) => {
      for (const { id: step } of STEPS) {
        const r = validateStep(e, step, C.ctx);
        if (!r.ok) expect(r.failures.length).toBeGreaterThan(0);
      }
      if (!e.autoagendamento && firstIncompleteStep(e, C.ctx) === null) {
        expect(agendamentoPayloads(e)).toHaveLength(e.funcionarios.length);
      }
    });
  });

  it('an event about somebody who is not in the request gives back the same state', () => {
    const e = C.completePedido();
    for (const type of ['FUNCIONARIO_REMOVED', 'SYNC_FAILED'] as const) {
      expect(assistenteReducer(e, { type, id: 99 }, C.ctx)).toBe(e);
    }
    expect(assistenteReducer(e, { type: 'NADA' } as unknown as AssistenteEvent, C.ctx)).toBe(e);
  });
});

describe('draft', () => {
  it('round trip: reading a stored draft and storing it again gives the same text', () => {
    forAll((e) => {
      const text = serializeDraft(e);
      const parsed = readDraft(text, C.profile);
      expect(parsed).not.toBeNull();
      if (!parsed) return;
      expect(JSON.parse(serializeDraft({ ...parsed, step: e.step }))).toEqual(JSON.parse(text));
      expect(assistenteSteps(parsed).map((x) => x.id)).toContain(parsed.step);
    });
  });

  it('decisions #18: nothing of anybody’s health is stored', () => {
    const e = C.after(
      C.completePedido(),
      {
        type: 'FUNCIONARIO_CHANGED',
        id: 1,
        fields: {
          pcd: true,
          detalheConsulta: 'SEGREDO',
          tipoRetorno: 1,
          observacao: 'SEGREDO',
          questionarioRisco: 77,
        },
      },
      { type: 'NOTE_CHANGED', observacao: 'SEGREDO' },
      {
        type: 'ATTACHMENT_ADDED',
        id: 1,
        attachment: { name: 'SEGREDO.pdf', kind: 'LAUDO_PCD', key: C.uploadKey('a'), size: 1 },
      },
    );
    const text = serializeDraft(e);
    for (const forbidden of [
      'SEGREDO',
      'Ruído',
      'Exame 1',
      'pcd',
      'possuiRisco',
      'exames',
      'questionarioRisco"',
      'tipoRetorno',
      'mudouRisco',
      'LAUDO',
    ]) {
      expect(text).not.toContain(forbidden);
    }
    const parsed = readDraft(text, null);
    expect(parsed).toMatchObject({ step: 'dados-solicitante', prestador: { id: 1 }, periodo: 1 });
    expect(parsed?.avisos[0]?.title).toBe('Rascunho recuperado');
  });

  it('issue 12: a list of drafts tells who is in one, and its offer how many and where', () => {
    const [one, three] = [C.pedidoManual(undefined, 1), C.pedidoManual(undefined, 3)];
    const [first] = one.funcionarios;
    expect([draftPeople(initialState()), draftSummary(initialState())]).toEqual(['', 'sem funcionários']);
    expect(draftPeople(one)).toBe(first?.name);
    expect(draftPeople(three)).toBe(`${three.funcionarios[0]?.name} e mais 2`);
    expect(draftPeople({ ...one, selected: [8, 9] })).toBe(`${first?.name} e mais 2`);
    expect(draftSummary({ ...three, cidade: C.cidade })).toBe('3 funcionários, Recife');
    expect(draftSummary(three)).not.toContain(first?.name);
  });

  it('a draft opened at the end goes back to where SOC is asked again', () => {
    const e = { ...C.completePedido(), step: 'concluir' as const };
    expect(readDraft(serializeDraft(e), null)?.step).toBe('procedimentos');
  });

  it('an unanswered charge question is asked again, once the registry said whose risk changed', () => {
    const e = C.after(
      initialState(),
      { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(5) },
      {
        type: 'FUNCIONARIOS_ADDED',
        funcionarios: [1, 2, 3].map((id) => C.funcionario(id, { mudouRisco: id === 3 })),
      },
      { type: 'CHARGE_ANSWERED', id: 1, confirmed: true },
    );
    const parsed = readDraft(serializeDraft(e), null);
    expect(parsed?.dialogs).toEqual([]);
    const reread = [1, 2, 3].map(
      (id) => ({ type: 'REGISTRATION_REREAD', id, pcd: false, mudouRisco: id === 3 }) as const,
    );
    expect(C.after(parsed!, ...reread).dialogs).toEqual([
      { type: 'FUNCTION_CHANGE_CHARGE', idFuncionario: 2 },
    ]);
  });

  it('tolerant to garbage: anything else is no draft, and nothing throws', () => {
    const stored = serializeDraft(C.completePedido(2));
    for (const text of [
      null,
      undefined,
      '',
      '{',
      'null',
      '[]',
      '{"versao":1}',
      '{"versao":2,"estado":{}}',
      stored.slice(0, -3),
    ]) {
      expect(readDraft(text, null)).toBeNull();
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => readDraft(text, null) === null));
  });

  it('a draft that breaks a rule of the wizard is no draft', () => {
    const raw = JSON.parse(serializeDraft(C.completePedido(2))) as {
      estado: { funcionarios: { customerId: number; id: number }[] };
    };
    const tamper = (mutate: (e: typeof raw.estado) => void): string => {
      const copy = structuredClone(raw);
      mutate(copy.estado);
      return JSON.stringify(copy);
    };
    expect(
      readDraft(
        tamper((e) => e.funcionarios.forEach((f) => (f.customerId = 2))),
        null,
      ),
    ).toBeNull();
    expect(
      readDraft(
        tamper((e) => e.funcionarios.forEach((f) => (f.id = 1))),
        null,
      ),
    ).toBeNull();
    expect(
      readDraft(
        tamper(
          (e) =>
            (e.funcionarios = Array.from({ length: 11 }, (_, i) => ({
              ...e.funcionarios[0],
              id: i,
              customerId: 1,
            }))),
        ),
        null,
      ),
    ).toBeNull();
  });
});
