import { contarDiasUteis } from '../feriados/dias-uteis.ts';
import { emFerias, type AbrangenciaFeriado } from '../feriados/feriados.ts';
import {
  compararDatas,
  datasEntre,
  diaDaSemana,
  diferencaEmDias,
  ehDataCivil,
  type DataCivil,
} from '../tempo/data-civil.ts';
import {
  prepararContexto,
  type ContextoIntervalo,
  type ContextoPreparado,
  type Intervalo,
} from './contexto.ts';
import { mensagensDoIntervalo as mensagens } from './mensagens.ts';
import { fimDeSemanaFechado } from './motivos.ts';

export type CodigoFalhaIntervalo =
  | 'INTERVALO_INVALIDO'
  | 'INICIO_NO_PASSADO'
  | 'ANTES_DO_MINIMO'
  | 'DEPOIS_DO_MAXIMO'
  | 'LIMITE_DE_DIAS'
  | 'DIA_DESABILITADO'
  | 'FERIADO_NACIONAL'
  | 'FERIADO_MUNICIPAL'
  | 'FERIAS'
  | 'DIA_NAO_ATENDIDO'
  | 'SEM_HORARIOS';

/** One check that the range does not pass. */
export interface FalhaIntervalo {
  codigo: CodigoFalhaIntervalo;
  /** The specified text, ready for the toast. */
  mensagem: string;
  /** The days of the range that make it fail, in order. */
  datas?: DataCivil[];
}

/** A range longer than this (ten years) is refused before its days are looked at. */
const MAXIMO_DE_DIAS = 3660;

/**
 * Every check that the range fails, in the order in which the checks are specified (doc2 §5 Date range rules, doc3
 * §5.3); empty when it may be suggested. Each day of the range is looked at, not only its ends. Two things are
 * forgiven to the days between the ends: being a weekday that the picker disables, and, when that weekday is a
 * Saturday or Sunday, not being served.
 */
export function verificarIntervalo(intervalo: Intervalo, contexto: ContextoIntervalo): FalhaIntervalo[] {
  const { inicio, fim } = intervalo;
  if (!ehDataCivil(inicio) || !ehDataCivil(fim)) return [falhaDeIntervaloInvalido()];
  const preparado = prepararContexto(contexto);
  const falhas = falhasDosLimites(intervalo, preparado);
  const dias = diferencaEmDias(inicio, fim);
  if (dias < 0 || dias > MAXIMO_DE_DIAS) return [...falhas, falhaDeIntervaloInvalido()];
  const datas = datasEntre(inicio, fim);
  return [
    ...falhas,
    ...falhaDeDiasDesabilitados(intervalo, preparado),
    ...falhaDeFeriado(datas, 'NACIONAL', preparado),
    ...falhaDeFeriado(datas, 'MUNICIPAL', preparado),
    ...falhaDeFerias(datas, contexto),
    ...falhaDeAtendimento(datas, preparado),
  ];
}

/** The failure that the toast shows ('stop at the first failure'), or `null` when the range may be suggested. */
export function primeiraFalha(intervalo: Intervalo, contexto: ContextoIntervalo): FalhaIntervalo | null {
  return verificarIntervalo(intervalo, contexto)[0] ?? null;
}

function falhaDeIntervaloInvalido(): FalhaIntervalo {
  return { codigo: 'INTERVALO_INVALIDO', mensagem: mensagens.invalido() };
}

/** Whether the working days of the range reach the limit; a limit that is absent or not above 0 is none. */
export function excedeLimiteDeDias(
  { inicio, fim }: Intervalo,
  { contexto, diasNaoUteis }: ContextoPreparado,
): boolean {
  const limite = contexto.limiteDias ?? 0;
  return limite > 0 && contarDiasUteis(inicio, fim, diasNaoUteis) >= limite;
}

function falhasDosLimites(intervalo: Intervalo, preparado: ContextoPreparado): FalhaIntervalo[] {
  const { agora, minimo, maximo, limiteDias, variante = 'assistente' } = preparado.contexto;
  const { inicio, fim } = intervalo;
  const falhas: FalhaIntervalo[] = [];
  if (compararDatas(inicio, agora.data) < 0) {
    falhas.push({
      codigo: 'INICIO_NO_PASSADO',
      mensagem: mensagens.inicioNoPassado(variante),
      datas: [inicio],
    });
  } else if (minimo && compararDatas(inicio, minimo) < 0) {
    falhas.push({
      codigo: 'ANTES_DO_MINIMO',
      mensagem: mensagens.antesDoMinimo(minimo, variante),
      datas: [inicio],
    });
  }
  if (maximo && compararDatas(fim, maximo) > 0) {
    falhas.push({
      codigo: 'DEPOIS_DO_MAXIMO',
      mensagem: mensagens.depoisDoMaximo(maximo, variante),
      datas: [fim],
    });
  }
  if (excedeLimiteDeDias(intervalo, preparado)) {
    falhas.push({ codigo: 'LIMITE_DE_DIAS', mensagem: mensagens.limiteDeDias(limiteDias ?? 0) });
  }
  return falhas;
}

function falhaDeDiasDesabilitados(
  { inicio, fim }: Intervalo,
  { desabilitados, naoAtendidos }: ContextoPreparado,
): FalhaIntervalo[] {
  const pontas = inicio === fim ? [inicio] : [inicio, fim];
  // A weekday that the provider does not serve has its own check and its own text.
  const datas = pontas.filter((data) => {
    const dia = diaDaSemana(data);
    return desabilitados.has(dia) && !naoAtendidos.has(dia);
  });
  if (datas.length === 0) return [];
  return [
    { codigo: 'DIA_DESABILITADO', mensagem: mensagens.diasDesabilitados(datas.map(diaDaSemana)), datas },
  ];
}

function falhaDeFeriado(
  datas: readonly DataCivil[],
  abrangencia: AbrangenciaFeriado,
  { feriadosEm }: ContextoPreparado,
): FalhaIntervalo[] {
  const achados = datas.flatMap((data) => {
    const feriado = feriadosEm(data).find((f) => f.abrangencia === abrangencia);
    return feriado ? [feriado] : [];
  });
  const primeiro = achados[0];
  if (!primeiro) return [];
  return [
    {
      codigo: abrangencia === 'NACIONAL' ? 'FERIADO_NACIONAL' : 'FERIADO_MUNICIPAL',
      mensagem: mensagens.feriado(primeiro),
      datas: achados.map(({ dataFeriado }) => dataFeriado),
    },
  ];
}

function falhaDeFerias(datas: readonly DataCivil[], { ferias }: ContextoIntervalo): FalhaIntervalo[] {
  const atingidas = datas.filter((data) => ferias.some((f) => emFerias(f, data)));
  const primeira = atingidas[0];
  const periodo = primeira && ferias.find((f) => emFerias(f, primeira));
  if (!periodo) return [];
  return [{ codigo: 'FERIAS', mensagem: mensagens.ferias(periodo), datas: atingidas }];
}

function falhaDeAtendimento(datas: readonly DataCivil[], preparado: ContextoPreparado): FalhaIntervalo[] {
  if (preparado.semHorarios) return [{ codigo: 'SEM_HORARIOS', mensagem: mensagens.semHorarios() }];
  const recusadas = datas.filter((data, posicao) => {
    const dia = diaDaSemana(data);
    const ponta = posicao === 0 || posicao === datas.length - 1;
    return preparado.naoAtendidos.has(dia) && (ponta || !fimDeSemanaFechado(dia, preparado));
  });
  if (recusadas.length === 0) return [];
  const mensagem = mensagens.diasNaoAtendidos(
    recusadas.map(diaDaSemana),
    preparado.contexto.variante ?? 'assistente',
  );
  return [{ codigo: 'DIA_NAO_ATENDIDO', mensagem, datas: recusadas }];
}
