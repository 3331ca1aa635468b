import {
  compararDatas,
  dataDoNumero,
  diaDaSemana,
  ehDataCivil,
  maiorData,
  numeroDoDia,
  type DataCivil,
} from '../tempo/data-civil.ts';
import {
  prepararContexto,
  type ContextoIntervalo,
  type ContextoPreparado,
  type Intervalo,
} from './contexto.ts';
import { cabeNoInterior, motivosNoContexto } from './motivos.ts';
import { excedeLimiteDeDias } from './verificar.ts';

/** How far from the refused range an alternative may start, in days. */
const ALCANCE_DOS_INTERVALOS = 120;
/** How far ahead the next free day is looked for, in days. */
const ALCANCE_DO_DIA = 366;
/** Past this the calendar of four-digit years ends; nobody is looking for an exam there. */
const FIM_DA_BUSCA: DataCivil = '9990-01-01';
/** The longest alternative, in days. */
const COMPRIMENTO_MAXIMO = 62;

/**
 * The `n` valid ranges nearest to a refused one: of the same length, or of as much of it as the limit of days allows,
 * as far as there are any; otherwise shorter, day by day. Each passes every check of `verificarIntervalo`; the nearest
 * comes first, and of two equally near, the later. Empty when the provider serves on no day or nothing is free within
 * four months.
 */
export function proximosIntervalosValidos(
  intervalo: Intervalo,
  contexto: ContextoIntervalo,
  n = 3,
): Intervalo[] {
  if (!ehDataCivil(intervalo.inicio) || !ehDataCivil(intervalo.fim)) return [];
  const preparado = prepararContexto(contexto);
  if (preparado.semHorarios) return [];
  if (compararDatas(intervalo.inicio, FIM_DA_BUSCA) > 0) return [];
  const pedido = numeroDoDia(maiorData(intervalo.inicio, preparado.primeiroDia));
  const dias = numeroDoDia(intervalo.fim) - numeroDoDia(intervalo.inicio) + 1;
  const mapa = mapearDias(pedido, Math.min(Math.max(dias, 1), COMPRIMENTO_MAXIMO), preparado);

  const achados: Intervalo[] = [];
  for (let reducao = 0; reducao < mapa.comprimento && achados.length < n; reducao++) {
    for (let passo = 0; passo <= ALCANCE_DOS_INTERVALOS && achados.length < n; passo++) {
      for (const inicio of passo === 0 ? [pedido] : [pedido + passo, pedido - passo]) {
        const candidato = mapa.intervalo(inicio, reducao);
        if (candidato && achados.length < n) achados.push(candidato);
      }
    }
  }
  const distancia = (i: Intervalo): number => Math.abs(numeroDoDia(i.inicio) - pedido);
  return achados.sort((a, b) => distancia(a) - distancia(b) || compararDatas(b.inicio, a.inicio));
}

/** The first day from `data` on with no reason against it, or `null` when there is none within a year. */
export function proximoDiaDisponivel(data: DataCivil, contexto: ContextoIntervalo): DataCivil | null {
  const preparado = prepararContexto(contexto);
  if (preparado.semHorarios || compararDatas(data, FIM_DA_BUSCA) > 0) return null;
  const primeiro = numeroDoDia(maiorData(data, preparado.primeiroDia));
  for (let numero = primeiro; numero <= primeiro + ALCANCE_DO_DIA; numero++) {
    const candidata = dataDoNumero(numero);
    if (contexto.maximo && compararDatas(candidata, contexto.maximo) > 0) return null;
    if (motivosNoContexto(candidata, preparado).length === 0) return candidata;
  }
  return null;
}

/** Judges once every day that an alternative could touch; a range is then two look-ups and one subtraction. */
function mapearDias(pedido: number, comprimento: number, preparado: ContextoPreparado) {
  const base = pedido - ALCANCE_DOS_INTERVALOS;
  const total = 2 * ALCANCE_DOS_INTERVALOS + comprimento;
  const livre: boolean[] = [];
  const fechadosAte: number[] = [0];
  for (let posicao = 0; posicao < total; posicao++) {
    const data = dataDoNumero(base + posicao);
    const motivos = motivosNoContexto(data, preparado);
    livre.push(motivos.length === 0);
    const fechado = !cabeNoInterior(motivos, diaDaSemana(data), preparado);
    fechadosAte.push((fechadosAte[posicao] ?? 0) + (fechado ? 1 : 0));
  }
  const duracoes = new Map<number, number>();
  /** As many days from there on as were asked for, or as the limit allows. */
  const duracaoDe = (inicio: number): number => {
    let duracao = duracoes.get(inicio) ?? comprimento;
    while (duracao > 1 && excedeLimiteDeDias(criarIntervalo(inicio, duracao), preparado)) duracao--;
    duracoes.set(inicio, duracao);
    return duracao;
  };
  return {
    comprimento,
    intervalo(inicio: number, reducao: number): Intervalo | null {
      const primeiro = inicio - base;
      if (!livre[primeiro]) return null;
      const duracao = duracaoDe(inicio) - reducao;
      const ultimo = primeiro + duracao - 1;
      if (duracao < 1 || !livre[ultimo] || fechadosAte[ultimo + 1] !== fechadosAte[primeiro]) return null;
      return criarIntervalo(inicio, duracao);
    },
  };
}

function criarIntervalo(inicio: number, duracao: number): Intervalo {
  return { inicio: dataDoNumero(inicio), fim: dataDoNumero(inicio + duracao - 1) };
}
