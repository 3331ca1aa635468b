import { servesOnDay, type OpeningHour } from '@apto/domain/atendimento';
import { editPeriodos } from '@apto/domain/edit';
import { nationalFeriadoOn } from '@apto/domain/feriados';
import { isWeekend } from '@apto/domain/time';
import { isCnpj, isCpf, isPhone } from '@apto/domain/documents';
import { TiposExame } from '@apto/domain/exames';
import { STATUS, TRANSITIONS } from '@apto/domain/status';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../src/demo/catalogue/paths.ts';
import { CIDADES } from '../src/demo/catalogue/cidades.ts';
import { cidadeFeriados, easter } from '../src/demo/feriados.ts';
import { seedDemo } from '../src/demo/seed.ts';
import { getMunicipalityByCode } from '@brazilian-utils/brazilian-utils/get-municipality-by-code';
import { checkPassword } from '../src/session/password.ts';
import { demonstration, now } from './demonstration.ts';
import { rows } from './sql.ts';

interface Waiting {
  id: number;
  start: string;
  end: string;
  periodo: number;
  system: string | null;
  hours: OpeningHour[];
}

describe('house plan "Running": the demonstration', () => {
  const { one, at } = demonstration();

  it('fills an empty database once', async () => {
    expect(await seedDemo(at(), { now })).toBe(false);
    expect(await one(sql`select count(*)::int as v from agendamento`)).toBe(3_000);
    expect(await one(sql`select count(*)::int as v from funcionario`)).toBe(2_000);
    expect(await one(sql`select count(*)::int as v from prestador`)).toBe(200);
    expect(await one(sql`select count(*)::int as v from cliente`)).toBe(12);
    expect(await one(sql`select count(*)::int as v from cidade`)).toBe(5_571);
  });

  it('has every status and every exam type', async () => {
    const status = await rows<{ v: number }>(at().db, sql`select distinct status_id as v from agendamento`);
    expect(status.map((r) => r.v).sort((a, b) => a - b)).toEqual(Object.values(STATUS).sort((a, b) => a - b));
    expect(await one(sql`select count(distinct tipo_exame_id)::int as v from agendamento`)).toBe(
      TiposExame.length,
    );
  });

  it('has valid documents and phones, alphanumeric CNPJs among them', async () => {
    const people = await rows<{ cpf: string; phone: string }>(
      at().db,
      sql`select cpf, phone from funcionario`,
    );
    expect(people.filter((p) => !isCpf(p.cpf) || !isPhone(p.phone))).toEqual([]);
    const cnpjs = await rows<{ v: string }>(
      at().db,
      sql`select cnpj as v from prestador union all select inscricao from cliente union all select cnpj from empresa`,
    );
    expect(cnpjs.filter((c) => !isCnpj(c.v))).toEqual([]);
    expect(cnpjs.filter((c) => /[A-Z]/.test(c.v)).length).toBeGreaterThan(10);
  });

  it('has real municipalities under their IBGE codes', () => {
    for (const cidade of CIDADES) {
      expect(getMunicipalityByCode(String(cidade.id))).toMatchObject({
        name: cidade.name,
        stateCode: cidade.uf,
      });
    }
  });

  it('enters with the six logins', async () => {
    const hashes = await rows<{ senha_hash: string }>(
      at().db,
      sql`select senha_hash from usuario order by id`,
    );
    expect(hashes).toHaveLength(6);
    for (const { senha_hash } of hashes) expect(await checkPassword(senha_hash, 'Apto-demo-1')).toBe(true);
  });

  it('keeps status, last status record and version in step', async () => {
    const outOfStep = await one<number>(
      sql`select count(*)::int as v from agendamento a
          where a.status_id <> (select s.para from agendamento_status s where s.agendamento_id = a.id order by id desc limit 1)
             or a.versao <> (select count(*) from agendamento_status s where s.agendamento_id = a.id)
             or a.created_at > ${now.instant}::timestamptz or a.updated_at > ${now.instant}::timestamptz`,
    );
    expect(outOfStep).toBe(0);
  });

  it('doc1 §2.4: what still waits for a day suggests days and a shift that the edit dialog takes', async () => {
    const waiting = await rows<Waiting>(
      at().db,
      sql`select a.id, a.periodo, a.data_sugestao_inicial::text as "start", a.data_sugestao_final::text as "end",
                 p.sistema as system, coalesce((
                   select json_agg(json_build_object(
                     'weekDay', h.week_day, 'atendimentoMatutino', h.atendimento_matutino,
                     'atendimentoVespertino', h.atendimento_vespertino))
                   from prestador_horario h where h.prestador_id = p.id), '[]') as hours
          from agendamento a join prestador p on p.id = a.prestador_id
          where a.status_id in (${STATUS.EM_ABERTO}, ${STATUS.EM_ANDAMENTO}) and a.data_agendamento is null`,
    );
    expect(waiting.length).toBeGreaterThan(100);
    const refused = waiting.filter(({ start, end, periodo, system, hours }) => {
      const openingHours = hours.length > 0 ? hours : null;
      return (
        [start, end].some((day) => isWeekend(day) || nationalFeriadoOn(day) !== null) ||
        (openingHours !== null && [start, end].some((day) => !servesOnDay(openingHours, day))) ||
        !editPeriodos({ inicio: start, fim: end }, { system, openingHours }, now).some(
          (option) => option.periodo === periodo && option.available,
        )
      );
    });
    expect(refused.map(({ id }) => id)).toEqual([]);
  });

  it("has something to do for the clinic's login, in each of its lists, and something for staff to ask it", async () => {
    const counts = await rows<{ status_id: number; n: number }>(
      at().db,
      sql`select a.status_id, count(*)::int as n from agendamento a
          join usuario u on u.prestador_id = a.prestador_id and u.username = 'prestador@apto.test'
          where a.data_agendamento is not null group by 1`,
    );
    const n = new Map(counts.map((c) => [c.status_id, c.n]));
    const enough = (status: number, least: number) => expect([status, (n.get(status) ?? 0) >= least]);
    enough(STATUS.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, 5).toEqual([26, true]);
    enough(STATUS.AGENDADO, 4).toEqual([8, true]);
    enough(STATUS.DIA_DA_CONSULTA, 3).toEqual([6, true]);
    enough(STATUS.AGUARDANDO_CONF_COMPARECIMENTO, 2).toEqual([7, true]);
    enough(STATUS.REAGENDADO, 2).toEqual([11, true]);
  });

  it('is ready to be worked with: links can be sent, deposits are of clinics that ask for them', async () => {
    const overdue = sql`select count(*)::int as v from agendamento where status_id = ${STATUS.AUTOAGENDAMENTO} and data_sugestao_final < ${now.data}::date`;
    expect(await one(overdue)).toBe(0);
    const withoutDeposito = sql`select count(*)::int as v from agendamento a join prestador p on p.id = a.prestador_id
      where a.status_id = ${STATUS.DEPOSITO_ANTECIPADO} and not (p.advance_deposit and a.deposito_antecipado)`;
    expect(await one(withoutDeposito)).toBe(0);
    // The tag of each opens the reservation of its slots (doc1 §2.1).
    const withoutSlots = sql`select count(*)::int as v from agendamento where status_id = ${STATUS.AGUARDANDO_CONFIRMACAO_AGENDA}
      and not (usa_reserva_horario and prestador_id is not null and cidade_id is not null)`;
    expect(await one(withoutSlots)).toBe(0);
    const reservasOffDay = sql`select count(*)::int as v from reserva r join agendamento a on a.id = r.agendamento_id
      where lower(r.periodo)::date <> a.data_agendamento or to_char(lower(r.periodo), 'HH24:MI') <> a.hora_agendamento`;
    expect(await one(reservasOffDay)).toBe(0);
  });

  it("has in larger cities a clinic on SOC that leaves an exam to the others (issue 10 'not-attended exams with another provider')", async () => {
    const lacking = await rows<{ cidadeId: number; others: number }>(
      at().db,
      sql`select p.cidade_id as "cidadeId", count(distinct other.id)::int as others
          from prestador p
          join procedimento x on x.name = 'Espirometria'
          join prestador other on other.cidade_id = p.cidade_id and other.sistema = 'SOC'
          join prestador_exame e on e.prestador_id = other.id and e.procedimento_id = x.id
          where p.sistema = 'SOC'
            and not exists (select from prestador_exame own where own.prestador_id = p.id and own.procedimento_id = x.id)
          group by p.cidade_id`,
    );
    // São José dos Campos, where the one customer that reserves slots has employees.
    expect(lacking.map(({ cidadeId }) => cidadeId)).toContain(3549904);
    expect(lacking.every(({ others }) => others >= 2)).toBe(true);
  });

  it('gives the customer login employees with risks and clinics with slots in its cities', async () => {
    const [summary] = await rows<{
      people: number;
      cidades: number;
      soc: number;
      suggested: number;
      others: number;
    }>(
      at().db,
      sql`select (select count(*)::int from funcionario f where f.customer_id = 1 and f.situation = 'ATIVO'
                    and exists (select from funcionario_risco r where r.funcionario_id = f.id)) as people,
                 count(distinct p.cidade_id)::int as cidades,
                 count(*) filter (where p.sistema = 'SOC')::int as soc,
                 count(*) filter (where p.prioridade <> 'OUTROS')::int as suggested,
                 count(*) filter (where p.prioridade = 'OUTROS')::int as others
          from prestador p join prestador_cliente pc on pc.prestador_id = p.id and pc.condicao and pc.cliente_id = 1
          where p.cidade_id in (select cidade_id from unidade where cliente_id = 1)`,
    );
    expect(summary?.people).toBeGreaterThan(200);
    expect(summary?.cidades).toBe(4);
    expect(summary?.soc).toBeGreaterThan(8);
    expect(summary?.suggested).toBeGreaterThan(10);
    expect(summary?.others).toBeGreaterThan(5);
  });

  it('shows the registry of holidays, the bulletins and the sent messages with something in them', async () => {
    expect(await one(sql`select count(*)::int as v from feriado`)).toBeGreaterThan(5);
    expect(await one(sql`select count(*)::int as v from boletim where avisado_em is null`)).toBe(0);
    expect(await one(sql`select count(*)::int as v from boletim_leitura`)).toBeGreaterThan(2);
    const states = await rows<{ v: string }>(
      at().db,
      sql`select distinct situacao as v from mensagem order by 1`,
    );
    expect(states.map(({ v }) => v)).toEqual(['ENTREGUE', 'ENVIADA', 'FALHA']);
    // Nothing that still waits to leave, nothing of today, nobody's address.
    const wrong = sql`select count(*)::int as v from mensagem
      where destino !~ '[*]' or created_at > ${now.instant}::timestamptz - interval '2 days'`;
    expect(await one(wrong)).toBe(0);
    // A day of the registry closes nothing in this year or the next that the calendar did not close.
    const closed = sql`select count(*)::int as v from feriado f, feriados_da_cidade(1, f.cidade_id) d
      where f.cidade_id is not null and d.data_feriado between ${now.data}::date and ${now.data}::date + 400
        and not exists (select from feriado_municipal m where m.cidade_id = f.cidade_id and m.data_feriado = d.data_feriado)`;
    expect(await one(closed)).toBe(0);
  });

  it('has pre-requests in each of their states, at clinics that serve the customer and do their exams', async () => {
    const [states] = await rows<
      Record<'agreed' | 'asked' | 'incomplete' | 'withoutPhone' | 'strange', number>
    >(
      at().db,
      sql`select count(*) filter (where horario_marcado_prestador is not null)::int as agreed,
                 count(*) filter (where horario_marcado_prestador is null and questionario_risco_id is not null)::int as asked,
                 count(*) filter (where questionario_risco_id is null)::int as incomplete,
                 count(*) filter (where telefone_funcionario is null)::int as "withoutPhone",
                 -- A clinic of SOC has no 'Ambos' (doc2 §4): nobody could request it, and its dialog changes no period.
                 count(*) filter (where (s.periodo = 3 and (select p.sistema from prestador p where p.id = s.prestador_id) = 'SOC')
                   or not exists (select from prestador_cliente k where k.prestador_id = s.prestador_id
                     and k.cliente_id = s.cliente_id and k.condicao)
                   or exists (select from pre_solicitacao_procedimento x where x.pre_solicitacao_id = s.id
                     and not exists (select from prestador_exame e where e.prestador_id = s.prestador_id
                       and e.procedimento_id = x.procedimento_id)))::int as strange
          from pre_solicitacao s`,
    );
    expect(states).toEqual({ agreed: 2, asked: 3, incomplete: 1, withoutPhone: 1, strange: 0 });
  });
});

describe('decisions #9: every made-up history is a path of the transition table', () => {
  it.each(PATHS)('status $status', ({ status, steps }) => {
    let from: number | null = null;
    for (const [action, to] of steps) {
      expect(TRANSITIONS.some((t) => t.de === from && t.action === action && t.para === to)).toBe(true);
      from = to;
    }
    expect(from).toBe(status);
  });
});

describe('municipal holidays of the demonstration', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('Easter of %i', (year, day) => {
    expect(easter(year)).toBe(day);
  });

  it('Lei 9.093/1995: Good Friday and Corpus Christi come with the city’s own', () => {
    const days = cidadeFeriados({ feriados: [['01-25', 'Aniversário de São Paulo']] }, 2026);
    expect(days).toEqual([
      ['2026-04-03', 'Sexta-feira Santa'],
      ['2026-06-04', 'Corpus Christi'],
      ['2026-01-25', 'Aniversário de São Paulo'],
    ]);
  });
});
