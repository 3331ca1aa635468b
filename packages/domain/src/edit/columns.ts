import { DEPOSITO_LABEL } from '../deposito/index.ts';
import { EDIT_FIELDS, editLabel, type EditField } from './form.ts';

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

/** A changed column, as the form calls it. */
export function columnLabel(column: string): string {
  const field = FIELD_OF_COLUMN[column] ?? column;
  return isEditField(field) ? editLabel(field) : (OTHER_LABELS[column] ?? column);
}
