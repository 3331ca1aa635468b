import { TIPO_EXAME as T } from '@apto/domain/exames';
import { expect, test } from 'vitest';
import { storyDetail, storyRow } from '../../stories/data.ts';
import { specialTerms } from './specialTerms.ts';

const of = (tipoExame: number) => ({ tipoExame: { id: tipoExame, descricao: '' } });

test.each([
  ['a periodic exam has none', of(T.PERIODICO), {}],
  [
    'dismissal',
    { ...of(T.DEMISSIONAL), dataHomologacao: '2026-12-01' },
    { 'Data de demissão': '01/12/2026' },
  ],
  [
    'return to work',
    { ...of(T.RETORNO_AO_TRABALHO), tipoRetorno: 4, dataLiberacao: null },
    { 'Tipo de retorno': 'Licença Maternidade', 'Data de liberação': 'Não informado' },
  ],
  [
    'consultation',
    { ...of(T.CONSULTA), motivoConsulta: 2, detalheConsulta: 'Dor nas costas' },
    { 'Motivo da consulta': 'Motivo 2', 'Detalhe da consulta': 'Dor nas costas' },
  ],
  ['PCD', { ...of(T.PERIODICO), pcd: true, informacoesPcd: 2 }, { 'Tipo de deficiência': 'Auditiva' }],
  ['abroad', { ...of(T.PERIODICO), resideForaDoPais: true }, { 'Reside fora do país': 'Sim' }],
])('doc1 §2.4: %s', (_, changes, terms) => {
  const row = storyDetail(storyRow(0, { pcd: false }));
  const shown = specialTerms({ ...row, ...changes });
  expect(Object.fromEntries(shown.map(({ term, detail }) => [term, detail]))).toEqual(terms);
});
