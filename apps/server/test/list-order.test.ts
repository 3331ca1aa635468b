import { TiposExame } from '@apto/domain/exames';
import { StatusAgendamento } from '@apto/domain/status';
import { describe, expect, it } from 'vitest';
import { DATABASES } from './helpers.ts';
import { longList, type ResultPage, WIDE } from './long-list.ts';

describe.each(DATABASES)('totals and pages of a long list: order and export, on %s', (database) => {
  const calls = longList(database);
  const { tokens, pageQuery, filters, countInDatabase } = calls;

  it.each([
    ['createdAt', (i: ResultPage['items'][number]) => i.createdAt],
    [
      'funcionario',
      (i: ResultPage['items'][number]) =>
        i.funcionario.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    ],
    ['cliente', (i: ResultPage['items'][number]) => i.cliente.name],
    ['tipoExame', (i: ResultPage['items'][number]) => i.tipoExame.descricao],
    ['status', (i: ResultPage['items'][number]) => i.status.descricao],
  ] as const)(
    'sort by %s: every page continues the one before, near, deep and last, both ways',
    async (field, key) => {
      const all = filters({ status: StatusAgendamento.map((s) => s.id) });
      for (const direction of ['ASC', 'DESC']) {
        const seen = new Set<number>();
        let previous: string | null = null;
        const { meta } = await pageQuery(1, `limit=100&sort=${field}%20${direction}&${all}`);
        const pages = Math.ceil(meta.totalItems / 100);
        for (let page = 1; page <= pages; page += 1) {
          const { items } = await pageQuery(1, `limit=100&page=${page}&sort=${field}%20${direction}&${all}`);
          for (const item of items) {
            const value = key(item);
            if (previous !== null) {
              const order = previous.localeCompare(value, 'pt-BR');
              expect(direction === 'ASC' ? order <= 0 : order >= 0).toBe(true);
            }
            previous = value;
            seen.add(item.id);
          }
        }
        expect(seen.size).toBe(meta.totalItems);
        expect(
          (await pageQuery(1, `limit=100&page=${pages + 1}&sort=${field}%20${direction}&${all}`)).items,
        ).toEqual([]);
      }
    },
  );

  it.each(['ASC', 'DESC'])(
    'sort by id %s: by number, page after page, searched or not',
    async (direction) => {
      for (const search of ['', '&filter=joao']) {
        const query = `${filters({ status: WIDE.status })}&sort=id%20${direction}${search}`;
        const seen: number[] = [];
        for (let page = 1, total = 1; seen.length < total; page += 1) {
          const { items, meta } = await pageQuery(1, `limit=100&page=${page}&${query}`);
          total = meta.totalItems;
          expect(items.length).toBeGreaterThan(0);
          seen.push(...items.map(({ id }) => id));
        }
        expect(seen).toEqual([...new Set(seen)].sort((a, b) => (direction === 'ASC' ? a - b : b - a)));
      }
    },
  );

  it('sorted by status, the newest request comes first within each', async () => {
    for (const direction of ['ASC', 'DESC']) {
      const { items } = await pageQuery(
        1,
        `limit=100&sort=status%20${direction}&${filters({ status: WIDE.status })}`,
      );
      const ofFirst = items.filter((i) => i.status.id === items[0]?.status.id).map((i) => i.createdAt);
      expect(ofFirst.length).toBeGreaterThan(1);
      expect(ofFirst).toEqual(ofFirst.toSorted().reverse());
    }
  });

  it('a request of 23:30 in São Paulo belongs to that day, not to the next one of UTC', async () => {
    await calls.app.database.runScript(
      `update agendamento set created_at = '2027-03-11T02:30:00Z' where id = (select min(id) from agendamento where empresa_id = 1 and status_id = 8)`,
    );
    const onDay = async (day: string) => (await pageQuery(1, filters({ datas: [day, day] }))).meta.totalItems;
    expect([await onDay('2027-03-10'), await onDay('2027-03-11')]).toEqual([1, 0]);
  });

  it('the ranks kept in the database are the alphabetical order of the labels that people see', async () => {
    const sort = (list: readonly { id: number; descricao: string }[]) =>
      [...list].sort((a, b) => a.descricao.localeCompare(b.descricao, 'pt-BR')).map((x) => x.id);
    const { rows } = await calls.app.database.rawTransaction((c) =>
      c.query<{ types: number[]; status: number[] }>(`select
        (select json_agg(tipo_exame_id order by tipo_ordem) from (select distinct tipo_exame_id, tipo_ordem from agendamento) x) as types,
        (select json_agg(status_id order by status_ordem) from (select distinct status_id, status_ordem from agendamento) x) as status`),
    );
    expect(rows[0]).toEqual({ types: sort(TiposExame), status: sort(StatusAgendamento) });
  });

  it('the export has every row of a filter larger than one batch', async () => {
    const r = await calls.app.invoke(
      'GET',
      `/agendamentos/gerar-csv/0?${filters({ status: StatusAgendamento.map((s) => s.id) })}`,
      { token: tokens.get(1) ?? '' },
    );
    const { default: excel } = await import('exceljs');
    const workbook = new excel.Workbook();
    await workbook.xlsx.load(new Uint8Array(r.raw).buffer);
    const ids = new Set<unknown>();
    workbook.worksheets[0]?.eachRow((row, n) => n > 1 && ids.add(row.getCell(1).value));
    expect(ids.size).toBe(await countInDatabase('empresa_id = 1'));
  });
});
