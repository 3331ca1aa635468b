import { editLabel } from '../edit/index.ts';
import { needsRequiredFields, TIPO_EXAME } from '../exames/index.ts';
import type { CivilDate } from '../time/index.ts';

/** Which disability a PCD's report states, one at a time, and which document tells it (doc2 §2.5). */
export const PCD_TYPES = [
  {
    id: 1,
    descricao: 'Física',
    hint: 'Anexe o laudo médico que descreve a deficiência física, com o CID e a data.',
  },
  {
    id: 2,
    descricao: 'Auditiva',
    hint: 'Anexe o laudo médico com a audiometria (500, 1000, 2000 e 3000 Hz) e o CID.',
  },
  {
    id: 3,
    descricao: 'Visual',
    hint: 'Anexe o laudo do oftalmologista com a acuidade visual e o campo visual, com a melhor correção.',
  },
  {
    id: 4,
    descricao: 'Intelectual',
    hint: 'Anexe o laudo médico ou psicológico com as limitações, o início antes dos 18 anos e o CID.',
  },
  {
    id: 5,
    descricao: 'Múltipla',
    hint: 'Anexe um laudo que descreva cada uma das deficiências associadas, com os respectivos CIDs.',
  },
] as const;

/** What a pre-request may still lack, and must have before it is requested. */
export interface ExtraValues {
  readonly dataHomologacao: CivilDate | null;
  readonly dataLiberacao: CivilDate | null;
  readonly tipoRetorno: number | null;
  readonly detalheConsulta: string | null;
  readonly questionarioRisco: number | null;
  readonly informacoesPcd: number | null;
}

export type ExtraField = keyof ExtraValues;

/** What decides which of them are asked for. */
export interface ExtraFacts {
  readonly tipoExame: number;
  readonly pcd: boolean;
  readonly funcionarioSemRiscos: boolean;
  /** The client has disabled the risk questionnaire. */
  readonly desabilitarQuestionarioRisco: boolean;
}

export type Pendencia = 'SIM' | 'NAO';

const OF_TYPE: Readonly<Record<number, readonly ExtraField[]>> = {
  [TIPO_EXAME.DEMISSIONAL]: ['dataHomologacao'],
  [TIPO_EXAME.RETORNO_AO_TRABALHO]: ['dataLiberacao', 'tipoRetorno'],
  [TIPO_EXAME.CONSULTA]: ['detalheConsulta'],
  [TIPO_EXAME.ABONO_ATESTADO]: ['detalheConsulta'],
};

export const EXTRA_LABEL: Readonly<Record<ExtraField, string>> = {
  dataHomologacao: editLabel('dataHomologacao'),
  dataLiberacao: editLabel('dataLiberacao'),
  tipoRetorno: editLabel('tipoRetorno'),
  detalheConsulta: editLabel('detalheConsulta'),
  questionarioRisco: 'Questionário de risco',
  informacoesPcd: 'Tipo de deficiência',
};

/** The extra fields of a pre-request, in the order in which they are asked. */
export function extraFields(p: ExtraFacts): readonly ExtraField[] {
  return [
    ...(OF_TYPE[p.tipoExame] ?? []),
    ...(p.desabilitarQuestionarioRisco ? [] : (['questionarioRisco'] as const)),
    ...(p.pcd ? (['informacoesPcd'] as const) : []),
  ];
}

const isBlank = (value: ExtraValues[ExtraField]): boolean => String(value ?? '').trim() === '';

/** Those that nobody has filled in yet. */
export const missingExtraFields = (p: ExtraFacts & ExtraValues): readonly ExtraField[] =>
  extraFields(p).filter((field) => isBlank(p[field]));

/** Whether something that the exam type, the PCD or the client's questionnaire asks for is missing. */
export const pendenciaOf = (p: ExtraFacts & ExtraValues): Pendencia =>
  missingExtraFields(p).length > 0 ? 'SIM' : 'NAO';

/** Whether the extra fields are required now (doc1 §5 'Pre-request inline edit'), in the document's own words. */
export function requiresExtraFields(p: ExtraFacts & { readonly pendencia: Pendencia }): boolean {
  if (p.pendencia === 'NAO') return false;
  return (
    p.pcd ||
    needsRequiredFields(p.tipoExame) ||
    (!p.desabilitarQuestionarioRisco && (p.pendencia === 'SIM' || p.funcionarioSemRiscos))
  );
}

/** Another exam type leaves behind what only the former one asked for (doc2 §4 'Changing exam type'). */
export function withoutForeignExtras(tipoExame: number): Partial<Record<ExtraField, null>> {
  const kept = OF_TYPE[tipoExame] ?? [];
  const all = [...new Set(Object.values(OF_TYPE).flat())];
  return Object.fromEntries(all.filter((field) => !kept.includes(field)).map((field) => [field, null]));
}
