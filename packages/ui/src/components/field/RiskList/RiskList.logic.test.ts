import { expect, it } from 'vitest';
import { orderedRisks } from './RiskList.logic.ts';

it('doc1 §3 risco.nome: each once, by group and then by name', () => {
  expect(
    orderedRisks([
      { risco: { nome: 'Poeira', grupo: 'QUIMICO' } },
      { risco: { nome: 'Trabalho em altura' } },
      { risco: { nome: 'Ruído', grupo: 'FISICO' } },
      { risco: { nome: 'Álcool', grupo: 'QUIMICO' } },
      { risco: { nome: ' Ruído ' } },
      { risco: { nome: '' } },
    ]),
  ).toEqual([
    { nome: 'Ruído', grupo: 'FISICO' },
    { nome: 'Álcool', grupo: 'QUIMICO' },
    { nome: 'Poeira', grupo: 'QUIMICO' },
    { nome: 'Trabalho em altura', grupo: null },
  ]);
});

it('a group that comes with the second mention is kept', () => {
  expect(orderedRisks([{ risco: { nome: 'Ruído' } }, { risco: { nome: 'Ruído', grupo: 'FISICO' } }])).toEqual(
    [{ nome: 'Ruído', grupo: 'FISICO' }],
  );
});
