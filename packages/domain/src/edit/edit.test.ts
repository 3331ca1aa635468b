import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { businessHours, opened, week } from '../fixtures/index.ts';
import { PERIODO } from '../periodos/index.ts';
import {
  changedFields,
  EDIT_FIELDS,
  editAttachment,
  editConflict,
  editForm,
  editLabel,
  editPayload,
  editPeriodos,
  editText,
  isEdited,
  mergeEdit,
  periodoWarning,
  validateEdit,
  type EditableAgendamento,
  type EditFacts,
  type EditField,
  type EditForm,
} from './index.ts';

const now = { data: '2026-11-24', time: '10:00', instant: '2026-11-24T13:00:00.000Z' };
const agendamento: EditableAgendamento = {
  cidade: { id: 5, cidade: 'Campinas', estado: 'SP' },
  prestador: { id: 7, name: 'Clínica São Lucas' },
  tipoExame: { id: 2 },
  nomeSolicitante: 'Rita Camargo',
  emailSolicitante: 'rita@exemplo.com.br',
  telefoneSolicitante: '19987654321',
  dataSugestaoInicial: '2026-11-30',
  dataSugestaoFinal: '2026-12-02',
  periodo: 1,
  funcionario: { name: 'Ana Beatriz Nogueira' },
  observacao: null,
  tipoRetorno: null,
  dataLiberacao: null,
  dataHomologacao: null,
  motivoConsulta: null,
  detalheConsulta: null,
  unidade: { id: 10, name: 'Matriz' },
  setor: null,
  cargo: null,
  linkTelemedicina: null,
};
const base = editForm(agendamento);
const facts = (changes: Partial<EditFacts['sugestao']> = {}): EditFacts => ({
  sugestao: {
    system: null,
    openingHours: businessHours,
    feriados: [],
    ferias: [],
    dayLimit: 10,
    ...changes,
  },
  quemAgenda: 'SOLICITANTE',
  isReleased: true,
  clienteName: 'Serra Azul',
});

/** A form that may say anything in any field. */
const anyForm: fc.Arbitrary<EditForm> = fc.record({
  cidade: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }), name: fc.constant('Campinas - SP') })),
  prestador: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }), name: fc.constant('Clínica') })),
  tipoExame: fc.option(fc.integer({ min: 1, max: 13 })),
  nomeSolicitante: fc.constantFrom('', 'Rita', ' Rita '),
  emailSolicitante: fc.constantFrom('', 'rita@exemplo.com.br', 'outra@exemplo.com.br'),
  telefoneSolicitante: fc.constantFrom('', '19987654321', '(19) 98765-4321', '(19) 3232-4321'),
  intervalo: fc.option(
    fc.constantFrom({ inicio: '2026-11-30', fim: '2026-12-01' }, { inicio: '2026-11-30', fim: '2026-12-02' }),
  ),
  periodo: fc.option(fc.constantFrom(1 as const, 2 as const, 3 as const)),
  funcionario: fc.constant('Ana'),
  observacao: fc.constantFrom('', 'Sem pressa.', 'De manhã.'),
  tipoRetorno: fc.option(fc.integer({ min: 1, max: 5 })),
  dataLiberacao: fc.option(fc.constantFrom('2026-11-20', '2026-11-21')),
  dataHomologacao: fc.option(fc.constantFrom('2026-11-20', '2026-11-21')),
  motivoConsulta: fc.option(fc.integer({ min: 1, max: 4 })),
  detalheConsulta: fc.constantFrom('', 'Dor.', 'Retorno.'),
  unidade: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }), name: fc.constant('Matriz') })),
  setor: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }), name: fc.constant('Setor') })),
  cargo: fc.option(fc.record({ id: fc.integer({ min: 1, max: 3 }), name: fc.constant('Cargo') })),
  linkTelemedicina: fc.constantFrom('', 'https://salas.exemplo.com.br/1', 'https://salas.exemplo.com.br/2'),
});

describe('doc1 §2.4 what an edit sends', () => {
  it('nothing while nothing was changed: spaces, punctuation of a phone and names of records are no change', () => {
    const same = {
      ...base,
      nomeSolicitante: ' Rita Camargo ',
      telefoneSolicitante: '19 98765 4321',
      cidade: { id: 5, name: 'CAMPINAS' },
    };
    expect(editPayload(base, same)).toEqual({});
    expect(isEdited(base, same)).toBe(false);
  });

  it('a required record that was taken away is an edit, although there is nothing of it to send', () => {
    const without = { ...base, cidade: null, prestador: null };
    expect(editPayload(base, without)).toEqual({});
    expect(isEdited(base, without)).toBe(true);
    // A branch is not: it stays as it is.
    const moved = { ...base, tipoExame: 5, unidade: { id: 1, name: 'Matriz' } };
    expect(isEdited(moved, { ...moved, unidade: null })).toBe(false);
  });

  test.each<[string, Partial<EditForm>, object]>([
    ['city', { cidade: { id: 6, name: 'Sumaré - SP' } }, { cidade: 6 }],
    ['clinic', { prestador: { id: 8, name: 'Vida' } }, { prestador: 8 }],
    ['exam type', { tipoExame: 3 }, { tipoExame: 3 }],
    ['requester', { nomeSolicitante: ' Eva ' }, { nomeSolicitante: 'Eva' }],
    ['e-mail', { emailSolicitante: 'eva@exemplo.com.br ' }, { emailSolicitante: 'eva@exemplo.com.br' }],
    [
      'phone, punctuation stripped (§5)',
      { telefoneSolicitante: '(11) 91234-5678' },
      { telefoneSolicitante: '11912345678' },
    ],
    [
      'both ends of the range',
      { intervalo: { inicio: '2026-11-30', fim: '2026-12-03' } },
      { dataSugestaoInicial: '2026-11-30', dataSugestaoFinal: '2026-12-03' },
    ],
    ['shift', { periodo: 2 }, { periodo: 2 }],
    ['note', { observacao: ' Sem pressa. ' }, { observacao: 'Sem pressa.' }],
    [
      'type 3',
      { tipoExame: 3, tipoRetorno: 4, dataLiberacao: '2026-11-20' },
      { tipoExame: 3, tipoRetorno: 4, dataLiberacao: '2026-11-20' },
    ],
    [
      'type 4',
      { tipoExame: 4, dataHomologacao: '2026-11-20' },
      { tipoExame: 4, dataHomologacao: '2026-11-20' },
    ],
    [
      'type 9',
      { tipoExame: 9, motivoConsulta: 2, detalheConsulta: 'Dor.' },
      { tipoExame: 9, motivoConsulta: 2, detalheConsulta: 'Dor.' },
    ],
    [
      'the room of what is done remotely',
      { tipoExame: 9, linkTelemedicina: ' https://salas.exemplo.com.br/1 ' },
      { tipoExame: 9, linkTelemedicina: 'https://salas.exemplo.com.br/1' },
    ],
    [
      'no room for what ends in an ASO',
      { linkTelemedicina: 'https://salas.exemplo.com.br/1' },
      { linkTelemedicina: '' },
    ],
    [
      'type 5',
      {
        tipoExame: 5,
        unidade: { id: 11, name: 'B' },
        setor: { id: 2, name: 'C' },
        cargo: { id: 3, name: 'D' },
      },
      { tipoExame: 5, unidade: 11, setor: 2, cargo: 3 },
    ],
  ])('%s', (_name, changes, payload) => {
    expect(editPayload(base, { ...base, ...changes })).toEqual(payload);
  });

  it('a branch chosen for a function change goes nowhere when the type is another one again', () => {
    expect(editPayload(base, { ...base, unidade: { id: 11, name: 'B' } })).toEqual({});
  });

  it('a cleared note is null, so that the server clears it', () => {
    const noted = editForm({ ...agendamento, observacao: 'Sem pressa.' });
    expect(editPayload(noted, { ...noted, observacao: ' ' })).toEqual({ observacao: null });
  });
});

describe('doc1 §5 edit dialog, required fields', () => {
  test.each<[EditField, EditForm[EditField], string]>([
    ['cidade', null, 'A cidade é obrigatória.'],
    ['prestador', null, 'O prestador é obrigatório.'],
    ['tipoExame', null, 'Campo obrigatório'],
    ['nomeSolicitante', ' ', 'O nome do solicitante é obrigatório.'],
    ['emailSolicitante', '', 'O email do solicitante é obrigatório.'],
    ['emailSolicitante', 'rita', 'Campo deve ser email'],
    ['telefoneSolicitante', '', 'O telefone do solicitante é obrigatório.'],
    ['telefoneSolicitante', '(19) 9876', 'Telefone inválido'],
    ['intervalo', null, 'Campo obrigatório'],
    ['periodo', null, 'Campo obrigatório'],
    ['funcionario', '', 'O nome do funcionário é obrigatório.'],
  ])('%s %j says %s', (field, value, message) => {
    expect(validateEdit(base, { ...base, [field]: value }, facts(), now)).toEqual({ [field]: message });
  });

  it('a room without https is said, where the type has one', () => {
    const room = { ...base, linkTelemedicina: 'sala 4' };
    expect(Object.keys(validateEdit(base, { ...room, tipoExame: 9 }, facts(), now))).toEqual([
      'linkTelemedicina',
    ]);
    expect(validateEdit(base, room, facts(), now)).toEqual({});
  });

  test.each([3, 4, 5, 9])(
    'decision 15: nothing that only type %i asks for stands in the way',
    (tipoExame) => {
      expect(validateEdit(base, { ...base, tipoExame }, facts(), now)).toEqual({});
    },
  );

  it('days that nobody touched are not judged again by today; touched ones are', () => {
    const old = editForm({
      ...agendamento,
      dataSugestaoInicial: '2026-11-02',
      dataSugestaoFinal: '2026-11-03',
    });
    expect(validateEdit(old, { ...old, observacao: 'x' }, facts(), now)).toEqual({});
    expect(Object.keys(validateEdit(old, { ...old, periodo: 2 }, facts(), now))).toEqual(['intervalo']);
  });

  it('a shift that the dialog does not offer is no answer', () => {
    const both = { ...base, periodo: PERIODO.AMBOS };
    expect(validateEdit(both, { ...both, observacao: 'x' }, facts({ system: 'SOC' }), now)).toEqual({
      periodo: 'Campo obrigatório',
    });
    expect(validateEdit(both, { ...both, observacao: 'x' }, facts(), now)).toEqual({});
  });

  it("another clinic's vacation is said at the days", () => {
    const moved = { ...base, prestador: { id: 8, name: 'Vida' } };
    const away = facts({ ferias: [{ dataInicial: '2026-12-01', dataFinal: '2026-12-10' }] });
    expect(Object.keys(validateEdit(base, moved, away, now))).toEqual(['intervalo']);
  });

  it('doc2 §2.13: a clinic that does not serve the client says so, unless it was the clinic already', () => {
    const notReleased = { ...facts(), isReleased: false };
    expect(validateEdit(base, { ...base, prestador: { id: 8, name: 'Vida' } }, notReleased, now)).toEqual({
      prestador: 'O prestador não atende os funcionários da empresa: Serra Azul',
    });
    expect(validateEdit(base, { ...base, observacao: 'x' }, notReleased, now)).toEqual({});
  });
});

describe('doc1 §2.4, decision 26: the shifts of the edit dialog', () => {
  const offered = (...input: Parameters<typeof editPeriodos>) =>
    editPeriodos(...input).flatMap(({ periodo, available }) => (available ? [periodo] : []));
  const monday = { inicio: '2026-11-30', fim: '2026-11-30' };
  const today = { inicio: now.data, fim: now.data };
  const { MANHA, TARDE, AMBOS } = PERIODO;
  const noMornings = week({ 1: opened({ manha: false }) });
  const noAfternoons = week({ 1: opened({ tarde: false }) });

  test.each([
    ['all of them', monday, null, businessHours, now, [MANHA, TARDE, AMBOS]],
    ['no range yet', null, null, businessHours, now, [MANHA, TARDE, AMBOS]],
    ['hours that nobody knows', monday, null, null, now, [MANHA, TARDE, AMBOS]],
    ['no morning on that weekday', monday, null, noMornings, now, [TARDE, AMBOS]],
    [
      'the afternoon always, also where it is not served',
      monday,
      null,
      noAfternoons,
      now,
      [MANHA, TARDE, AMBOS],
    ],
    ['not both at a SOC clinic', monday, 'SOC', businessHours, now, [MANHA, TARDE]],
    ['today before noon', today, null, businessHours, now, [MANHA, TARDE, AMBOS]],
    ['today after noon', today, null, businessHours, { ...now, time: '12:01' }, [TARDE, AMBOS]],
    [
      'a range that only begins today after noon (doc3 §4.4)',
      { ...today, fim: monday.fim },
      null,
      businessHours,
      { ...now, time: '12:01' },
      [MANHA, TARDE, AMBOS],
    ],
  ])('%s', (_name, intervalo, system, openingHours, moment, expected) => {
    expect(offered(intervalo, { system, openingHours }, moment)).toEqual(expected);
  });

  it('doc1 §8: an afternoon that is not served warns', () => {
    const clinic = (openingHours: typeof businessHours) => ({ system: null, openingHours });
    expect(periodoWarning(TARDE, monday, clinic(noAfternoons), now)).toBe(
      'O prestador não atende no período selecionado',
    );
    expect(periodoWarning(TARDE, monday, clinic(businessHours), now)).toBeNull();
    expect(periodoWarning(MANHA, monday, clinic(noMornings), now)).toBeNull();
    expect(periodoWarning(null, monday, clinic(noAfternoons), now)).toBeNull();
  });
});

describe('doc1 §2.4 what the exam type asks to be attached', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])('type %i', (tipoExame) => {
    const kinds: Partial<Record<number, string>> = { 3: 'ABONO', 9: 'CONSULTA' };
    expect(editAttachment(tipoExame)?.kind).toBe(kinds[tipoExame]);
  });
});

describe('two people on one appointment', () => {
  const theirs = { ...base, observacao: 'De manhã.', periodo: 2 as const, nomeSolicitante: 'Eva' };
  const mine = {
    ...base,
    observacao: 'À tarde.',
    periodo: 2 as const,
    emailSolicitante: 'eva@exemplo.com.br',
  };

  it('only what both changed to different values is disputed; what only the other changed is theirs', () => {
    expect(editConflict(base, mine, theirs)).toEqual({
      disputed: ['observacao'],
      theirs: ['nomeSolicitante'],
    });
  });

  test.each([
    ['mine', 'À tarde.'],
    ['theirs', 'De manhã.'],
  ] as const)(
    '%s of a disputed field stands, and nothing that one of them did alone is lost',
    (side, note) => {
      expect(mergeEdit(base, mine, theirs, { observacao: side })).toEqual({
        ...base,
        observacao: note,
        periodo: 2,
        nomeSolicitante: 'Eva',
        emailSolicitante: 'eva@exemplo.com.br',
      });
    },
  );

  it('any three forms: every field ends as one of them had it, and as the only one who changed it', () => {
    fc.assert(
      fc.property(anyForm, anyForm, anyForm, (start, left, right) => {
        const merged = mergeEdit(start, left, right, {});
        for (const field of EDIT_FIELDS) {
          const changedLeft = changedFields(start, left).includes(field);
          expect(merged[field]).toEqual(changedLeft ? left[field] : right[field]);
        }
        const { disputed, theirs: others } = editConflict(start, left, right);
        expect(disputed.filter((field) => others.includes(field))).toEqual([]);
        // Saving the merged form over the other's version says again only what this person did.
        const again = changedFields(right, merged);
        expect(again.every((field) => changedFields(start, left).includes(field))).toBe(true);
      }),
    );
  });

  it('every field has a label and says its value in words, or that there is none', () => {
    const labels = EDIT_FIELDS.map(editLabel);
    expect(new Set(labels).size).toBe(EDIT_FIELDS.length);
    expect(EDIT_FIELDS.map((field) => editText(field, base))).toEqual([
      'Campinas - SP',
      'Clínica São Lucas',
      'Periódico',
      'Não informado',
      'Não informado',
      'Não informado',
      'Não informado',
      'Não informado',
      'Matriz',
      'Não informado',
      'Não informado',
      'Não informado',
      'Rita Camargo',
      'rita@exemplo.com.br',
      '(19) 98765-4321',
      '30/11/2026 a 02/12/2026',
      'Manhã',
      'Ana Beatriz Nogueira',
      'Não informado',
    ]);
  });
});
