import * as fc from 'fast-check';
import type { z } from 'zod';

/** As much of a schema's inside as a walk over it needs. */
interface Def {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  entries?: Record<string, string>;
  values?: unknown[];
}

const NUMBERS = [
  0,
  -1,
  1,
  2,
  3,
  28,
  3_550_308,
  2_147_483_647,
  2_147_483_648,
  2 ** 53 - 1,
  1e21,
  1.5,
  -(2 ** 40),
];
const DAYS = [
  '0001-01-01',
  '1899-12-31',
  '1900-01-01',
  '2100-12-31',
  '2101-01-01',
  '9999-12-31',
  '2026-02-30',
];
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '％ ＿ ﹪',
  '%_\\',
  "'; drop table empresa; --",
  '9999999999999999999',
  '1,2147483648',
  '0',
  '[',
  '{"a":',
  'ação'.repeat(200),
  'a@exemplo.com.br',
  'a@exemplo.com.br\u0000',
  '11987654321',
  '15350946056',
  '10:00',
  '24:00',
  'ATIVO',
];

/** Stands for JSON nested as deep as no writer of JSON follows: `asJson` puts it in. */
const DEEP = '<fundo>';
const DEPTH = 20_000;

export const asJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(`"${DEEP}"`, `${'['.repeat(DEPTH)}1${']'.repeat(DEPTH)}`);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(...NUMBERS, ...DAYS, ...TEXTS, null, true, [], {}, DEEP),
  fc.string({ unit: 'binary' }),
);
const smallId = fc.constantFrom<unknown>(1, 2, 3, 4, 1001, 3_550_308);
const day = fc.constantFrom<unknown>('2026-11-24', '2026-11-25', '2026-11-26', ...DAYS);
const text = fc.oneof(
  fc.constantFrom<unknown>('Ana', 'a@exemplo.com.br', '11987654321', '15350946056', '10:00', '1', '1,2,3'),
  day,
  fc.constantFrom<unknown>(...TEXTS),
  fc.string({ unit: 'binary' }),
);

/** Values that a schema mostly lets through, at its limits and just beyond them. */
export function anything(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined);
  const def = schema.def as unknown as Def;
  const inner = (): fc.Arbitrary<unknown> => {
    switch (def.type) {
      case 'object': {
        const fields = Object.entries(def.shape ?? {});
        return fc.record(Object.fromEntries(fields.map(([name, field]) => [name, anything(field)])), {
          requiredKeys: fields.filter(([, f]) => !f.safeParse(undefined).success).map(([name]) => name),
        });
      }
      case 'array':
        return fc.array(anything(def.element), { maxLength: 3 });
      case 'tuple':
        return fc.tuple(...(def.items ?? []).map(anything));
      case 'union':
        return fc.oneof(...(def.options ?? []).map(anything));
      case 'enum':
        return fc.constantFrom<unknown>(...Object.values(def.entries ?? {}));
      case 'literal':
        return fc.constantFrom(...(def.values ?? []));
      case 'number':
        return fc.oneof(smallId, fc.constantFrom<unknown>(...NUMBERS));
      case 'string':
        return text;
      case 'boolean':
        return fc.boolean();
      case 'pipe':
        return def.out?.type === 'transform'
          ? anything(def.in)
          : fc.oneof(anything(def.in), anything(def.out));
      case 'optional':
      case 'nullable':
      case 'default':
        return fc.oneof(
          { weight: 3, arbitrary: anything(def.innerType) },
          { weight: 1, arbitrary: fc.constant(null) },
        );
      default:
        return nasty;
    }
  };
  return fc.oneof({ weight: 8, arbitrary: inner() }, { weight: 1, arbitrary: nasty });
}
