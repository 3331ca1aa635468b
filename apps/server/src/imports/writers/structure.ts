import { INSCRICAO_KIND, inscricaoKindOf } from '@apto/domain/documents';
import type { CellProblem } from '@apto/domain/imports';
import { plainText } from '@apto/domain/text';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/port.ts';
import { rows } from '../../db/rows.ts';
import { named } from './named.ts';
import type { ReadyRow } from './writer.ts';

const CITY = z.strictObject({ id: z.int(), name: z.string() });

/** Cities by 'name - state', as `plainText` writes it. */
async function citiesOf(db: Db, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const found = await rows(
    db,
    CITY,
    sql`select c.id, c.cidade || ' - ' || c.estado as name from cidade c
      where c.nome_busca || ' - ' || lower(c.estado) in
        (select apto_normalizar(n) from jsonb_array_elements_text(${JSON.stringify([...new Set(names)])}::jsonb) n)`,
  );
  return new Map(found.map(({ id, name }) => [plainText(name), id]));
}

const cityNames = (ready: readonly ReadyRow[]): string[] =>
  ready.flatMap(({ values: { cidade: name } }) => (typeof name === 'string' ? [name] : []));

export const branches = named(
  'unidade',
  {
    name: ['name', 'text'],
    tradeCode: ['trade_code', 'text'],
    tpInsc: ['tp_insc', 'text', INSCRICAO_KIND.CNPJ],
    cnpj: ['inscricao', 'text'],
    idCity: ['cidade_id', 'int'],
    riskLevel: ['risk_level', 'int'],
    phone: ['phone', 'text'],
    email: ['email', 'text'],
    zipCode: ['zip_code', 'text'],
    street: ['street', 'text'],
    number: ['number', 'text'],
    addressComplement: ['address_complement', 'text'],
    neighborhood: ['neighborhood', 'text'],
  },
  async (db, ready) => {
    const cities = await citiesOf(db, cityNames(ready));
    return ({ cidade: city, ...values }) => ({
      ...values,
      // The number says which kind it is.
      tpInsc: typeof values['cnpj'] === 'string' ? inscricaoKindOf(values['cnpj']) : null,
      idCity: typeof city === 'string' ? (cities.get(plainText(city)) ?? null) : null,
    });
  },
  async (db, { rows: ready }) => {
    const cities = await citiesOf(db, cityNames(ready));
    return new Map(
      ready.flatMap(({ line: at, values: { cidade: city } }): [number, CellProblem[]][] =>
        typeof city !== 'string' || cities.has(plainText(city))
          ? []
          : [[at, [{ coluna: 'cidade', mensagem: `Não há município com o nome ${city}`, tipo: 'ERRO' }]]],
      ),
    );
  },
);
export const departments = named('setor', { name: ['name', 'text'], code: ['code', 'text'] });
export const positions = named('cargo', {
  name: ['name', 'text'],
  code: ['code', 'text'],
  cbo: ['cbo', 'text'],
  descricaoAtividades: ['descricao_atividades', 'text'],
});
