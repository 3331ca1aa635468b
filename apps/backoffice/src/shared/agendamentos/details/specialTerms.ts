import type { AgendamentoDetail } from '@apto/api-client';
import { editLabel } from '@apto/domain/edit';
import { CONSULTA_REASONS, TIPO_EXAME, tipoRetornoName } from '@apto/domain/exames';
import { orNotGiven } from '@apto/domain/messages';
import { EXTRA_LABEL, PCD_TYPES } from '@apto/domain/pre-solicitacao';
import { formatDate } from '@apto/domain/time';

interface SpecialTerm {
  readonly term: string;
  readonly detail: string;
  readonly isWide?: true;
}

const dateOrEmpty = (day: string | null): string => orNotGiven(day && formatDate(day));
const nameOf = (list: readonly { readonly id: number; readonly descricao: string }[], id: number | null) =>
  orNotGiven(list.find((each) => each.id === id)?.descricao);

function termsOfType(a: AgendamentoDetail): SpecialTerm[] {
  const detail = {
    term: editLabel('detalheConsulta'),
    detail: orNotGiven(a.detalheConsulta),
    isWide: true,
  } as const;
  switch (a.tipoExame.id) {
    case TIPO_EXAME.DEMISSIONAL:
      return [{ term: editLabel('dataHomologacao'), detail: dateOrEmpty(a.dataHomologacao) }];
    case TIPO_EXAME.RETORNO_AO_TRABALHO:
      return [
        { term: editLabel('tipoRetorno'), detail: tipoRetornoName(a.tipoRetorno) },
        { term: editLabel('dataLiberacao'), detail: dateOrEmpty(a.dataLiberacao) },
      ];
    case TIPO_EXAME.CONSULTA:
      return [
        { term: editLabel('motivoConsulta'), detail: nameOf(CONSULTA_REASONS, a.motivoConsulta) },
        detail,
      ];
    default:
      return a.detalheConsulta ? [detail] : [];
  }
}

/** What only this exam type or this employee has (doc1 §2.4, doc2 §2.3, §2.5); nothing where none of it applies. */
export const specialTerms = (a: AgendamentoDetail): SpecialTerm[] => [
  ...termsOfType(a),
  ...(a.pcd && a.informacoesPcd !== null
    ? [{ term: EXTRA_LABEL.informacoesPcd, detail: nameOf(PCD_TYPES, a.informacoesPcd) }]
    : []),
  ...(a.resideForaDoPais ? [{ term: 'Reside fora do país', detail: 'Sim' }] : []),
];
