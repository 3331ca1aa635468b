import { expect, it, test } from 'vitest';
import { editWarnings, type EditedFields } from './edit-warnings.ts';
import { TIPO_EXAME } from './types.ts';

const empty: EditedFields = {
  tipoExame: TIPO_EXAME.PERIODICO,
  tipoRetorno: null,
  dataLiberacao: null,
  dataHomologacao: null,
  motivoConsulta: null,
  detalheConsulta: null,
};

test.each([
  [TIPO_EXAME.PERIODICO, []],
  [
    TIPO_EXAME.RETORNO_AO_TRABALHO,
    [
      'Tipo de retorno: Campo obrigatório para Retorno ao Trabalho.',
      'Data de liberação: Campo obrigatório para Retorno ao Trabalho.',
    ],
  ],
  [TIPO_EXAME.DEMISSIONAL, ['Data de demissão: Campo obrigatório para demissional.']],
  [
    TIPO_EXAME.CONSULTA,
    [
      'Motivo da consulta: Campo obrigatório para consultas.',
      'Detalhe da consulta: Campo obrigatório para consultas.',
    ],
  ],
])('decisions #15: what an edit of type %i leaves missing is told', (tipoExame, expected) => {
  expect(editWarnings({ ...empty, tipoExame })).toEqual(expected);
});

it('what is there is not told', () => {
  const full = {
    tipoRetorno: 1,
    dataLiberacao: '2026-11-24',
    dataHomologacao: '2026-11-24',
    motivoConsulta: 1,
    detalheConsulta: 'x',
  };
  for (const tipoExame of Object.values(TIPO_EXAME)) expect(editWarnings({ tipoExame, ...full })).toEqual([]);
});
