import { CONSULTA_REASONS, tipoExame, tipoRetornoName } from '../exames/index.ts';
import type { Intervalo } from '../intervalo/index.ts';
import { EMPTY_TEXT } from '../messages/index.ts';
import { formatPhone, normalizePhone } from '../documents/index.ts';
import { isPeriodo, periodoName, type Periodo } from '../periodos/index.ts';
import { formatDate, type CivilDate } from '../time/index.ts';

/** A record as a form shows it. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** The fields of 'Atualizar dados' (doc1 §2.4). Everything is there whatever the exam type shows. */
export interface EditForm {
  readonly cidade: NamedRecord | null;
  readonly prestador: NamedRecord | null;
  readonly tipoExame: number | null;
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  /** dataSugestaoInicial and dataSugestaoFinal. */
  readonly intervalo: Intervalo | null;
  readonly periodo: Periodo | null;
  /** Shown, and kept as the request was made: the server takes no other name. */
  readonly funcionario: string;
  readonly observacao: string;
  readonly tipoRetorno: number | null;
  readonly dataLiberacao: CivilDate | null;
  readonly dataHomologacao: CivilDate | null;
  readonly motivoConsulta: number | null;
  readonly detalheConsulta: string;
  readonly unidade: NamedRecord | null;
  readonly setor: NamedRecord | null;
  readonly cargo: NamedRecord | null;
  /** The telemedicine's room; empty for an exam at the clinic. */
  readonly linkTelemedicina: string;
}

export type EditField = keyof EditForm;

/** An appointment as the wire gives it, as far as its edit goes. */
export interface EditableAgendamento {
  readonly cidade: { readonly id: number; readonly cidade: string; readonly estado: string } | null;
  readonly prestador: NamedRecord | null;
  readonly tipoExame: { readonly id: number };
  readonly nomeSolicitante: string | null;
  readonly emailSolicitante: string | null;
  readonly telefoneSolicitante: string | null;
  readonly dataSugestaoInicial: CivilDate | null;
  readonly dataSugestaoFinal: CivilDate | null;
  readonly periodo: number | null;
  readonly funcionario: { readonly name: string };
  readonly observacao: string | null;
  readonly tipoRetorno: number | null;
  readonly dataLiberacao: CivilDate | null;
  readonly dataHomologacao: CivilDate | null;
  readonly motivoConsulta: number | null;
  readonly detalheConsulta: string | null;
  readonly unidade: NamedRecord | null;
  readonly setor: NamedRecord | null;
  readonly cargo: NamedRecord | null;
  readonly linkTelemedicina: string | null;
}

const named = (value: NamedRecord | null): NamedRecord | null =>
  value ? { id: value.id, name: value.name } : null;

/** 'Campinas - SP'. */
export const cidadeName = (c: { readonly cidade: string; readonly estado: string }): string =>
  `${c.cidade} - ${c.estado}`;

/** What the form starts from. */
export function editForm(a: EditableAgendamento): EditForm {
  const { dataSugestaoInicial: start, dataSugestaoFinal: end } = a;
  return {
    cidade: a.cidade ? { id: a.cidade.id, name: cidadeName(a.cidade) } : null,
    prestador: named(a.prestador),
    tipoExame: a.tipoExame.id,
    nomeSolicitante: a.nomeSolicitante ?? '',
    emailSolicitante: a.emailSolicitante ?? '',
    telefoneSolicitante: a.telefoneSolicitante ? formatPhone(a.telefoneSolicitante) : '',
    intervalo: start && end ? { inicio: start, fim: end } : null,
    periodo: isPeriodo(a.periodo) ? a.periodo : null,
    funcionario: a.funcionario.name,
    observacao: a.observacao ?? '',
    tipoRetorno: a.tipoRetorno,
    dataLiberacao: a.dataLiberacao,
    dataHomologacao: a.dataHomologacao,
    motivoConsulta: a.motivoConsulta,
    detalheConsulta: a.detalheConsulta ?? '',
    unidade: named(a.unidade),
    setor: named(a.setor),
    cargo: named(a.cargo),
    linkTelemedicina: a.linkTelemedicina ?? '',
  };
}

/** Label and reading of each field, in the form's order: doc1 §2.4's, and what the exam type asks for beside it. */
const FIELDS: {
  readonly [F in EditField]: {
    readonly label: string;
    /** The value as the form's other words show it; empty where there is none. */
    readonly text: (value: NonNullable<EditForm[F]>) => string;
  };
} = {
  cidade: { label: 'Cidade', text: ({ name }) => name },
  prestador: { label: 'Prestador', text: ({ name }) => name },
  tipoExame: { label: 'Tipo de exame', text: (id) => tipoExame(id).descricao },
  tipoRetorno: { label: 'Tipo de retorno', text: tipoRetornoName },
  dataLiberacao: { label: 'Data de liberação', text: formatDate },
  dataHomologacao: { label: 'Data de demissão', text: formatDate },
  motivoConsulta: {
    label: 'Motivo da consulta',
    text: (id) => CONSULTA_REASONS.find((reason) => reason.id === id)?.descricao ?? '',
  },
  detalheConsulta: { label: 'Detalhe da consulta', text: (detail) => detail.trim() },
  unidade: { label: 'Unidade', text: ({ name }) => name },
  setor: { label: 'Setor', text: ({ name }) => name },
  cargo: { label: 'Cargo', text: ({ name }) => name },
  linkTelemedicina: { label: 'Link da telemedicina', text: (room) => room.trim() },
  nomeSolicitante: { label: 'Nome do solicitante', text: (name) => name.trim() },
  emailSolicitante: { label: 'E-mail do solicitante', text: (email) => email.trim() },
  telefoneSolicitante: { label: 'Telefone do solicitante', text: (phone) => formatPhone(phone.trim()) },
  intervalo: {
    label: 'Período sugerido',
    text: ({ inicio: start, fim: end }) => `${formatDate(start)} a ${formatDate(end)}`,
  },
  periodo: { label: 'Período do dia', text: periodoName },
  funcionario: { label: 'Funcionário', text: (name) => name.trim() },
  observacao: { label: 'Observações', text: (note) => note.trim() },
};

/** Every field, in the form's order. */
export const EDIT_FIELDS = Object.keys(FIELDS) as readonly EditField[];

/** What the form calls a field. */
export const editLabel = (field: EditField): string => FIELDS[field].label;

/** A field's value in words; 'Não informado' where there is none. */
export function editText(field: EditField, form: EditForm): string {
  const value = form[field];
  if (value === null) return EMPTY_TEXT.NOT_GIVEN;
  const read = FIELDS[field].text as (known: NonNullable<EditForm[EditField]>) => string;
  return read(value) || EMPTY_TEXT.NOT_GIVEN;
}

/** What tells one value of a field from another: spaces around a text and a phone's punctuation do not. */
function essence(field: EditField, form: EditForm): string {
  const value = form[field];
  if (field === 'telefoneSolicitante') return normalizePhone(form.telefoneSolicitante);
  if (value === null) return '';
  if (typeof value === 'object') return 'id' in value ? String(value.id) : `${value.inicio} ${value.fim}`;
  return String(value).trim();
}

/** Whether a field says something else in one form than in the other. */
export const differs = (field: EditField, one: EditForm, other: EditForm): boolean =>
  essence(field, one) !== essence(field, other);

/** The fields that were changed, in the form's order. */
export const changedFields = (base: EditForm, form: EditForm): readonly EditField[] =>
  EDIT_FIELDS.filter((field) => differs(field, base, form));
