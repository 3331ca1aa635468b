/** A repeatable source of chance: the same seed gives the same demonstration on every machine. */
export interface Aleatorio {
  /** From 0 (inclusive) to 1 (exclusive). */
  fracao(): number;
  /** Whole number from `min` to `max`, both included. */
  inteiro(min: number, max: number): number;
  /** True in `p` of the cases, 0 to 1. */
  chance(p: number): boolean;
  escolher<T>(lista: readonly T[]): T;
  /** `n` different items, in random order; all of them when there are fewer. */
  amostra<T>(lista: readonly T[], n: number): T[];
  /** One item, by weight. */
  ponderado<T>(opcoes: readonly (readonly [T, number])[]): T;
  /** `n` digits. */
  digitos(n: number): string;
}

/** mulberry32: 32 bits of state are plenty for a few thousand made-up records. */
export function criarAleatorio(semente: number): Aleatorio {
  let estado = semente >>> 0;
  const fracao = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const inteiro = (min: number, max: number): number => min + Math.floor(fracao() * (max - min + 1));
  const escolher = <T>(lista: readonly T[]): T => {
    if (lista.length === 0) throw new RangeError('Não há o que escolher de uma lista vazia.');
    return lista[inteiro(0, lista.length - 1)] as T;
  };
  return {
    fracao,
    inteiro,
    escolher,
    chance: (p) => fracao() < p,
    amostra(lista, n) {
      const resto = [...lista];
      for (let i = resto.length - 1; i > 0; i -= 1) {
        const j = inteiro(0, i);
        [resto[i], resto[j]] = [resto[j] as (typeof resto)[number], resto[i] as (typeof resto)[number]];
      }
      return resto.slice(0, n);
    },
    ponderado(opcoes) {
      const total = opcoes.reduce((soma, [, peso]) => soma + peso, 0);
      let ponto = fracao() * total;
      for (const [item, peso] of opcoes) {
        ponto -= peso;
        if (ponto < 0) return item;
      }
      return escolher(opcoes)[0];
    },
    digitos: (n) => Array.from({ length: n }, () => inteiro(0, 9)).join(''),
  };
}
