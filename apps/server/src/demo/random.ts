/** A repeatable source of chance: the same seed gives the same demonstration on every machine. */
export interface RandomSource {
  /** From 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** Whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** True in `p` of the cases, 0 to 1. */
  chance(p: number): boolean;
  choose<T>(list: readonly T[]): T;
  /** `n` different items, in random order; all of them when there are fewer. */
  sample<T>(list: readonly T[], n: number): T[];
  /** One item, by weight. */
  weighted<T>(options: readonly (readonly [T, number])[]): T;
  /** `n` digits. */
  digits(n: number): string;
}

/** mulberry32: 32 bits of state are plenty for a few thousand made-up records. */
export function createRandom(seed: number): RandomSource {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const integer = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  const choose = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Não há o que escolher de uma lista vazia.');
    return list[integer(0, list.length - 1)] as T;
  };
  return {
    fraction,
    integer,
    choose,
    chance: (p) => fraction() < p,
    sample(list, n) {
      const rest = [...list];
      for (let i = rest.length - 1; i > 0; i -= 1) {
        const j = integer(0, i);
        [rest[i], rest[j]] = [rest[j] as (typeof rest)[number], rest[i] as (typeof rest)[number]];
      }
      return rest.slice(0, n);
    },
    weighted(options) {
      const total = options.reduce((sum, [, weight]) => sum + weight, 0);
      let point = fraction() * total;
      for (const [item, weight] of options) {
        point -= weight;
        if (point < 0) return item;
      }
      return choose(options)[0];
    },
    digits: (n) => Array.from({ length: n }, () => integer(0, 9)).join(''),
  };
}
