import { describe, expect, it } from 'vitest';
import { TIPO_EXAME } from '../../exames/index.ts';
import { ASSISTENTE_MESSAGE, PEDIDO_MESSAGE } from '../../messages/index.ts';
import { procedimentosToPerform } from '../../pedido/index.ts';
import { groupExames, reservaObstacle, validateReserva, type ReservaRow } from '../../reserva/index.ts';
import { addDays } from '../../time/index.ts';
import { agendamentoPayloads, firstIncompleteStep, validateStep, type AssistenteState } from '../index.ts';
import { begun, BOTH, COMBINATIONS, DISMISSAL, nameOf, walk, type Combination } from './combination.ts';
import * as C from './scenario.ts';

// issue 10: what the enumeration of exam type, PCD, clinic, client, risk and up-to-date exams leaves open: the grade of risk that
// NR-7 asks for, and how the schedule step ends.

const { after, ctx } = C;
const CLINICAL = 1;

/** Days between the latest clinical exam and the dismissal; null: there was none. */
const AGES = [null, -1, 0, 89, 90, 134, 135] as const;
const GRADES = [null, 0, 1, 2, 3, 4, 5] as const;

type Decision = 'waived' | 'due' | 'free';
/** Decisions 5 and 40, said again. */
const decisionOf = (grade: number | null, age: number | null): Decision => {
  const days = grade === 1 || grade === 2 ? 135 : grade === 3 || grade === 4 ? 90 : null;
  if (days === null) return 'free';
  return age !== null && age >= 0 && age < days ? 'waived' : 'due';
};

const DISMISSALS = GRADES.flatMap((riskLevel) =>
  AGES.flatMap((age) =>
    BOTH.flatMap((onlyClinical) =>
      COMBINATIONS.filter((c) => c.type === TIPO_EXAME.DEMISSIONAL && !c.upToDate).map(
        (c): Combination & { readonly age: number | null } => ({
          ...c,
          riskLevel,
          age,
          onlyClinical,
          lastClinical: age === null ? null : addDays(DISMISSAL, -age),
        }),
      ),
    ),
  ),
);

const slotsOf = (c: Combination): boolean => c.socClinic && c.slotClient && c.risk && !c.pcd;

describe('every dismissal reaches an end, whatever the grade of risk and the age of the clinical exam', () => {
  it('asks of all of them: seven grades, seven ages, the clinical exam alone or not, four questions', () => {
    expect(DISMISSALS).toHaveLength(7 * 7 * 2 * 2 ** 4);
  });

  it('waived it is not done, due it is done without charge, unknown it is free; nothing left goes to an attendant', () => {
    const ends = new Set<string>();
    for (const c of DISMISSALS) {
      const { state, stuck } = walk(begun(c), c);
      expect([nameOf(c), stuck]).toEqual([nameOf(c), null]);
      const decision = decisionOf(c.riskLevel ?? null, c.age);
      const [f] = state.funcionarios;
      const clinical = f?.exames.find(({ procedimento: { id } }) => id === CLINICAL);
      const isLocked = decision !== 'free';
      expect([nameOf(c), clinical?.locked, clinical?.due]).toEqual([nameOf(c), isLocked, decision === 'due']);
      // A press on a box that NR-7 decided changes nothing; on a free one it does.
      const pressed = after(state, {
        type: 'EXAME_ACCEPTED',
        id: 1,
        idExame: CLINICAL,
        accept: !clinical?.accept,
      });
      const after1 = pressed.funcionarios[0]?.exames.find(({ procedimento: { id } }) => id === CLINICAL);
      expect([nameOf(c), after1?.accept === clinical?.accept]).toEqual([nameOf(c), isLocked]);

      const isNothing = decision === 'waived' && c.onlyClinical === true;
      const sent = slotsOf(c) ? after(state, { type: 'ATTENDANT_CHOSEN', forward: true }) : state;
      expect([nameOf(c), firstIncompleteStep(sent, ctx)]).toEqual([nameOf(c), null]);
      const [payload] = agendamentoPayloads(sent);
      expect([nameOf(c), payload?.procedimentos.map(({ id }) => id)]).toEqual([
        nameOf(c),
        [...(decision === 'waived' ? [] : [CLINICAL]), ...(c.onlyClinical ? [] : [2])],
      ]);
      expect([nameOf(c), payload?.direcionarParaAtendente]).toEqual([nameOf(c), isNothing || slotsOf(c)]);
      expect([nameOf(c), payload?.observacao ?? '']).toEqual([
        nameOf(c),
        isNothing ? PEDIDO_MESSAGE.NOTHING_TO_DO : '',
      ]);
      ends.add(`${decision} ${isNothing ? 'nada' : 'exames'} ${state.step}`);
    }
    expect([...ends].toSorted()).toEqual([
      'due exames agendar',
      'due exames concluir',
      'free exames agendar',
      'free exames concluir',
      'waived exames agendar',
      'waived exames concluir',
      'waived nada agendar',
      'waived nada concluir',
    ]);
  });
});

/** What the second exam finds at the clinic, and what the person does about it. */
const SECOND = ['same-notice', 'later-notice', 'other-clinic', 'private', 'unregistered'] as const;
const CHOICES = ['whole', 'no-date', 'no-time', 'out-of-days', 'out-of-order'] as const;
type Second = (typeof SECOND)[number];
type Choice = (typeof CHOICES)[number];

const FIRST_DAY = '2026-11-25';
const RANGE = { min: FIRST_DAY, max: '2026-11-27' };
const slot = (data: string, horarioChegada: string, horarioSaida: string) => ({
  data,
  horarioChegada,
  horarioSaida,
  minutosAgendas: 30,
  ambienteId: 1,
  vagas: 1,
});

function rowsOf(state: AssistenteState, second: Second, choice: Choice): ReservaRow[] {
  const [f] = state.funcionarios;
  if (!f) throw new Error('Sem funcionário.');
  const [, ...others] = procedimentosToPerform(f);
  const isOther = second === 'other-clinic' || second === 'private';
  const groups = groupExames([
    { id: CLINICAL, name: 'Exame 1', antecedencia: 0 },
    ...others.map(({ id, name }) => ({
      id,
      name,
      antecedencia: isOther ? null : second === 'later-notice' ? 1 : 0,
    })),
  ]);
  const clinic = state.prestador;
  const rows = [...groups.served, ...groups.unserved].map((group, index): ReservaRow => {
    const isServed = index < groups.served.length;
    const particular = !isServed && second === 'private';
    const data = index === 0 || !isServed ? FIRST_DAY : '2026-11-26';
    return {
      id: String(index),
      prestador: isServed ? clinic : particular ? null : { id: 2, name: 'Clínica 2' },
      procedimentos: group.procedimentos,
      antecedencia: group.antecedencia,
      isServed,
      openingHours: isServed ? (clinic?.openingHours ?? null) : null,
      data,
      faixa: particular ? null : index === 0 ? slot(data, '10:00', '10:30') : slot(data, '09:00', '09:30'),
      particular,
    };
  });
  const last = rows.length - 1;
  return rows.map((row, index) => {
    if (index !== last) return row;
    if (choice === 'no-date') return { ...row, data: null, faixa: null };
    if (choice === 'no-time') return row.particular ? { ...row, data: null } : { ...row, faixa: null };
    if (choice === 'out-of-days')
      return { ...row, data: '2027-06-01', faixa: row.faixa && { ...row.faixa, data: '2027-06-01' } };
    if (choice === 'out-of-order' && index > 0 && row.faixa)
      return { ...row, data: FIRST_DAY, antecedencia: 0, faixa: slot(FIRST_DAY, '10:15', '10:45') };
    return row;
  });
}

describe('every request that takes slots ends booked, at an attendant, or at a stated block', () => {
  const withSlots = COMBINATIONS.map((c) => ({ c, ...walk(begun(c), c) })).filter(
    ({ state }) => state.step === 'agendar',
  );

  it('those of doc2 §4 take them: eight exam types, up to date or not', () => {
    expect(withSlots).toHaveLength(8 * 2);
  });

  it('whole it is booked, and the employee leaves the request; else the row says what is wrong', () => {
    const ends = new Map<string, number>();
    for (const { c, state } of withSlots) {
      for (const second of SECOND) {
        const [f] = state.funcionarios;
        const obstacle = reservaObstacle({
          possuiRisco: f?.possuiRisco === true,
          procedimentos: procedimentosToPerform(f!).map(({ id, name }) => ({
            name,
            procedimentoDiagnosticoId: second === 'unregistered' && id !== CLINICAL ? null : id,
          })),
        });
        const exames = procedimentosToPerform(f!).length;
        const name = `${nameOf(c)} ${second}`;
        expect([name, obstacle?.codigo ?? null]).toEqual([
          name,
          exames === 0
            ? 'NOTHING_TO_DO'
            : second === 'unregistered' && exames > 1
              ? 'UNREGISTERED_EXAME'
              : null,
        ]);
        // Whoever still stands in the step is asked for, and an attendant takes anybody.
        expect([name, validateStep(state, 'agendar', ctx)]).toMatchObject([
          name,
          { ok: false, message: ASSISTENTE_MESSAGE.SCHEDULE_ALL },
        ]);
        const handed = after(state, { type: 'ATTENDANT_CHOSEN', forward: true });
        expect([name, validateStep(handed, 'agendar', ctx)]).toEqual([name, { ok: true }]);
        if (obstacle) {
          expect(obstacle.text).not.toBe('');
          ends.set('só um atendente', (ends.get('só um atendente') ?? 0) + 1);
          continue;
        }
        for (const choice of CHOICES) {
          const rows = rowsOf(state, second, choice);
          const failures = validateReserva(rows, RANGE);
          const isOrdered = rows.length === 1 || rows.at(-1)?.particular === true;
          const wanted =
            choice === 'whole' || (choice === 'out-of-order' && isOrdered)
              ? []
              : [
                  {
                    'no-date': 'INCOMPLETE',
                    'no-time': 'INCOMPLETE',
                    'out-of-days': 'OUT_OF_DAYS',
                    'out-of-order': 'OUT_OF_ORDER',
                  }[choice],
                ];
          expect([name, choice, failures.map((failure) => failure.codigo)]).toEqual([name, choice, wanted]);
          expect([name, choice, failures.every((failure) => failure.mensagem.length > 10)]).toEqual([
            name,
            choice,
            true,
          ]);
          const end = failures[0]?.codigo ?? 'agendado';
          ends.set(end, (ends.get(end) ?? 0) + 1);
          if (failures.length > 0) continue;
          // Saved, the employee leaves; with the last of them the wizard is done (doc2 §4).
          const saved = after(state, { type: 'FUNCIONARIO_REMOVED', id: 1 });
          expect([name, saved.funcionarios]).toEqual([name, []]);
        }
      }
    }
    expect([...ends.keys()].toSorted()).toEqual([
      'INCOMPLETE',
      'OUT_OF_DAYS',
      'OUT_OF_ORDER',
      'agendado',
      'só um atendente',
    ]);
  });
});
