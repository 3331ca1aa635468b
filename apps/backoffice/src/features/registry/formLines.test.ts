import { registryOf, type Field } from '@apto/domain/registry';
import { expect, test } from 'vitest';
import { boxWidthOf, placeFields } from './formLines.ts';

const fieldsOf = (registry: string): readonly Field[] => registryOf(registry)?.fields ?? [];
const leadersOf = (fields: readonly Field[]) =>
  new Set(fields.flatMap(({ shownWhen }) => (shownWhen ? [shownWhen.field] : [])));

/** The lines of some of a registry's fields, each name with the part of the line that it takes. */
function lines(registry: string, names: readonly string[]): string[] {
  const all = fieldsOf(registry);
  const fields = names.flatMap((name) => all.filter((field) => field.name === name));
  const found: string[] = [];
  for (const { field, span, startsLine, isBelowLabel } of placeFields(fields, leadersOf(all), () => false)) {
    const word = `${field.name}:${span}${isBelowLabel ? '↓' : ''}`;
    if (startsLine) found.push(word);
    else found.push(`${found.pop() ?? ''} ${word}`);
  }
  return found;
}

test('short fields stand three to a line, four two and two, and others two to a line', () => {
  expect(lines('medic', ['name', 'cpf', 'crm', 'uf', 'rqe', 'especialidade'])).toEqual([
    'name:half cpf:half',
    'crm:third uf:third rqe:third',
    'especialidade:half',
  ]);
  expect(lines('procedure', ['validadeMeses', 'duracaoMinutos', 'diasAntecedencia', 'sexo'])).toEqual([
    'validadeMeses:half duracaoMinutos:half',
    'diasAntecedencia:half sexo:half',
  ]);
  expect(lines('customers', ['email', 'phone', 'commercialPhone'])).toEqual([
    'email:third phone:third commercialPhone:third',
  ]);
});

test('a long text, a list of choices and a path through the customer take the whole line', () => {
  expect(lines('responsible', ['phone', 'avisos', 'observacao'])).toEqual([
    'phone:half',
    'avisos:all',
    'observacao:all',
  ]);
  expect(lines('employee', ['hierarchyId', 'admissionDate', 'matriculaEsocial'])).toEqual([
    'hierarchyId:all',
    'admissionDate:half matriculaEsocial:half',
  ]);
});

test('what a choice asks for stands beside it, and nothing jumps when it is asked for', () => {
  const off = ['desabilitarQuestionarioRisco', 'asoRetido', 'advanceDeposit'];
  const before = lines('customers', off);
  expect(before).toEqual(['desabilitarQuestionarioRisco:half asoRetido:half', 'advanceDeposit:half']);
  expect(lines('customers', [...off, 'daysInAdvance'])).toEqual([
    before[0],
    'advanceDeposit:half↓ daysInAdvance:half',
  ]);
  expect(lines('employee', ['email', 'pcd', 'deficiency'])).toEqual([
    'email:half',
    'pcd:half↓ deficiency:half',
  ]);
});

test('every field of every registry has one place', () => {
  for (const name of ['companies', 'supplier', 'customers', 'employee', 'branch']) {
    const fields = fieldsOf(name);
    const placed = placeFields(fields, leadersOf(fields), () => false);
    expect(placed.map(({ field }) => field)).toEqual(fields);
    expect(placed[0]?.startsLine).toBe(true);
  }
});

test('a box is as wide as what it holds', () => {
  const width = (registry: string, name: string) => {
    const field = fieldsOf(registry).find((each) => each.name === name);
    return field && boxWidthOf(field);
  };
  expect(width('medic', 'rqe')).toBe('sm');
  expect(width('medic', 'uf')).toBe('md');
  expect(width('customers', 'code')).toBe('md');
  expect(width('customers', 'quemAgenda')).toBe('md');
  expect(width('customers', 'name')).toBeUndefined();
  expect(width('EPC', 'tipo')).toBeUndefined();
});
