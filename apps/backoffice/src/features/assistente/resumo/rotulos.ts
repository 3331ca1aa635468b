import type { EstadoAssistente } from '@apto/domain';

/** What a field is called where it is named away from itself: in the summary of what is missing. */
const ROTULOS: Readonly<Record<string, string>> = {
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
  sincronia: 'Procedimentos',
  procedimentos: 'Procedimentos',
  questionarioRisco: 'Questionário de risco',
  detalheConsulta: 'Detalhes da consulta',
  cobrancaCiente: 'Confirmação da cobrança',
  prestador: 'Clínica',
  intervaloSugerido: 'Período sugerido',
  dataSugestaoInicial: 'Data inicial',
  dataSugestaoFinal: 'Data final',
  periodo: 'Período do dia',
  horarioMarcado: 'Horário',
  quemAgenda: 'Quem agenda',
  quemAvisa: 'Quem avisa',
  telefoneFuncionario: 'Telefone do funcionário',
  emailFuncionario: 'E-mail do funcionário',
  direcionarParaAtendente: 'Direcionar para um atendente',
};

const DO_FUNCIONARIO = /^funcionarios\.(\d+)\.(.+)$/;

/** The part of a field's path that says what it is: 'phone' of 'funcionarios.2.phone'. */
export const nomeDoCampo = (campo: string): string => DO_FUNCIONARIO.exec(campo)?.[2] ?? campo;

/** The employee whose field it is, or null. */
export function donoDoCampo(e: EstadoAssistente, campo: string): string | null {
  const indice = DO_FUNCIONARIO.exec(campo)?.[1];
  return indice === undefined ? null : (e.funcionarios[Number(indice)]?.name ?? null);
}

/** 'Telefone', without whose it is. */
export const rotuloSimples = (campo: string): string => ROTULOS[nomeDoCampo(campo)] ?? nomeDoCampo(campo);

/** 'Telefone de Ana Souza'. */
export function rotuloDoCampo(e: EstadoAssistente, campo: string): string {
  const dono = donoDoCampo(e, campo);
  return dono ? `${rotuloSimples(campo)} de ${dono}` : rotuloSimples(campo);
}

const DA_API = /^(?:(\d+)\.)?(.+)$/;

/** The same for a field that the server refused: '1.telefoneFuncionario' is of the second employee. */
export function rotuloDoCampoDaApi(e: EstadoAssistente, campo: string): string {
  const [, indice, nome = campo] = DA_API.exec(campo) ?? [];
  const dono = e.funcionarios[Number(indice ?? Number.NaN)]?.name;
  const rotulo = ROTULOS[nome] ?? nome;
  return dono ? `${rotulo} (${dono})` : rotulo;
}
