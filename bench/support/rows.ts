import { openPostgres } from '../../apps/server/src/db/postgres.ts';

/** How many there are of what a company of 10,000 customers and 1,000,000 employees has (issue 11). */
export interface Sizes {
  clientes: number;
  funcionarios: number;
}

/** Words that the names of customers, branches, departments and positions are put together of. */
const words = (list: string): string => `(array['${list.split(' ').join("','")}'])`;
const pick = (list: string, by: string): string => {
  const count = list.split(' ').length;
  return `${words(list)}[1 + (${by}) % ${count}]`;
};
const HASH = '(g * 2654435761) % 4294967296';
const LINES =
  'Metalúrgica Transportes Padaria Construtora Hospital Escola Mercado Farmácia Têxtil Usina Agrícola Hotel';
const OWNERS =
  'Aurora Boa\tVista São\tJorge Horizonte Paraná Ipê Jequitibá Conceição Atlântica Mantiqueira Pantanal Araucária Botafogo Caiçara'.replaceAll(
    '\t',
    '_',
  );
const PLACES = 'Matriz Centro Norte Sul Leste Oeste Porto Serra';
const DEPARTMENTS =
  'Produção Manutenção Logística Expedição Almoxarifado Financeiro Recursos_Humanos Qualidade Segurança Vendas Compras Limpeza';
const POSITIONS =
  'Operador Soldador Motorista Auxiliar Técnico Analista Supervisor Eletricista Mecânico Vigilante Recepcionista Enfermeiro';
const FIRST =
  'Maria José Ana João Antônio Francisca Carlos Paulo Adriana Pedro Juliana Lucas Márcia Rafaela Xavier Fernanda Beatriz Gabriel Larissa Tiago';
const LAST =
  'Silva Santos Oliveira Souza Lima Pereira Ferreira Costa Rodrigues Almeida Nascimento Carvalho Araújo Ribeiro Xavier Barbosa Conceição Moura Teixeira Prado';

/**
 * Grows a demonstration by statements over whole sets, minutes for a million: customers with four branches, departments
 * and positions each and eight hierarchies; employees, some of whose customers have tens of thousands and most a few
 * dozen; and the registries that grow with customers. What is there already stays, and is counted.
 */
export async function growRegistries(url: string, { clientes, funcionarios }: Sizes): Promise<void> {
  const database = openPostgres({ url, connections: 2 });
  const spaced = (expression: string): string => `replace(${expression}, '_', ' ')`;
  try {
    await database.rawTransaction(async (tx) => {
      await tx.script(`
        set local maintenance_work_mem = '512MB';
        insert into grupo (empresa_id, descricao)
          select 1, 'Grupo ' || lpad(g::text, 4, '0') from generate_series(1, 300) g on conflict do nothing;
        create temp table grown on commit drop as
          with made as (
            insert into cliente (empresa_id, code, name, apelido, inscricao, grupo_id)
              select 1, 'B' || lpad(g::text, 6, '0'),
                ${pick(LINES, `h / 7`)} || ' ' || ${spaced(pick(OWNERS, 'h / 101'))} || ' ' || g || ' Ltda.',
                ${spaced(pick(OWNERS, 'h / 101'))} || ' ' || g, lpad((10000000000000 + g * 97)::text, 14, '0'),
                case when g % 3 = 0 then (select min(id) from grupo) + g % 300 end
              from (select g, ${HASH} as h from generate_series((select count(*) from cliente) + 1, ${clientes}::bigint) g) x
            returning id)
          select id, row_number() over (order by id) as g from made;
        insert into unidade (cliente_id, name, trade_code, inscricao, risk_level, cidade_id)
          select c.id, ${pick(PLACES, 'c.id + n')} || ' ' || n, 'U' || c.id || n, lpad((20000000000000 + c.id * 10 + n)::text, 14, '0'),
            1 + c.id % 4, (array(select id from cidade order by id))[1 + (c.id * 31 + n) % 5000]
          from grown c, generate_series(1, 4) n;
        insert into setor (cliente_id, name)
          select c.id, ${spaced(pick(DEPARTMENTS, 'c.id + n'))} || ' ' || n from grown c, generate_series(1, 4) n;
        insert into cargo (cliente_id, name, cbo)
          select c.id, ${spaced(pick(POSITIONS, 'c.id + n'))} || ' ' || n, '715210' from grown c, generate_series(1, 4) n;
        insert into hierarquia (cliente_id, unidade_id, setor_id, cargo_id)
          select u.cliente_id, u.id, s.id, p.id
          from (select *, row_number() over (partition by cliente_id order by id) as n from unidade) u
            join (select *, row_number() over (partition by cliente_id order by id) as n from setor) s using (cliente_id)
            join (select *, row_number() over (partition by cliente_id order by id) as n from cargo) p using (cliente_id)
          where u.cliente_id in (select id from grown) and s.n = u.n and p.n in (u.n, 1 + u.n % 4);
        insert into responsavel (empresa_id, cliente_id, name, email, phone)
          select 1, id, ${pick(FIRST, 'id')} || ' ' || ${pick(LAST, 'id / 7')}, 'rh' || id || '@bench.test', '11999990000' from grown;
        insert into configuracao_geral (empresa_id, cliente_id, chave, valor)
          select 1, id, 'limiteDatas', '10' from grown where id % 2 = 0;
        insert into descricao_risco (empresa_id, risco_id, descricao)
          select 1, 1 + g % 20, 'Exposição ' || g from generate_series(1, 60) g on conflict do nothing;
        insert into perfil_exposicao (empresa_id, cliente_id, hierarquia_id, descricao_risco_id, exposicao, probabilidade, severidade)
          select 1, h.cliente_id, h.id, d.id, 'HABITUAL', 1 + h.id % 5, 1 + d.id % 5
          from hierarquia h cross join lateral (select id from descricao_risco order by (id * 7 + h.id) % 61 limit 2) d
          where h.cliente_id in (select id from grown);
        insert into prestador_exame_cliente (empresa_id, prestador_id, cliente_id, procedimento_id, valor)
          select 1, p.id, c.id, 1 + (c.id + n) % 30, 5000 + n
          from grown c cross join generate_series(1, 5) n
            join lateral (select id from prestador where empresa_id = 1 order by id offset (c.id + n) % 200 limit 1) p on true
          on conflict do nothing;
        insert into usuario (empresa_id, perfil_id, name, email, username)
          select 1, (select min(id) from perfil where empresa_id = 1), ${pick(FIRST, 'id')} || ' ' || ${pick(LAST, 'id / 7')},
            'u' || id || '@bench.test', 'u' || id || '@bench.test' from grown;
        -- An installation that had 10,000 customers has names of two words and some of three.
        create temp table place on commit drop as
          select id, cliente_id, unidade_id, row_number() over (order by id) - 1 as n from hierarquia where empresa_id = 1;
        create unique index on place (n);
        analyze place;
        insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, situation, name, cpf, sex, data_nascimento,
            phone, admission_date, codigo_soc)
          select p.cliente_id, p.id, p.unidade_id,
            case h % 25 when 0 then 'AFASTADO' when 1 then 'DEMITIDO' when 2 then 'DEMITIDO' else 'ATIVO' end,
            ${pick(FIRST, 'h / 7')} || ' ' || ${pick(LAST, 'h / 997')} || ' ' || ${pick(LAST, 'h / 104729')}
              || case when h % 3 = 0 then '' else ' ' || ${pick(LAST, 'h / 15485863')} end,
            lpad((10000000000 + g * 89999)::text, 11, '0'), case when h % 2 = 0 then 'F' else 'M' end,
            date '1960-01-01' + (h % 16000)::int, '1199' || lpad((h % 10000000)::text, 7, '0'),
            current_date - (h % 6000)::int, 'B' || g
          from (select g, ${HASH} as h from generate_series((select count(*) from funcionario) + 1, ${funcionarios}::bigint) g) x
            join place p on p.n = floor((select count(*) from place) * power(h / 4294967296.0, 3));
        insert into funcionario_risco (funcionario_id, risco_id)
          select f.id, 1 + f.id % (select count(*) from risco) from funcionario f
          where f.codigo_soc like 'B%' and f.id % 16 <> 0 on conflict do nothing`);
    });
    await database.tidy();
  } finally {
    await database.close();
  }
}
