import { agoraEmSaoPaulo, ehCnpj, ehCpf, ehTelefone, STATUS, TiposExame, TRANSICOES } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linha, linhas, type BancoPort } from '../src/db/port.ts';
import { CAMINHOS } from '../src/demo/catalogo/caminhos.ts';
import { CIDADES } from '../src/demo/catalogo/cidades.ts';
import { feriadosDaCidade, pascoa } from '../src/demo/feriados.ts';
import { semearDemonstracao } from '../src/demo/semear.ts';
import { aumentarDemonstracao } from '../src/demo/volume.ts';
import { getMunicipalityByCode } from '@brazilian-utils/brazilian-utils/get-municipality-by-code';
import { conferirSenha } from '../src/sessao/senha.ts';
import { freshPglite } from './snapshot.ts';

const agora = agoraEmSaoPaulo(Date.parse('2026-11-23T13:00:00Z'));

/** Everything that a second run must repeat, in one text. */
const retrato = async (banco: BancoPort): Promise<string> => {
  const pedacos = await linhas(
    banco.db,
    sql`select (select md5(string_agg(f::text, '' order by id)) from (select id, name, cpf, phone, customer_id from funcionario) f) as pessoas,
               (select md5(string_agg(p::text, '' order by id)) from (select id, name, cnpj, cidade_id from prestador) p) as clinicas,
               (select md5(string_agg(a::text, '' order by id)) from (select id, status_id, tipo_exame_id, data_agendamento, created_at from agendamento) a) as pedidos`,
  );
  return JSON.stringify(pedacos);
};

describe('house plan "Running": the demonstration', () => {
  let banco: BancoPort;
  const um = async <T>(consulta: ReturnType<typeof sql>): Promise<T> =>
    (await linha<{ v: T }>(banco.db, consulta))?.v as T;

  beforeAll(async () => {
    banco = await freshPglite('migrated');
    expect(await semearDemonstracao(banco, { agora })).toBe(true);
  });
  afterAll(() => banco.fechar());

  it('fills an empty database once', async () => {
    expect(await semearDemonstracao(banco, { agora })).toBe(false);
    expect(await um(sql`select count(*)::int as v from agendamento`)).toBe(3_000);
    expect(await um(sql`select count(*)::int as v from funcionario`)).toBe(2_000);
    expect(await um(sql`select count(*)::int as v from prestador`)).toBe(200);
    expect(await um(sql`select count(*)::int as v from cliente`)).toBe(12);
    expect(await um(sql`select count(*)::int as v from cidade`)).toBe(5_571);
  });

  it('is the same on every machine', async () => {
    const outro = await freshPglite('migrated');
    await semearDemonstracao(outro, { agora });
    expect(await retrato(outro)).toBe(await retrato(banco));
    await outro.fechar();
  });

  it('has every status and every exam type', async () => {
    const status = await linhas<{ v: number }>(
      banco.db,
      sql`select distinct status_id as v from agendamento`,
    );
    expect(status.map((r) => r.v).sort((a, b) => a - b)).toEqual(Object.values(STATUS).sort((a, b) => a - b));
    expect(await um(sql`select count(distinct tipo_exame_id)::int as v from agendamento`)).toBe(
      TiposExame.length,
    );
  });

  it('has valid documents and phones, alphanumeric CNPJs among them', async () => {
    const pessoas = await linhas<{ cpf: string; phone: string }>(
      banco.db,
      sql`select cpf, phone from funcionario`,
    );
    expect(pessoas.filter((p) => !ehCpf(p.cpf) || !ehTelefone(p.phone))).toEqual([]);
    const cnpjs = await linhas<{ v: string }>(
      banco.db,
      sql`select cnpj as v from prestador union all select inscricao from cliente union all select cnpj from empresa`,
    );
    expect(cnpjs.filter((c) => !ehCnpj(c.v))).toEqual([]);
    expect(cnpjs.filter((c) => /[A-Z]/.test(c.v)).length).toBeGreaterThan(10);
  });

  it('has real municipalities under their IBGE codes', () => {
    for (const cidade of CIDADES) {
      expect(getMunicipalityByCode(String(cidade.id))).toMatchObject({
        name: cidade.nome,
        stateCode: cidade.uf,
      });
    }
  });

  it('enters with the five logins', async () => {
    const hashes = await linhas<{ senha_hash: string }>(
      banco.db,
      sql`select senha_hash from usuario order by id`,
    );
    expect(hashes).toHaveLength(5);
    for (const { senha_hash } of hashes) expect(await conferirSenha(senha_hash, 'Apto-demo-1')).toBe(true);
  });

  it('keeps status, last status record and version in step', async () => {
    const soltos = await um<number>(
      sql`select count(*)::int as v from agendamento a
          where a.status_id <> (select s.para from agendamento_status s where s.agendamento_id = a.id order by id desc limit 1)
             or a.versao <> (select count(*) from agendamento_status s where s.agendamento_id = a.id)
             or a.created_at > ${agora.instante}::timestamptz or a.updated_at > ${agora.instante}::timestamptz + interval '1 day'`,
    );
    expect(soltos).toBe(0);
  });

  it('is ready to be worked with: links can be sent, deposits are of clinics that ask for them', async () => {
    const vencidos = sql`select count(*)::int as v from agendamento where status_id = ${STATUS.AUTOAGENDAMENTO} and data_sugestao_final < ${agora.data}::date`;
    expect(await um(vencidos)).toBe(0);
    const semDeposito = sql`select count(*)::int as v from agendamento a join prestador p on p.id = a.prestador_id
      where a.status_id = ${STATUS.DEPOSITO_ANTECIPADO} and not (p.advance_deposit and a.deposito_antecipado)`;
    expect(await um(semDeposito)).toBe(0);
    const reservasForaDoDia = sql`select count(*)::int as v from reserva r join agendamento a on a.id = r.agendamento_id
      where lower(r.periodo)::date <> a.data_agendamento or to_char(lower(r.periodo), 'HH24:MI') <> a.hora_agendamento`;
    expect(await um(reservasForaDoDia)).toBe(0);
  });

  it('gives the customer login employees with risks and clinics with slots in its cities', async () => {
    const [resumo] = await linhas<{
      pessoas: number;
      cidades: number;
      soc: number;
      sugeridas: number;
      outras: number;
    }>(
      banco.db,
      sql`select (select count(*)::int from funcionario f where f.customer_id = 1 and f.situation = 'ATIVO'
                    and exists (select from funcionario_risco r where r.funcionario_id = f.id)) as pessoas,
                 count(distinct p.cidade_id)::int as cidades,
                 count(*) filter (where p.sistema = 'SOC')::int as soc,
                 count(*) filter (where p.prioridade <> 'OUTROS')::int as sugeridas,
                 count(*) filter (where p.prioridade = 'OUTROS')::int as outras
          from prestador p join prestador_cliente pc on pc.prestador_id = p.id and pc.condicao and pc.cliente_id = 1
          where p.cidade_id in (select cidade_id from unidade where cliente_id = 1)`,
    );
    expect(resumo?.pessoas).toBeGreaterThan(200);
    expect(resumo?.cidades).toBe(4);
    expect(resumo?.soc).toBeGreaterThan(8);
    expect(resumo?.sugeridas).toBeGreaterThan(10);
    expect(resumo?.outras).toBeGreaterThan(5);
  });

  it('grows to a larger number, keeping counters, references and valid documents', async () => {
    expect(await aumentarDemonstracao(banco, agora, 20_300)).toBe(17_300);
    expect(await aumentarDemonstracao(banco, agora, 20_300)).toBe(0);
    expect(await um(sql`select count(*)::int as v from agendamento`)).toBe(20_300);
    expect(
      await um(sql`select sum(n)::int as v from agendamento_contagem where cliente_id is not null`),
    ).toBe(20_300);
    const novas = await linhas<{ cpf: string; phone: string }>(
      banco.db,
      sql`select cpf, phone from funcionario where id > 2000`,
    );
    expect(novas).toHaveLength(30);
    expect(novas.filter((p) => !ehCpf(p.cpf) || !ehTelefone(p.phone))).toEqual([]);
    const chaves = sql`select count(*)::int as v from pg_constraint where contype = 'f' and conrelid = 'agendamento'::regclass`;
    expect(await um(chaves)).toBe(11);
    const novo = await um<number>(
      sql`insert into agendamento (empresa_id, cliente_id, funcionario_id, tipo_exame_id, status_id, nome_funcionario, cpf_funcionario, nome_cliente)
          values (1, 1, 1, 2, 1, 'x', '1', 'y') returning id as v`,
    );
    expect(novo).toBeGreaterThan(20_300);
  });
});

describe('decisions #9: every made-up history is a path of the transition table', () => {
  it.each(CAMINHOS)('status $status', ({ status, passos }) => {
    let de: number | null = null;
    for (const [acao, para] of passos) {
      expect(TRANSICOES.some((t) => t.de === de && t.acao === acao && t.para === para)).toBe(true);
      de = para;
    }
    expect(de).toBe(status);
  });
});

describe('municipal holidays of the demonstration', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (ano, dia) => {
    expect(pascoa(ano)).toBe(dia);
  });

  it('Lei 9.093/1995: Good Friday and Corpus Christi come with the city’s own', () => {
    const dias = feriadosDaCidade({ feriados: [['01-25', 'Aniversário de São Paulo']] }, 2026);
    expect(dias).toEqual([
      ['2026-04-03', 'Sexta-feira Santa'],
      ['2026-06-04', 'Corpus Christi'],
      ['2026-01-25', 'Aniversário de São Paulo'],
    ]);
  });
});
