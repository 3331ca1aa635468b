import {
  atendeNoDia,
  atendeNoPeriodo,
  MENSAGEM_NAO_ATENDE_NO_DIA,
  MENSAGEM_NAO_ATENDE_NO_PERIODO,
  type OpeningHour,
} from '../atendimento/index.ts';
import { emFerias, feriadoNacionalEm, type Feriado, type Ferias } from '../feriados/index.ts';
import { mensagensDoIntervalo } from '../intervalo/index.ts';
import { periodoDoHorario, type Periodo } from '../periodos/index.ts';
import { STATUS, type IdStatus } from '../status/index.ts';
import {
  diaDaSemana,
  ehDataCivil,
  ehHora,
  maiorData,
  type Agora,
  type DataCivil,
  type Hora,
} from '../tempo/index.ts';
import { MENSAGEM_MANHA_ENCERRADA, periodosDaConfirmacao } from './periodos.ts';

export type CodigoFalhaConfirmacao =
  | 'DATA_OBRIGATORIA'
  | 'ANTES_DO_MINIMO'
  | 'DEPOIS_DO_MAXIMO'
  | 'FIM_DE_SEMANA'
  | 'DIA_NAO_ATENDIDO'
  | 'PERIODO_NAO_ATENDIDO'
  | 'PERIODO_ENCERRADO'
  | 'HORARIO_PASSADO'
  | 'FERIADO'
  | 'FERIAS';

export interface FalhaConfirmacao {
  readonly codigo: CodigoFalhaConfirmacao;
  readonly mensagem: string;
}

/** What the employee chose and what decides whether it stands. */
export interface Confirmacao {
  readonly data: DataCivil | null;
  readonly periodo: Periodo;
  /** Arrival time of the chosen slot; its hour decides the period. */
  readonly horario?: Hora | null;
  readonly dataSugestaoInicial: DataCivil | null;
  readonly dataSugestaoFinal: DataCivil | null;
  /** Hours of the chosen clinic; null while unknown. */
  readonly openingHours: readonly OpeningHour[] | null;
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  readonly agora: Agora;
}

export const MENSAGEM_FIM_DE_SEMANA = 'Escolha um dia de segunda a sexta-feira';
export const MENSAGEM_HORARIO_PASSADO = 'O horário informado é menor que o atual';

/** First and last day that the employee may pick (doc2 §5): today or the suggested start, to the suggested end. */
export function limitesDaConfirmacao(c: {
  readonly dataSugestaoInicial: DataCivil | null;
  readonly dataSugestaoFinal: DataCivil | null;
  readonly agora: Agora;
}): { readonly minimo: DataCivil; readonly maximo: DataCivil | null } {
  const { dataSugestaoInicial, dataSugestaoFinal, agora } = c;
  return {
    minimo: dataSugestaoInicial ? maiorData(agora.data, dataSugestaoInicial) : agora.data,
    maximo: dataSugestaoFinal,
  };
}

/** The period of a confirmed booking: the slot's own when there is one (doc2 §4: hour below 12 is morning). */
export function periodoDaConfirmacao(c: {
  readonly periodo: Periodo;
  readonly horario?: Hora | null;
}): Periodo {
  return c.horario && ehHora(c.horario) ? periodoDoHorario(c.horario) : c.periodo;
}

const fimDeSemana = (data: DataCivil): boolean => diaDaSemana(data) === 0 || diaDaSemana(data) === 6;

function feriadoEm(data: DataCivil, feriados: readonly Feriado[]): Feriado | null {
  return feriados.find((f) => f.dataFeriado === data) ?? feriadoNacionalEm(data);
}

/**
 * Everything that is wrong with the employee's choice, in the order of doc2 §5 'Employee's confirmation' and
 * 'Date range rules'; empty when it may be booked.
 */
export function validarConfirmacao(c: Confirmacao): FalhaConfirmacao[] {
  const { data, agora, openingHours } = c;
  if (!data || !ehDataCivil(data)) return [{ codigo: 'DATA_OBRIGATORIA', mensagem: 'Campo obrigatório' }];
  const falhas: FalhaConfirmacao[] = [];
  const falha = (codigo: CodigoFalhaConfirmacao, mensagem: string): unknown =>
    falhas.push({ codigo, mensagem });

  const { minimo, maximo } = limitesDaConfirmacao(c);
  if (data < agora.data) falha('ANTES_DO_MINIMO', mensagensDoIntervalo.inicioNoPassado('assistente'));
  else if (data < minimo) falha('ANTES_DO_MINIMO', mensagensDoIntervalo.antesDoMinimo(minimo, 'assistente'));
  if (maximo && data > maximo) {
    falha('DEPOIS_DO_MAXIMO', mensagensDoIntervalo.depoisDoMaximo(maximo, 'assistente'));
  }
  const atende = !openingHours || atendeNoDia(openingHours, data);
  if (!atende) falha('DIA_NAO_ATENDIDO', MENSAGEM_NAO_ATENDE_NO_DIA);
  else if (fimDeSemana(data)) falha('FIM_DE_SEMANA', MENSAGEM_FIM_DE_SEMANA);
  if (atende && c.horario) {
    if (openingHours && !atendeNoPeriodo(openingHours, data, periodoDaConfirmacao(c))) {
      falha('PERIODO_NAO_ATENDIDO', MENSAGEM_NAO_ATENDE_NO_PERIODO);
    }
  } else if (atende) {
    const motivo = periodosDaConfirmacao(c, data).find(({ periodo }) => periodo === c.periodo)?.motivo;
    if (motivo) {
      falha(motivo === MENSAGEM_MANHA_ENCERRADA ? 'PERIODO_ENCERRADO' : 'PERIODO_NAO_ATENDIDO', motivo);
    }
  }
  if (data === agora.data && c.horario && c.horario < agora.hora) {
    falha('HORARIO_PASSADO', MENSAGEM_HORARIO_PASSADO);
  }
  const feriado = feriadoEm(data, c.feriados);
  if (feriado) falha('FERIADO', mensagensDoIntervalo.feriado(feriado));
  const ferias = c.ferias.find((f) => emFerias(f, data));
  if (ferias) falha('FERIAS', mensagensDoIntervalo.ferias(ferias));
  return falhas;
}

/** Whether 'Agendar' is enabled: city, provider and a date or a slot (doc2 §2.11). */
export function podeConfirmar(escolha: {
  readonly cidade: unknown;
  readonly prestador: unknown;
  readonly data?: DataCivil | null;
  readonly faixa?: unknown;
}): boolean {
  const { cidade, prestador, data, faixa } = escolha;
  return Boolean(cidade) && Boolean(prestador) && (Boolean(data) || Boolean(faixa));
}

/** Status after the employee's confirmation: scheduled, or waiting for the deposit where it is paid in advance. */
export function statusAposConfirmacao(clinica: { readonly depositoAntecipado: boolean }): IdStatus {
  return clinica.depositoAntecipado ? STATUS.DEPOSITO_ANTECIPADO : STATUS.AGENDADO;
}
