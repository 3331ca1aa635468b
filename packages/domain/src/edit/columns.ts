import { DEPOSITO_LABEL } from '../deposito/index.ts';
import { changedFields, EDIT_FIELDS, editLabel, editText, type EditField, type EditForm } from './form.ts';

/** Columns that the edit form names otherwise; the others have the field's own name. */
const FIELD_OF_COLUMN: Readonly<Record<string, EditField>> = {
  cidadeId: 'cidade',
  prestadorId: 'prestador',
  tipoExameId: 'tipoExame',
  dataSugestaoInicial: 'intervalo',
  dataSugestaoFinal: 'intervalo',
  unidadeId: 'unidade',
  setorId: 'setor',
  cargoId: 'cargo',
  telemedicina: 'linkTelemedicina',
};
/** What the form does not show. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  telefoneFuncionario: 'Telefone do funcionário',
  emailFuncionario: 'E-mail do funcionário',
  usaReservaHorario: 'Reserva de horário',
  periodoAgendado: 'Período do atendimento',
  depositoAntecipado: DEPOSITO_LABEL,
  quemAgenda: 'Quem agenda',
  quemAvisa: 'Quem avisa',
  horarioMarcadoPrestador: 'Horário marcado com a clínica',
};
const isEditField = (name: string): name is EditField => EDIT_FIELDS.some((field) => field === name);

/** The field of the form in which a column stands, where one does. */
function fieldOf(column: string): EditField | null {
  const field = FIELD_OF_COLUMN[column] ?? column;
  return isEditField(field) ? field : null;
}

/** A changed column, as the form calls it. */
export function columnLabel(column: string): string {
  const field = fieldOf(column);
  return field ? editLabel(field) : (OTHER_LABELS[column] ?? column);
}

/** What may speak of a person's health is named where it was changed, and its words are kept in its own record alone. */
const OF_HEALTH: ReadonlySet<EditField> = new Set(['observacao', 'motivoConsulta', 'detalheConsulta']);

/** A field that an edit changed, in the words that the form has for it. */
export interface EditedValue {
  readonly field: EditField;
  readonly before: string;
  readonly after: string;
}

/** What an edit made of each field whose words the trail may keep. */
export const editedValues = (before: EditForm, after: EditForm): readonly EditedValue[] =>
  changedFields(before, after)
    .filter((field) => !OF_HEALTH.has(field))
    .map((field) => ({ field, before: editText(field, before), after: editText(field, after) }));

/**
 * An edit in lines: each field with what it said and says, and the names of what else was changed.
 * @param columns that were written, also where they say the same
 * @param values of the edit; null: it was made before they were kept
 */
export function editedLines(columns: readonly string[], values: readonly EditedValue[] | null): string[] {
  const others = values
    ? columns.filter((column) => {
        const field = fieldOf(column);
        return field === null || OF_HEALTH.has(field);
      })
    : columns;
  const names = [...new Set(others.map(columnLabel))];
  return [
    ...(values ?? []).map(({ field, before, after }) => `${editLabel(field)}: ${before} → ${after}`),
    ...(names.length > 0 ? [`Campos: ${names.join(', ')}`] : []),
  ];
}
