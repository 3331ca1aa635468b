import { StatusAgendamento, TiposExame } from '@apto/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compactarContagens } from '../src/platform/manutencao.ts';
import { BANCOS, criarAppDeTeste, type AppDeTeste } from './helpers.ts';

const TOTAL = 6_000;

/** Rows over two years, statuses and types, three customers; ties on purpose in every sort. */
const SEMEAR = `
insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario,
    nome_cliente, user_responsavel_id, data_agendamento, created_at)
select case when c.id = 3 then 2 else 1 end, c.id, f.unidade_id, f.id, 1 + (g * 7) % 13,
  (array[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,26,27])[1 + (g * 11) % 24],
  f.name, f.cpf, c.name, case when g % 5 = 0 then 2 end, case when g % 3 = 0 then date '2026-01-01' + g % 300 end,
  timestamptz '2026-11-20 12:00Z' - make_interval(hours => (g * 3) % 17000)
from generate_series(1, ${TOTAL}) g
join funcionario f on f.id = 1 + g % 5
join cliente c on c.id = f.customer_id`;

interface Pagina {
  items: {
    id: number;
    createdAt: string;
    funcionario: { name: string };
    cliente: { name: string };
    status: { id: number; descricao: string };
    tipoExame: { id: number; descricao: string };
    dataAgendamento: string | null;
  }[];
  meta: { totalItems: number };
}

describe.each(BANCOS)('totals and pages of a long list, on %s', (banco) => {
  let app: AppDeTeste;
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    app = await criarAppDeTeste({ banco });
    await app.banco.executarScript(SEMEAR);
    for (const u of [1, 2, 8]) tokens.set(u, await app.tokenDe(u));
  });
  afterAll(() => app.fechar());

  const pagina = async (usuario: number, query: string): Promise<Pagina> => {
    const r = await app.chamar('GET', `/agendamentos?${query}`, { token: tokens.get(usuario) ?? '' });
    expect(r.status).toBe(200);
    return r.corpo as Pagina;
  };
  const filtros = (f: object) => `filtrosExtras=${encodeURIComponent(JSON.stringify(f))}`;
  const contarNoBanco = async (onde: string) => {
    const { rows } = await app.banco.transacaoCrua((c) =>
      c.query<{ n: number }>(`select count(*)::int as n from agendamento where ${onde}`),
    );
    return rows[0]?.n;
  };

  const CASOS: [number, object, string][] = [
    [1, {}, 'empresa_id = 1 and status_id not in (9,10,20,22)'],
    [1, { status: [22, 10] }, 'empresa_id = 1 and status_id in (22,10)'],
    [1, { tipoExame: [4] }, 'empresa_id = 1 and tipo_exame_id = 4 and status_id not in (9,10,20,22)'],
    [2, {}, 'cliente_id = 1 and status_id not in (9,10,20,22)'],
    [2, { status: [8], tipoExame: [2, 3] }, 'cliente_id = 1 and status_id = 8 and tipo_exame_id in (2,3)'],
    [8, {}, 'unidade_id = 2 and status_id not in (9,10,20,22)'],
    [2, { painel: 'MEUS' }, 'cliente_id = 1 and user_responsavel_id = 2 and status_id not in (9,10,20,22)'],
    [
      1,
      { datas: ['2026-03-01', '2026-03-31'] },
      `empresa_id = 1 and status_id not in (9,10,20,22) and created_at >= '2026-03-01T03:00Z' and created_at < '2026-04-01T03:00Z'`,
    ],
  ];

  it.each(CASOS)('user %i, %j: the total is what counting the rows gives', async (usuario, extras, onde) => {
    expect((await pagina(usuario, filtros(extras))).meta.totalItems).toBe(await contarNoBanco(onde));
  });

  it('stays exact over changes, deletions and compaction', async () => {
    await app.banco
      .executarScript(`update agendamento set status_id = 8 where id % 17 = 0; update agendamento set cliente_id = cliente_id;
      delete from agendamento where id % 29 = 0; update agendamento set tipo_exame_id = 2, unidade_id = 2 where id % 31 = 0 and cliente_id = 1`);
    const conferir = async () => {
      for (const [usuario, extras, onde] of CASOS) {
        expect((await pagina(usuario, filtros(extras))).meta.totalItems).toBe(await contarNoBanco(onde));
      }
    };
    await conferir();
    await compactarContagens(app.banco);
    await conferir();
    await compactarContagens(app.banco);
    await conferir();
  });

  it.each([
    ['createdAt', (i: Pagina['items'][number]) => i.createdAt],
    [
      'funcionario',
      (i: Pagina['items'][number]) =>
        i.funcionario.name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
    ],
    ['cliente', (i: Pagina['items'][number]) => i.cliente.name],
    ['tipoExame', (i: Pagina['items'][number]) => i.tipoExame.descricao],
    ['status', (i: Pagina['items'][number]) => i.status.descricao],
  ] as const)(
    'sort by %s: every page continues the one before, near, deep and last, both ways',
    async (campo, chave) => {
      const todos = filtros({ status: StatusAgendamento.map((s) => s.id) });
      for (const direcao of ['ASC', 'DESC']) {
        const vistos = new Set<number>();
        let anterior: string | null = null;
        const { meta } = await pagina(1, `limit=100&sort=${campo}%20${direcao}&${todos}`);
        const paginas = Math.ceil(meta.totalItems / 100);
        for (let page = 1; page <= paginas; page += 1) {
          const { items } = await pagina(1, `limit=100&page=${page}&sort=${campo}%20${direcao}&${todos}`);
          for (const item of items) {
            const valor = chave(item);
            if (anterior !== null) {
              const ordem = anterior.localeCompare(valor, 'pt-BR');
              expect(direcao === 'ASC' ? ordem <= 0 : ordem >= 0).toBe(true);
            }
            anterior = valor;
            vistos.add(item.id);
          }
        }
        expect(vistos.size).toBe(meta.totalItems);
        expect(
          (await pagina(1, `limit=100&page=${paginas + 1}&sort=${campo}%20${direcao}&${todos}`)).items,
        ).toEqual([]);
      }
    },
  );

  const ORDENS = ['createdAt', 'funcionario', 'cliente', 'tipoExame', 'status', 'dataAgendamento'];
  const LONGE = { status: StatusAgendamento.map((s) => s.id), datas: ['2025-03-01', '2026-10-31'] };
  it.each([
    [
      'a date range',
      filtros(LONGE),
      `created_at >= '2025-03-01T03:00Z' and created_at < '2026-11-01T03:00Z'`,
    ],
    [
      'a date range and an exam type',
      filtros({ ...LONGE, tipoExame: [1, 2, 3, 4, 5, 6] }),
      `created_at >= '2025-03-01T03:00Z' and created_at < '2026-11-01T03:00Z' and tipo_exame_id <= 6`,
    ],
    [
      'a search that nearly everybody matches',
      `filter=a&${filtros({ status: LONGE.status })}`,
      `nome_busca like '%a%'`,
    ],
    [
      'a search that few match',
      `filter=zelia&${filtros({ status: LONGE.status })}`,
      `nome_busca like '%zelia%'`,
    ],
  ])('%s: every row is on exactly one page, whatever the order', async (_, query, onde) => {
    const esperados = await contarNoBanco(`empresa_id = 1 and ${onde}`);
    for (const campo of ORDENS) {
      for (const direcao of ['ASC', 'DESC']) {
        const vistos: number[] = [];
        for (let page = 1; page <= Math.ceil((esperados ?? 0) / 100); page += 1) {
          const { items, meta } = await pagina(
            1,
            `limit=100&page=${page}&sort=${campo}%20${direcao}&${query}`,
          );
          expect(meta.totalItems).toBe(esperados);
          vistos.push(...items.map((i) => i.id));
        }
        expect([campo, direcao, vistos.length, new Set(vistos).size]).toEqual([
          campo,
          direcao,
          esperados,
          esperados,
        ]);
      }
    }
  });

  it('sorted by status, the newest request comes first within each', async () => {
    for (const direcao of ['ASC', 'DESC']) {
      const { items } = await pagina(
        1,
        `limit=100&sort=status%20${direcao}&${filtros({ status: LONGE.status })}`,
      );
      const doPrimeiro = items.filter((i) => i.status.id === items[0]?.status.id).map((i) => i.createdAt);
      expect(doPrimeiro.length).toBeGreaterThan(1);
      expect(doPrimeiro).toEqual(doPrimeiro.toSorted().reverse());
    }
  });

  it('a request of 23:30 in São Paulo belongs to that day, not to the next one of UTC', async () => {
    await app.banco.executarScript(
      `update agendamento set created_at = '2027-03-11T02:30:00Z' where id = (select min(id) from agendamento where empresa_id = 1 and status_id = 8)`,
    );
    const no = async (dia: string) => (await pagina(1, filtros({ datas: [dia, dia] }))).meta.totalItems;
    expect([await no('2027-03-10'), await no('2027-03-11')]).toEqual([1, 0]);
  });

  it('the ranks kept in the database are the alphabetical order of the labels that people see', async () => {
    const ordenar = (lista: readonly { id: number; descricao: string }[]) =>
      [...lista].sort((a, b) => a.descricao.localeCompare(b.descricao, 'pt-BR')).map((x) => x.id);
    const { rows } = await app.banco.transacaoCrua((c) =>
      c.query<{ tipos: number[]; status: number[] }>(`select
        (select json_agg(tipo_exame_id order by tipo_ordem) from (select distinct tipo_exame_id, tipo_ordem from agendamento) x) as tipos,
        (select json_agg(status_id order by status_ordem) from (select distinct status_id, status_ordem from agendamento) x) as status`),
    );
    expect(rows[0]).toEqual({ tipos: ordenar(TiposExame), status: ordenar(StatusAgendamento) });
  });

  it('the export has every row of a filter larger than one batch', async () => {
    const r = await app.chamar(
      'GET',
      `/agendamentos/gerar-csv/0?${filtros({ status: StatusAgendamento.map((s) => s.id) })}`,
      { token: tokens.get(1) ?? '' },
    );
    const { default: excel } = await import('exceljs');
    const livro = new excel.Workbook();
    await livro.xlsx.load(new Uint8Array(r.bruto).buffer);
    const ids = new Set<unknown>();
    livro.worksheets[0]?.eachRow((linha, n) => n > 1 && ids.add(linha.getCell(1).value));
    expect(ids.size).toBe(await contarNoBanco('empresa_id = 1'));
  });
});
