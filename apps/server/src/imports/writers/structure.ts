import { INSCRICAO_KIND, inscricaoKindOf } from '@apto/domain/documents';
import type { CellProblem } from '@apto/domain/imports';
import { plainText } from '@apto/domain/text';
import { citiesOf } from './cities.ts';
import { named } from './named.ts';
import type { ReadyRow } from './writer.ts';

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
