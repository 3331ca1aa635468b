import {
  criarMotivosDoDia,
  datasEntre,
  formatarData,
  primeiraFalha,
  proximoDiaDisponivel,
  proximosIntervalosValidos,
  somarDias,
  verificarIntervalo,
  type Agora,
  type ContextoIntervalo,
  type DataCivil,
  type FalhaIntervalo,
} from '@apto/domain';
import type { IntervaloDeDatas, MotivoDeDia } from '../Calendar/Calendar.logic.ts';
import type { DadosDoMes } from '../Calendar/meses.logic.ts';

/** The rules of a suggested range, without the clock: holidays, vacations, hours, limits (doc2 §5). */
export type RegrasDeData = Partial<Omit<ContextoIntervalo, 'agora'>>;

/** One check that a date or range does not pass; `FalhaIntervalo` of the domain is one. */
export interface FalhaDeDatas {
  readonly codigo: FalhaIntervalo['codigo'] | 'INDISPONIVEL';
  readonly mensagem: string;
  readonly datas?: readonly DataCivil[] | undefined;
}

interface Entrada {
  readonly agora: Agora;
  /** Absent: any day between `min` and `max`. */
  readonly rules?: RegrasDeData | undefined;
  readonly min?: DataCivil | null | undefined;
  readonly max?: DataCivil | null | undefined;
  /** What a month loader has brought. */
  readonly meses?: DadosDoMes;
  readonly textos: {
    readonly primeiraData: (data: string) => string;
    readonly ultimaData: (data: string) => string;
  };
}

/** What is free and why the rest is not. All of it pure: asking twice gives the same. */
export interface Disponibilidade {
  readonly motivos: (data: DataCivil) => readonly MotivoDeDia[];
  /** Every failing check, in the specified order. */
  readonly falhas: (intervalo: IntervaloDeDatas) => readonly FalhaDeDatas[];
  readonly proximo: (data: DataCivil) => DataCivil | null;
  readonly alternativas: (intervalo: IntervaloDeDatas, n?: number) => readonly IntervaloDeDatas[];
}

/** How many days ahead 'próximo dia disponível' looks when only reasons are known. */
const ALCANCE = 366;

const maior = (a: DataCivil | null | undefined, b: DataCivil | null | undefined) =>
  a && b ? (a > b ? a : b) : (a ?? b ?? null);
const menor = (a: DataCivil | null | undefined, b: DataCivil | null | undefined) =>
  a && b ? (a < b ? a : b) : (a ?? b ?? null);

/** The domain's rules, the field's own ends and what the month loader brought, as one answer. */
export function criarDisponibilidade(entrada: Entrada): Disponibilidade {
  return entrada.rules ? comRegras(entrada, entrada.rules) : semRegras(entrada);
}

function comRegras({ agora, min, max, meses = {} }: Entrada, rules: RegrasDeData): Disponibilidade {
  const contexto: ContextoIntervalo = {
    ...rules,
    agora,
    minimo: maior(min, rules.minimo),
    maximo: menor(max, rules.maximo),
    feriados: [...(rules.feriados ?? []), ...(meses.feriados ?? [])],
    ferias: [...(rules.ferias ?? []), ...(meses.ferias ?? [])],
  };
  const daRegra = criarMotivosDoDia(contexto);
  const extra = meses.motivos ?? {};
  const motivos = (data: DataCivil): readonly MotivoDeDia[] => {
    const texto = extra[data];
    return texto ? [...daRegra(data), { codigo: 'INDISPONIVEL', texto }] : daRegra(data);
  };
  return {
    motivos,
    falhas: (intervalo) => [...verificarIntervalo(intervalo, contexto), ...falhaDosExtras(intervalo, extra)],
    proximo: (data) => {
      let candidata = proximoDiaDisponivel(data, contexto);
      for (let i = 0; candidata && extra[candidata] && i < ALCANCE; i += 1) {
        candidata = proximoDiaDisponivel(somarDias(candidata, 1), contexto);
      }
      return candidata && extra[candidata] ? null : candidata;
    },
    alternativas: (intervalo, n = 3) => {
      const semExtras = Object.keys(extra).length === 0;
      const achadas = proximosIntervalosValidos(intervalo, contexto, semExtras ? n : n * 8);
      return achadas
        .filter((achada) => primeiraFalha(achada, contexto) === null)
        .filter((achada) => falhaDosExtras(achada, extra).length === 0)
        .slice(0, n);
    },
  };
}

function falhaDosExtras(
  { inicio, fim }: IntervaloDeDatas,
  extra: Readonly<Record<DataCivil, string>>,
): FalhaDeDatas[] {
  const datas = Object.keys(extra)
    .filter((data) => data >= inicio && data <= fim)
    .sort();
  const primeira = datas[0];
  if (!primeira) return [];
  const mensagem = `Por favor selecione outro período de datas, ${formatarData(primeira)}: ${extra[primeira]}`;
  return [{ codigo: 'INDISPONIVEL', mensagem, datas }];
}

function semRegras({ min, max, meses = {}, textos }: Entrada): Disponibilidade {
  const extra = meses.motivos ?? {};
  const motivos = (data: DataCivil): readonly MotivoDeDia[] => {
    const achados: MotivoDeDia[] = [];
    if (min && data < min)
      achados.push({ codigo: 'ANTES_DO_MINIMO', texto: textos.primeiraData(formatarData(min)) });
    if (max && data > max)
      achados.push({ codigo: 'DEPOIS_DO_MAXIMO', texto: textos.ultimaData(formatarData(max)) });
    const texto = extra[data];
    if (texto) achados.push({ codigo: 'INDISPONIVEL', texto });
    return achados;
  };
  const falhas = (intervalo: IntervaloDeDatas): readonly FalhaDeDatas[] => {
    const achadas: FalhaDeDatas[] = [];
    if (min && intervalo.inicio < min) {
      achadas.push({
        codigo: 'ANTES_DO_MINIMO',
        mensagem: `${textos.primeiraData(formatarData(min))}.`,
        datas: [intervalo.inicio],
      });
    }
    if (max && intervalo.fim > max) {
      achadas.push({
        codigo: 'DEPOIS_DO_MAXIMO',
        mensagem: `${textos.ultimaData(formatarData(max))}.`,
        datas: [intervalo.fim],
      });
    }
    return [...achadas, ...falhaDosExtras(intervalo, extra)];
  };
  const proximo = (data: DataCivil): DataCivil | null => {
    const de = maior(data, min) ?? data;
    for (let i = 0; i <= ALCANCE; i += 1) {
      const candidata = somarDias(de, i);
      if (max && candidata > max) return null;
      if (motivos(candidata).length === 0) return candidata;
    }
    return null;
  };
  return {
    motivos,
    falhas,
    proximo,
    alternativas: ({ inicio, fim }, n = 3) => {
      const dias = datasEntre(inicio, fim).length;
      const achadas: IntervaloDeDatas[] = [];
      let de = proximo(inicio);
      while (de && achadas.length < n) {
        const candidata = { inicio: de, fim: somarDias(de, dias - 1) };
        if (falhas(candidata).length === 0) achadas.push(candidata);
        else if (max && candidata.fim > max) break;
        de = proximo(somarDias(de, 1));
      }
      return achadas;
    },
  };
}

/** Days between the ends of a valid range that have a reason against them: what the range passes over. */
export function diasPulados(
  { inicio, fim }: IntervaloDeDatas,
  motivos: Disponibilidade['motivos'],
): readonly { readonly data: DataCivil; readonly texto: string }[] {
  if (inicio >= fim) return [];
  return datasEntre(somarDias(inicio, 1), somarDias(fim, -1)).flatMap((data) => {
    const texto = motivos(data)
      .map((motivo) => motivo.texto)
      .join('. ');
    return texto ? [{ data, texto }] : [];
  });
}
