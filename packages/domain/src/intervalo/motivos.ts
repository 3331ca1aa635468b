import { emFerias, type Feriado } from '../feriados/feriados.ts';
import { compararDatas, diaDaSemana, type DataCivil, type DiaSemana } from '../tempo/data-civil.ts';
import { enumerarDias, formatarData } from '../tempo/formato.ts';
import { prepararContexto, type ContextoIntervalo, type ContextoPreparado } from './contexto.ts';

export type CodigoMotivoDia =
  | 'PASSADO'
  | 'ANTES_DO_MINIMO'
  | 'DEPOIS_DO_MAXIMO'
  | 'DIA_DESABILITADO'
  | 'FERIADO_NACIONAL'
  | 'FERIADO_MUNICIPAL'
  | 'FERIAS'
  | 'DIA_NAO_ATENDIDO'
  | 'SEM_HORARIOS';

/** One reason why a day cannot be chosen, in words for the calendar. */
export interface MotivoDia {
  codigo: CodigoMotivoDia;
  texto: string;
}

/** Every reason why the day cannot start or end a range, in the order of the checks; none when it is free. */
export function motivosDoDia(data: DataCivil, contexto: ContextoIntervalo): MotivoDia[] {
  return motivosNoContexto(data, prepararContexto(contexto));
}

/** {@link motivosDoDia} for many days: prepares the context once. */
export function criarMotivosDoDia(contexto: ContextoIntervalo): (data: DataCivil) => MotivoDia[] {
  const preparado = prepararContexto(contexto);
  return (data) => motivosNoContexto(data, preparado);
}

/** {@link motivosDoDia} on a prepared context. */
export function motivosNoContexto(data: DataCivil, preparado: ContextoPreparado): MotivoDia[] {
  const { contexto, desabilitados, naoAtendidos, semHorarios } = preparado;
  const dia = diaDaSemana(data);
  const motivos: MotivoDia[] = [...motivosDeLimite(data, contexto)];
  const atende = !semHorarios && !naoAtendidos.has(dia);
  // Of a day that the provider does not serve, that is what is said of it.
  if (desabilitados.has(dia) && atende) {
    motivos.push({ codigo: 'DIA_DESABILITADO', texto: `Não há agendamento ${enumerarDias([dia])}` });
  }
  for (const feriado of preparado.feriadosEm(data)) motivos.push(motivoDeFeriado(feriado));
  const ferias = contexto.ferias.find((f) => emFerias(f, data));
  if (ferias) {
    motivos.push({
      codigo: 'FERIAS',
      texto: `Prestador em férias até ${formatarData(ferias.dataFinal)}`,
    });
  }
  if (semHorarios) {
    motivos.push({
      codigo: 'SEM_HORARIOS',
      texto: 'O prestador não tem horários de atendimento cadastrados',
    });
  } else if (!atende) {
    motivos.push({ codigo: 'DIA_NAO_ATENDIDO', texto: `O prestador não atende ${enumerarDias([dia])}` });
  }
  return motivos;
}

/**
 * Whether a day may lie inside a range without being one of its ends. Beside the free days these are the closed
 * weekends that the picker disables: nobody selects them, and a range of several days has to be able to cross them.
 */
export function cabeNoInterior(
  motivos: readonly MotivoDia[],
  dia: DiaSemana,
  preparado: ContextoPreparado,
): boolean {
  return motivos.every(
    ({ codigo }) =>
      codigo === 'DIA_DESABILITADO' || (codigo === 'DIA_NAO_ATENDIDO' && fimDeSemanaFechado(dia, preparado)),
  );
}

/** Saturday or Sunday, disabled in the picker. */
export function fimDeSemanaFechado(dia: DiaSemana, { desabilitados }: ContextoPreparado): boolean {
  return (dia === 0 || dia === 6) && desabilitados.has(dia);
}

function motivosDeLimite(
  data: DataCivil,
  { agora, minimo, maximo }: ContextoIntervalo,
): readonly MotivoDia[] {
  if (compararDatas(data, agora.data) < 0) return [{ codigo: 'PASSADO', texto: 'Esta data já passou' }];
  if (minimo && compararDatas(data, minimo) < 0) {
    return [{ codigo: 'ANTES_DO_MINIMO', texto: `A primeira data permitida é ${formatarData(minimo)}` }];
  }
  if (maximo && compararDatas(data, maximo) > 0) {
    return [{ codigo: 'DEPOIS_DO_MAXIMO', texto: `A última data permitida é ${formatarData(maximo)}` }];
  }
  return [];
}

function motivoDeFeriado({ abrangencia, nome, cidade }: Feriado): MotivoDia {
  if (abrangencia === 'NACIONAL') return { codigo: 'FERIADO_NACIONAL', texto: `Feriado nacional: ${nome}` };
  const onde = cidade ? ` em ${cidade.cidade}-${cidade.estado}` : '';
  return { codigo: 'FERIADO_MUNICIPAL', texto: `Feriado municipal${onde}: ${nome}` };
}
