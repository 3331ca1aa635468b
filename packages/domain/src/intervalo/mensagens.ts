import { MENSAGEM_PRESTADOR_SEM_HORARIOS } from '../atendimento/atendimento.ts';
import type { Ferias, Feriado } from '../feriados/feriados.ts';
import type { DataCivil, DiaSemana } from '../tempo/data-civil.ts';
import { enumerarDias, formatarData } from '../tempo/formato.ts';
import type { VarianteIntervalo } from './contexto.ts';

const OUTRO_PERIODO = 'Por favor selecione outro período de datas,';

/** The texts of the date range rules (doc2 §5; the pickers' variant, doc3 §5.3, ends some with '!'). */
export const mensagensDoIntervalo = {
  invalido: (): string => 'Por favor selecione um período de datas válido.',
  inicioNoPassado: (variante: VarianteIntervalo): string =>
    `A data inicial não pode ser menor que a data atual${variante === 'seletor' ? '!' : ''}`,
  antesDoMinimo: (minimo: DataCivil, variante: VarianteIntervalo): string =>
    `A data inicial não pode ser menor que ${formatarData(minimo)}${variante === 'seletor' ? '!' : ''}`,
  depoisDoMaximo: (maximo: DataCivil, variante: VarianteIntervalo): string =>
    `A data final não pode ser maior que ${formatarData(maximo)}${variante === 'seletor' ? '!' : ''}`,
  limiteDeDias: (limite: number): string =>
    `${OUTRO_PERIODO} o período da sugestão de datas deve conter no maximo ${limite} dias.`,
  diasDesabilitados: (dias: readonly DiaSemana[]): string =>
    `${OUTRO_PERIODO} não há agendamento ${enumerarDias(dias)}.`,
  feriado: ({ dataFeriado, abrangencia, cidade }: Feriado): string => {
    const onde = abrangencia === 'MUNICIPAL' && cidade ? ` em ${cidade.cidade}-${cidade.estado}` : '';
    return `${OUTRO_PERIODO} ${formatarData(dataFeriado)} é feriado ${abrangencia.toLowerCase()}${onde}`;
  },
  ferias: ({ dataInicial, dataFinal }: Ferias): string =>
    `${OUTRO_PERIODO} o Prestador entrará em Férias no dia ${formatarData(dataInicial)} e retornará no dia ${formatarData(dataFinal)}.`,
  diasNaoAtendidos: (dias: readonly DiaSemana[], variante: VarianteIntervalo): string =>
    `o prestador não atende ${enumerarDias(dias)}${variante === 'seletor' ? ' !' : ''}`,
  semHorarios: (): string => MENSAGEM_PRESTADOR_SEM_HORARIOS,
} as const;
