import type { AssistenteState } from '@apto/domain/assistente';

/** What a field is called where it is named away from itself: in the summary of what is missing. */
const LABELS: Readonly<Record<string, string>> = {
  nomeSolicitante: 'Nome do solicitante',
  emailSolicitante: 'E-mail do solicitante',
  telefoneSolicitante: 'Telefone do solicitante',
  enquadramentoLaudoPCD: 'Enquadramento de laudo PCD',
  tipoExame: 'Tipo de exame',
  cidade: 'Cidade',
  funcionarios: 'Funcionários',
  funcionario: 'Funcionário',
  email: 'E-mail',
  phone: 'Telefone',
  dataHomologacao: 'Data de demissão',
  dataLiberacao: 'Data de liberação',
  tipoRetorno: 'Motivo do retorno',
  anexos: 'Laudo',
  laudoPcd: 'Laudo PCD',
  sync: 'Procedimentos',
  procedimentos: 'Procedimentos',
  questionarioRisco: 'Questionário de risco',
  detalheConsulta: 'Detalhes da consulta',
  chargeAcknowledged: 'Confirmação da cobrança',
  prestador: 'Clínica',
  intervaloSugerido: 'Período sugerido',
  dataSugestaoInicial: 'Período sugerido',
  dataSugestaoFinal: 'Período sugerido',
  configFuncionarios: 'Horários dos exames',
  periodo: 'Período do dia',
  horarioMarcado: 'Horário',
  quemAgenda: 'Quem agenda',
  quemAvisa: 'Quem avisa',
  telefoneFuncionario: 'Telefone do funcionário',
  emailFuncionario: 'E-mail do funcionário',
};

const FUNCIONARIO_FIELD = /^funcionarios\.(\d+)\.(.+)$/;

/** The part of a field's path that says what it is: 'phone' of 'funcionarios.2.phone'. */
export const fieldName = (field: string): string => FUNCIONARIO_FIELD.exec(field)?.[2] ?? field;

/** The employee whose field it is, or null. */
export function fieldOwner(e: AssistenteState, field: string): string | null {
  const index = FUNCIONARIO_FIELD.exec(field)?.[1];
  return index === undefined ? null : (e.funcionarios[Number(index)]?.name ?? null);
}

/** 'Telefone', without whose it is. */
export const simpleLabel = (field: string): string => LABELS[fieldName(field)] ?? fieldName(field);

/** 'Telefone de Ana Souza'. */
export function fieldLabel(e: AssistenteState, field: string): string {
  const owner = fieldOwner(e, field);
  return owner ? `${simpleLabel(field)} de ${owner}` : simpleLabel(field);
}

const API_FIELD = /^(?:(\d+)\.)?(.+)$/;

/** The same for a field that the server refused: '1.telefoneFuncionario' is of the second employee. */
export function apiFieldLabel(e: AssistenteState, field: string): string {
  const [, index, name = field] = API_FIELD.exec(field) ?? [];
  const owner = e.funcionarios[Number(index ?? Number.NaN)]?.name;
  const label = LABELS[name] ?? name;
  return owner ? `${label} (${owner})` : label;
}
