import {
  needsConsultaDetail,
  needsConsultaReason,
  needsHomologacaoDate,
  needsLiberacaoDate,
  needsWorkReturnType,
} from './rules.ts';

/** What an edited appointment holds of the fields that only some exam types ask for. */
export interface EditedFields {
  readonly tipoExame: number;
  readonly tipoRetorno: number | null;
  readonly dataLiberacao: string | null;
  readonly dataHomologacao: string | null;
  readonly motivoConsulta: number | null;
  readonly detalheConsulta: string | null;
}

/** What the conditional fields of an edit say while they are empty (doc1 §5). */
export const CONDITIONAL_MESSAGE = {
  RETORNO_AO_TRABALHO: 'Campo obrigatório para Retorno ao Trabalho.',
  DEMISSIONAL: 'Campo obrigatório para demissional.',
  CONSULTA: 'Campo obrigatório para consultas.',
} as const;

/** What the exam type asks for and an edit leaves missing: told, never refused (decisions #15). */
export function editWarnings(e: EditedFields): string[] {
  const warnings: string[] = [];
  const { RETORNO_AO_TRABALHO: workReturn, DEMISSIONAL: dismissal, CONSULTA: query } = CONDITIONAL_MESSAGE;
  if (needsWorkReturnType(e.tipoExame) && e.tipoRetorno === null) {
    warnings.push(`Tipo de retorno: ${workReturn}`);
  }
  if (needsLiberacaoDate(e.tipoExame) && e.dataLiberacao === null) {
    warnings.push(`Data de liberação: ${workReturn}`);
  }
  if (needsHomologacaoDate(e.tipoExame) && e.dataHomologacao === null) {
    warnings.push(`Data de demissão: ${dismissal}`);
  }
  if (needsConsultaReason(e.tipoExame) && e.motivoConsulta === null) {
    warnings.push(`Motivo da consulta: ${query}`);
  }
  if (needsConsultaDetail(e.tipoExame) && e.detalheConsulta === null) {
    warnings.push(`Detalhe da consulta: ${query}`);
  }
  return warnings;
}
