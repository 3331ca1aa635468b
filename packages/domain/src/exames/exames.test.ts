import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import * as E from './index.ts';

const T = E.TIPO_EXAME;

describe('exam types', () => {
  test.each([
    [1, 'ADMISSIONAL', 'Admissional', true, 0],
    [2, 'PERIODICO', 'Periódico', true, 1],
    [3, 'RETORNO_AO_TRABALHO', 'Retorno ao trabalho', true, 2],
    [4, 'DEMISSIONAL', 'Demissional', true, 9],
    [5, 'MUDANCA_FUNCAO', 'Mudança de função', true, 3],
    [6, 'MONITORACAO_PONTUAL', 'Monitoração pontual', false, 4],
    [7, 'ACIDENTE', 'Acidente', false, null],
    [8, 'TERCEIROS', 'Terceiros', false, null],
    [9, 'CONSULTA', 'Consulta', false, null],
    [10, 'AVALIACAO_DE_ATESTADO', 'Avaliação de atestado', false, null],
    [11, 'RETORNO_CONSULTA', 'Retorno de consulta', false, null],
    [12, 'ENFERMAGEM', 'Enfermagem', false, null],
    [13, 'ABONO_ATESTADO', 'Abono de atestado', false, null],
  ])('doc1 §1 type %i is %s, shown as %s', (id, name, description, occupational, esocial) => {
    expect(E.TiposExame[id - 1]).toEqual({ id, nome: name, descricao: description, occupational });
    expect(E.tipoExame(id).descricao).toBe(description);
    expect(E.isTipoExame(id)).toBe(true);
    expect(E.isOccupational(id)).toBe(occupational);
    expect(E.restrictsClinics(id)).toBe(occupational);
    expect(E.esocialOfType(id)).toBe(esocial);
  });

  it('doc1 §3 codigoSoc is SOC’s own number, which is not ours', () => {
    const numbers = E.TiposExame.map(({ id }) => E.socOfType(id));
    expect(numbers).toEqual(['1', '2', '3', '5', '4', '6', '12', '20', '10', null, '11', '14', null]);
    expect(E.socOfType(undefined)).toBeNull();
  });

  it('doc1 §1 has exactly 13 types', () => expect(E.TiposExame).toHaveLength(13));

  test.each([0, 14, -1, 1.5, Number.NaN, null, undefined])(
    'doc1 §1, decisions #21: %s is shown as periodic and is no type',
    (id) => {
      expect(E.tipoExame(id).nome).toBe('PERIODICO');
      expect(E.isTipoExame(id)).toBe(false);
      expect(E.isOccupational(id)).toBe(false);
      expect(E.esocialOfType(id)).toBeNull();
      expect(E.allowsReserva(id)).toBe(typeof id === 'number');
    },
  );

  it('decisions #21: a number written as text is no type', () => expect(E.isTipoExame('2')).toBe(false));

  it('decisions #21: display never fails and never leaves the catalogue', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.double()),
        (id) => E.TiposExame.includes(E.tipoExame(id)) || E.tipoExame(id).id === T.PERIODICO,
      ),
    );
  });
});

describe('what each type needs', () => {
  it('decisions #11: five types bypass slot reservation, four are blocked from self-scheduling', () => {
    expect([...E.TYPES_WITHOUT_RESERVA].sort((a, b) => a - b)).toEqual([3, 6, 8, 9, 10]);
    expect([...E.TYPES_WITHOUT_AUTOAGENDAMENTO].sort((a, b) => a - b)).toEqual([3, 8, 9, 10]);
  });

  test.each(E.TiposExame.map((t) => [t.nome, t.id] as const))(
    'doc2 §2.1, §5 attachments and fields of %s',
    (_name, id) => {
      expect(E.needsAttachments(id)).toBe([3, 8, 9].includes(id));
      expect(E.needsHomologacaoDate(id)).toBe(id === 4);
      expect(E.needsLiberacaoDate(id)).toBe(id === 3);
      expect(E.needsWorkReturnType(id)).toBe(id === 3);
      expect(E.needsConsultaDetail(id)).toBe(id === 9);
      expect(E.needsConsultaReason(id)).toBe(id === 9);
      expect(E.needsNewHierarquia(id)).toBe(id === 5);
      expect(E.needsLaudo(id, false)).toBe(id === 3);
      expect(E.needsLaudo(id, true)).toBe([3, 8, 9].includes(id));
      expect(E.considersUpToDateExames(id)).toBe(id === 2 || id === 4);
      expect(E.allowsReserva(id)).toBe(![3, 6, 8, 9, 10].includes(id));
      expect(E.allowsAutoagendamento(id)).toBe(![3, 8, 9, 10].includes(id));
    },
  );

  it('doc1 §5, decisions #12: extra mandatory fields by type', () => {
    expect(E.TiposExame.filter((t) => E.needsRequiredFields(t.id)).map((t) => t.id)).toEqual([3, 4, 9, 13]);
  });

  it('doc1 §2.4: conditional fields of the edit dialog', () => {
    expect(E.conditionalFields(3)).toEqual(['tipoRetorno', 'dataLiberacao', 'anexoAbono']);
    expect(E.conditionalFields(4)).toEqual(['dataHomologacao']);
    expect(E.conditionalFields(9)).toEqual(['motivoConsulta', 'detalheConsulta', 'anexoConsulta']);
    expect(E.conditionalFields(5)).toEqual(['unidade', 'setor', 'cargo']);
    expect(E.conditionalFields(1)).toEqual([]);
  });
});

describe('return types', () => {
  it('doc1 §3: five, with their texts', () => {
    expect(E.WORK_RETURN_TYPES.map((t) => `${t.id} ${t.descricao}`)).toEqual([
      '1 B31 Auxílio-Doença Previdenciário',
      '2 B91 Auxílio-Doença por acidente do trabalho',
      '3 B94 Auxílio-Acidente por acidente do trabalho',
      '4 Licença Maternidade',
      '5 Prestação do Serviço Militar',
    ]);
    expect(E.isWorkReturnType(5)).toBe(true);
    expect(E.isWorkReturnType(6)).toBe(false);
    expect(E.tipoRetornoName(null)).toBe('Não informado');
    expect(E.CONSULTA_REASONS.map((m) => m.descricao)).toEqual([
      'Motivo 1',
      'Motivo 2',
      'Motivo 3',
      'Motivo 4',
    ]);
  });
});
