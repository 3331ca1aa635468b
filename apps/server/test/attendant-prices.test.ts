import { describe, expect, it } from 'vitest';
import { DATABASES } from './helpers.ts';
import { attendance } from './attendance.ts';

describe.each(DATABASES)('the page of one request (doc3 §2.10): prices, on %s', (database) => {
  const calls = attendance(database);

  it('doc2 §2.13: prices come in the order asked for, by name unless told', async () => {
    const ask = async (sort: string) =>
      (
        (
          await calls.app.invoke('GET', `/prestador-valor/supplier/1?limit=25${sort}`, {
            token: calls.attendant,
          })
        ).body as { items: { procedimento: { name: string }; valorCobrar: number }[] }
      ).items;
    const before = await ask('');
    await calls.app.database.runScript(
      'update prestador_exame set valor_cobrar = 6000 - 100 * procedimento_id where prestador_id = 1',
    );
    try {
      const values = (await ask('&sort=valor_cobrar%20ASC')).map(({ valorCobrar }) => valorCobrar);
      expect(new Set(values).size).toBe(values.length);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      const falling = (await ask('&sort=valor_cobrar%20DESC')).map(({ valorCobrar }) => valorCobrar);
      expect(falling).toEqual(values.toReversed());
      // doc2 §3 'Price row': the columns by the names that the answer gives them.
      expect((await ask('&sort=valorCobrar%20ASC')).map(({ valorCobrar }) => valorCobrar)).toEqual(values);
      expect(await ask('&sort=procedimento.name%20ASC')).toEqual(await ask('&sort='));
      const names = before.map(({ procedimento }) => procedimento.name);
      expect((await ask('&sort=procedimento%20DESC')).map((each) => each.procedimento.name)).toEqual(
        names.toReversed(),
      );
    } finally {
      await calls.app.database.runScript(
        before
          .map(
            ({ procedimento, valorCobrar }) =>
              `update prestador_exame e set valor_cobrar = ${valorCobrar * 100} from procedimento p where p.id = e.procedimento_id and e.prestador_id = 1 and p.name = '${procedimento.name}'`,
          )
          .join(';\n'),
      );
    }
  });

  it('a price list in an order of nobody is refused', async () => {
    const wrong = await calls.app.invoke('GET', '/prestador-valor/supplier/1?sort=empresa_id%20ASC', {
      token: calls.attendant,
    });
    expect(wrong.status).toBe(400);
  });

  it('prices are for who may see them', async () => {
    const prices = await calls.app.invoke('GET', '/prestador-valor/supplier/1?limit=2&filter=audio', {
      token: calls.attendant,
    });
    expect(prices.body).toMatchObject({
      items: [{ procedimento: { name: 'Audiometria' }, valorCobrar: 50 }],
      meta: { totalItems: 1 },
    });
    const reader = await calls.app.tokenFor(3);
    expect((await calls.app.invoke('GET', '/prestador-valor/supplier/1', { token: reader })).status).toBe(
      403,
    );
  });
});
