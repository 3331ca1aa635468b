import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME, TiposExame } from '../exames/index.ts';
import {
  dataReserva,
  extraFields,
  missingExtraFields,
  pendenciaOf,
  PRE_SOLICITACAO_TAG,
  preSolicitacaoStatus,
  requiresExtraFields,
  withoutForeignExtras,
  type ExtraFacts,
  type ExtraValues,
} from './index.ts';

const NOTHING: ExtraValues = {
  dataHomologacao: null,
  dataLiberacao: null,
  tipoRetorno: null,
  detalheConsulta: null,
  questionarioRisco: null,
  informacoesPcd: null,
};
const EVERYTHING: ExtraValues = {
  dataHomologacao: '2026-11-20',
  dataLiberacao: '2026-11-20',
  tipoRetorno: 1,
  detalheConsulta: 'Dor lombar',
  questionarioRisco: 1,
  informacoesPcd: 2,
};
const plain = (changes: Partial<ExtraFacts> = {}): ExtraFacts => ({
  tipoExame: TIPO_EXAME.PERIODICO,
  pcd: false,
  funcionarioSemRiscos: false,
  desabilitarQuestionarioRisco: true,
  ...changes,
});

describe('doc1 §5: extra mandatory fields are required unless pendencia is NAO, when', () => {
  test.each<[sentence: string, facts: Partial<ExtraFacts>, required: boolean]>([
    ['pcd', { pcd: true }, true],
    ['return to work', { tipoExame: TIPO_EXAME.RETORNO_AO_TRABALHO }, true],
    ['consultation', { tipoExame: TIPO_EXAME.CONSULTA }, true],
    ['dismissal', { tipoExame: TIPO_EXAME.DEMISSIONAL }, true],
    ['certificate absence (decision 12)', { tipoExame: TIPO_EXAME.ABONO_ATESTADO }, true],
    [
      'the client has not disabled the risk questionnaire, and pendencia is SIM',
      { desabilitarQuestionarioRisco: false },
      true,
    ],
    [
      'the client has not disabled the risk questionnaire, and the employee has no risks',
      { desabilitarQuestionarioRisco: false, funcionarioSemRiscos: true },
      true,
    ],
    ['none of these: periodic, of a client without the questionnaire', {}, false],
    ['no risks, of a client without the questionnaire', { funcionarioSemRiscos: true }, false],
  ])('%s', (_sentence, facts, required) => {
    expect(requiresExtraFields({ ...plain(facts), pendencia: 'SIM' })).toBe(required);
    expect(requiresExtraFields({ ...plain(facts), pendencia: 'NAO' })).toBe(false);
  });

  test.each<[string, Partial<ExtraFacts>, readonly string[]]>([
    ['dismissal', { tipoExame: TIPO_EXAME.DEMISSIONAL }, ['dataHomologacao']],
    ['return to work', { tipoExame: TIPO_EXAME.RETORNO_AO_TRABALHO }, ['dataLiberacao', 'tipoRetorno']],
    ['consultation', { tipoExame: TIPO_EXAME.CONSULTA }, ['detalheConsulta']],
    ['certificate absence', { tipoExame: TIPO_EXAME.ABONO_ATESTADO }, ['detalheConsulta']],
    ['a client with the questionnaire', { desabilitarQuestionarioRisco: false }, ['questionarioRisco']],
    ['PCD', { pcd: true }, ['informacoesPcd']],
    ['nothing of these', {}, []],
  ])('%s asks for its own', (_sentence, facts, fields) => {
    expect(extraFields(plain(facts))).toEqual(fields);
  });

  it('a blank detail is still missing', () => {
    const consulta = plain({ tipoExame: TIPO_EXAME.CONSULTA });
    expect(missingExtraFields({ ...consulta, ...NOTHING, detalheConsulta: '  ' })).toEqual([
      'detalheConsulta',
    ]);
  });

  const facts = fc.record({
    tipoExame: fc.constantFrom(...TiposExame.map(({ id }) => id)),
    pcd: fc.boolean(),
    funcionarioSemRiscos: fc.boolean(),
    desabilitarQuestionarioRisco: fc.boolean(),
  });

  it('the pendency and the requirement are one: SIM exactly while something required is missing', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const empty = pendenciaOf({ ...each, ...NOTHING });
        expect(requiresExtraFields({ ...each, pendencia: empty })).toBe(empty === 'SIM');
        expect(pendenciaOf({ ...each, ...EVERYTHING })).toBe('NAO');
      }),
    );
  });

  it('doc2 §4: another exam type leaves behind what only the former one asked for', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const gone = withoutForeignExtras(each.tipoExame);
        for (const field of extraFields(each)) expect(gone).not.toHaveProperty(field);
      }),
    );
    expect(withoutForeignExtras(TIPO_EXAME.DEMISSIONAL)).toEqual({
      dataLiberacao: null,
      tipoRetorno: null,
      detalheConsulta: null,
    });
  });
});

describe('doc1 §4: pre-request status', () => {
  it('1 Pré-agendado (a slot is reserved), 2 Pré-solicitado', () => {
    expect(preSolicitacaoStatus({ horarioMarcadoPrestador: '08:30' })).toBe(1);
    expect(preSolicitacaoStatus({ horarioMarcadoPrestador: null })).toBe(2);
    expect(PRE_SOLICITACAO_TAG[1].descricao).toBe('Pré-agendado');
    expect(PRE_SOLICITACAO_TAG[2].descricao).toBe('Pré-solicitado');
  });

  it('the reserved day is known where the suggestion leaves only one', () => {
    const day = { dataSugestaoInicial: '2026-11-25', dataSugestaoFinal: '2026-11-25' };
    expect(dataReserva({ ...day, horarioMarcadoPrestador: '08:30' })).toBe('2026-11-25');
    expect(dataReserva({ ...day, horarioMarcadoPrestador: null })).toBeNull();
    expect(
      dataReserva({ ...day, dataSugestaoFinal: '2026-11-26', horarioMarcadoPrestador: '08:30' }),
    ).toBeNull();
  });
});
