import { expect, it } from 'vitest';
import { matches, shownGroups } from './CommandPalette.logic.ts';

const command = { label: 'Depósito Antecipado', description: 'Financeiro', keywords: ['extrato', 'PIX'] };

it.each([
  ['', true],
  ['dep', true],
  ['deposito ant', true],
  ['ANTECIPADO dep', true],
  ['pix', true],
  ['finan', true],
  ['posito', false],
  ['deposito agenda', false],
])('typing %j finds it: %j', (query, found) => {
  expect(matches(command, query)).toBe(found);
});

it('recent ones show only while nothing is typed; what the server found shows as it came', () => {
  const recent = { id: 'recent', isRecent: true, commands: [command] };
  const found = { id: 'found', isFiltered: true, commands: [{ label: 'Ana Souza' }] };
  const screens = { id: 'screens', commands: [command] };
  const idsFor = (query: string): string[] =>
    shownGroups([recent, screens, found], query).map(({ id }) => id);
  expect(idsFor('')).toEqual(['recent', 'screens', 'found']);
  expect(idsFor('dep')).toEqual(['screens', 'found']);
  expect(idsFor('zzz')).toEqual(['found']);
});

it('a name that begins with what is typed comes first, then a word that does, then the rest; the inactive last', () => {
  const people = [
    { label: 'Rafaela Santana' },
    { label: 'Paulo Brito Ánastácio' },
    { label: 'Ana Inativa', isInactive: true },
    { label: 'Aná Nunes Cardoso' },
    { label: 'Ana Souza' },
  ];
  const [found] = shownGroups([{ isFiltered: true, commands: people }], 'ana ');
  expect(found?.commands.map(({ label }) => label)).toEqual([
    'Aná Nunes Cardoso',
    'Ana Souza',
    'Paulo Brito Ánastácio',
    'Rafaela Santana',
    'Ana Inativa',
  ]);
  const [nearest] = shownGroups([{ isFiltered: true, limit: 2, commands: people }], 'ana');
  expect(nearest?.commands.map(({ label }) => label)).toEqual(['Aná Nunes Cardoso', 'Ana Souza']);
  // While nothing is typed everything stands as its owner ordered it.
  const [all] = shownGroups([{ commands: people }], '');
  expect(all?.commands).toEqual(people);
});
