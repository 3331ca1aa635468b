import type { OpeningHour } from '@apto/domain/atendimento';
import { isWeekend, WEEKDAYS, addDays, type CivilDate, type Weekday } from '@apto/domain/time';
import { getTimezoneByState } from '@brazilian-utils/brazilian-utils/get-timezone-by-state';
import type { RandomSource } from './random.ts';
import { CIDADES, type DemoCidade } from './catalogue/cidades.ts';
import { EXAMES } from './catalogue/exames.ts';
import { STREETS } from './catalogue/names.ts';
import { EMPRESA, type BuiltCliente } from './clientes.ts';
import { mobilePhone, fixed, withoutAccents } from './documents.ts';
import { MEDICOS } from './medicos.ts';
import type { DataRecord } from './batch.ts';

type Service = 'ORDEM_CHEGADA' | 'HORARIO_MARCADO';
interface Shifts {
  manha: readonly [string, string] | null;
  tarde: readonly [string, string] | null;
}

export interface BuiltAmbiente {
  id: number;
  minutes: number;
  vagas: number;
}

/**
 * The third clinic on SOC of a city leaves this exam to the others, so that one person's exams over two clinics can be
 * seen (issue 10: private and not-attended exams with another provider). It needs no notice: one that does has no day
 * where all the others are one visit.
 */
const LACKING = 6;
const LACKED = 'espirometria';

/** What a clinic of the demonstration that is paid in advance asks for. */
export const DEPOSIT = { advanceDeposit: true, daysInAdvance: 2 };

export interface BuiltPrestador {
  id: number;
  name: string;
  cidade: DemoCidade;
  soc: boolean;
  deposito: boolean;
  occupational: boolean;
  prioridade: string;
  /** Hours by weekday; empty for a clinic without hours. */
  shifts: ReadonlyMap<Weekday, Shifts>;
  service: { manha: Service; tarde: Service };
  ambientes: readonly BuiltAmbiente[];
}

const FULL_DAY: Shifts = { manha: ['08:00', '12:00'], tarde: ['13:00', '17:00'] };
const LONG_DAY: Shifts = { manha: ['07:00', '12:00'], tarde: ['13:30', '18:00'] };
const MANHA_ONLY: Shifts = { manha: ['07:00', '11:30'], tarde: null };
const TARDE_ONLY: Shifts = { manha: null, tarde: ['13:00', '18:00'] };

const week = (days: readonly Weekday[], shifts: Shifts, saturday?: Shifts): ReadonlyMap<Weekday, Shifts> =>
  new Map<Weekday, Shifts>([
    ...days.map((d) => [d, shifts] as const),
    ...(saturday ? [[6, saturday] as const] : []),
  ]);

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const WEEKS = {
  full: week(WORKDAYS, FULL_DAY),
  withSaturday: week(WORKDAYS, LONG_DAY, { manha: ['08:00', '12:00'], tarde: null }),
  manhaOnly: week(WORKDAYS, MANHA_ONLY),
  alternating: week([1, 3, 5], FULL_DAY),
  tardeOnly: week([2, 4], TARDE_ONLY),
  none: new Map<Weekday, Shifts>(),
} as const;

/** A clinic's week as its registry has it; none for a clinic without hours. */
export function openingHours({ shifts, service }: BuiltPrestador): OpeningHour[] {
  if (shifts.size === 0) return [];
  return WEEKDAYS.map((weekDay) => {
    const { manha = null, tarde = null } = shifts.get(weekDay) ?? {};
    return {
      weekDay,
      serviceTypeAm: manha ? service.manha : null,
      serviceTypePm: tarde ? service.tarde : null,
      startHourAm: manha?.[0] ?? null,
      endHourAm: manha?.[1] ?? null,
      startHourPm: tarde?.[0] ?? null,
      endHourPm: tarde?.[1] ?? null,
      atendimentoMatutino: manha !== null,
      atendimentoVespertino: tarde !== null,
    };
  });
}

const PREFIXES = ['Clínica', 'Centro Médico', 'Instituto', 'Núcleo de Saúde', 'Policlínica'] as const;
const SUFFIXES = [
  'Medicina do Trabalho',
  'Saúde Ocupacional',
  'Exames Ocupacionais',
  'Medicina Ocupacional',
] as const;
const DATABASES = [
  ['Banco do Brasil S.A.', '001'],
  ['Itaú Unibanco S.A.', '341'],
  ['Caixa Econômica Federal', '104'],
  ['Banco Bradesco S.A.', '237'],
] as const;

type Tables = Record<
  | 'prestador'
  | 'prestador_horario'
  | 'prestador_exame'
  | 'prestador_cliente'
  | 'prestador_ferias'
  | 'ambiente'
  | 'agenda'
  | 'agenda_periodo'
  | 'agenda_excecao',
  DataRecord[]
>;

/** 200 clinics with hours, exams, prices, releases, vacations and, for those on SOC, agendas. */
export function buildPrestadores(
  random: RandomSource,
  cnpj: (alphanumeric: boolean) => string,
  today: CivilDate,
  clientes: readonly BuiltCliente[],
): { prestadores: BuiltPrestador[]; tables: Tables } {
  const tables: Tables = {
    prestador: [],
    prestador_horario: [],
    prestador_exame: [],
    prestador_cliente: [],
    prestador_ferias: [],
    ambiente: [],
    agenda: [],
    agenda_periodo: [],
    agenda_excecao: [],
  };
  const add = (table: keyof Tables, record: DataRecord): number => {
    const id = tables[table].length + 1;
    tables[table].push({ id, ...record });
    return id;
  };
  const prestadores: BuiltPrestador[] = [];
  const names = new Set<string>();

  for (const cidade of CIDADES) {
    for (let n = 0; n < cidade.clinics; n += 1) {
      const p = addPrestador(cidade, n);
      prestadores.push(p);
      addHorarios(p);
      addExames(p, n);
      addLiberacoes(p, n);
      if (p.soc) addAgendas(p);
      // The first clinic of a city never goes on vacation in the coming weeks: the main thread stays open.
      if (n > 0 && n % 6 === 3) {
        const start = addDays(today, random.integer(6, 24));
        add('prestador_ferias', {
          prestador_id: p.id,
          data_inicial: start,
          data_final: addDays(start, random.integer(5, 14)),
        });
      }
    }
  }
  return { prestadores, tables };

  function addPrestador(cidade: DemoCidade, n: number): BuiltPrestador {
    const neighborhood = cidade.neighborhoods[n % cidade.neighborhoods.length] ?? 'Centro';
    let name: string;
    let tradeName: string;
    do {
      tradeName = `${random.choose(PREFIXES)} ${neighborhood}`;
      name = `${tradeName} ${random.choose(SUFFIXES)}`;
    } while (names.has(`${cidade.id} ${name}`));
    names.add(`${cidade.id} ${name}`);
    // By position, so that every city has the first kinds: SOC preferred, order of arrival preferred, second option …
    const soc = n % 3 === 0;
    const priority = n % 5 < 2 ? 'PREFERENCIAL' : n % 5 === 2 ? 'SEGUNDA_OPCAO' : 'OUTROS';
    const deposito = n % 7 === 4;
    const occupational = n < 3 || n % 9 !== 8;
    const [nomeBanco, codigoBanco] = random.choose(DATABASES);
    const document = cnpj(n % 6 === 5);
    const email = `contato@${withoutAccents(name)
      .replace(/[^a-z]/g, '')
      .slice(0, 40)}.test`;
    const id = add('prestador', {
      empresa_id: EMPRESA.id,
      code: String(5001 + tables.prestador.length),
      name,
      trade_name: tradeName,
      cnpj: document,
      phone: mobilePhone(random, cidade.ddd),
      commercial_phone: fixed(random, cidade.ddd),
      email,
      street: random.choose(STREETS),
      number: String(random.integer(12, 2980)),
      neighborhood,
      address_complement: random.chance(0.4) ? `Sala ${random.integer(1, 18)}${random.integer(1, 9)}` : null,
      zip_code: `${cidade.cep}${random.digits(6)}`,
      cidade_id: cidade.id,
      lat: Number((cidade.lat + (random.fraction() - 0.5) * 0.08).toFixed(5)),
      lng: Number((cidade.lng + (random.fraction() - 0.5) * 0.08).toFixed(5)),
      prioridade: priority,
      sistema: soc ? 'SOC' : random.choose(['Sistema próprio', 'Agenda manual', null]),
      atende_ocupacional: occupational,
      reserva_horario: soc,
      advance_deposit: deposito,
      days_in_advance: deposito ? DEPOSIT.daysInAdvance : 0,
      fuso: getTimezoneByState(cidade.uf) ?? 'America/Sao_Paulo',
      nome_banco: nomeBanco,
      codigo_banco: codigoBanco,
      codigo_agencia: random.digits(4),
      conta_corrente: `${random.digits(5)}-${random.digits(1)}`,
      chave_pix: n % 2 === 0 ? document : email,
      cnpj_titular_conta: document,
      nome_titular_conta: name,
      metodo_pagamento: n % 2 === 0 ? 'PIX' : 'CONTA',
      atende_telemedicina: n % 4 !== 3,
      atende_aso_retido: n % 5 !== 4,
      permite_confirmacao_prestador: n % 10 !== 9,
      medico_responsavel_id: 1 + (n % MEDICOS.length),
      o_que_levar: random.chance(0.3) ? 'Carteira de vacinação' : null,
    });
    const services =
      (['ORDEM_CHEGADA', 'HORARIO_MARCADO'] as const).at(n % 3 === 2 ? 1 : 0) ?? 'ORDEM_CHEGADA';
    const service = soc
      ? { manha: 'HORARIO_MARCADO' as const, tarde: 'HORARIO_MARCADO' as const }
      : { manha: services, tarde: n % 8 === 7 ? ('HORARIO_MARCADO' as const) : services };
    return {
      id,
      name,
      cidade,
      soc,
      deposito,
      occupational,
      prioridade: priority,
      shifts: weekOf(n, soc),
      service,
      ambientes: [],
    };
  }

  function weekOf(n: number, soc: boolean): ReadonlyMap<Weekday, Shifts> {
    if (n < 3) return n === 1 ? WEEKS.withSaturday : WEEKS.full;
    if (n % 11 === 10) return WEEKS.none;
    if (soc) return random.choose([WEEKS.full, WEEKS.withSaturday, WEEKS.alternating]);
    return random.weighted([
      [WEEKS.full, 4],
      [WEEKS.withSaturday, 2],
      [WEEKS.manhaOnly, 2],
      [WEEKS.alternating, 1],
      [WEEKS.tardeOnly, 1],
    ]);
  }

  function addHorarios(clinic: BuiltPrestador): void {
    for (const hours of openingHours(clinic)) {
      add('prestador_horario', {
        prestador_id: clinic.id,
        week_day: hours.weekDay,
        service_type_am: hours.serviceTypeAm,
        service_type_pm: hours.serviceTypePm,
        start_hour_am: hours.startHourAm,
        end_hour_am: hours.endHourAm,
        start_hour_pm: hours.startHourPm,
        end_hour_pm: hours.endHourPm,
        atendimento_matutino: hours.atendimentoMatutino,
        atendimento_vespertino: hours.atendimentoVespertino,
      });
    }
  }

  function addExames({ id, soc, occupational }: BuiltPrestador, n: number): void {
    EXAMES.forEach((exame, index) => {
      const isOffered = exame.tipo === 'CLINICO' ? occupational : soc || n < 5 || random.chance(0.9);
      if (!isOffered) return;
      const price = Math.round((exame.value * random.integer(85, 130)) / 500) * 5;
      // After chance had its say: what else the demonstration has is the same with them and without.
      if (n === LACKING && exame.chave === LACKED) return;
      add('prestador_exame', {
        prestador_id: id,
        procedimento_id: index + 1,
        dias_antecedencia: exame.antecedencia,
        valor_cobrar: price,
      });
    });
  }

  function addLiberacoes({ id, cidade }: BuiltPrestador, n: number): void {
    for (const cliente of clientes) {
      if (!cliente.cidades.includes(cidade) && !random.chance(0.04)) continue;
      const released = n < 3 || random.chance(0.72);
      if (!released && random.chance(0.6)) continue;
      add('prestador_cliente', { prestador_id: id, cliente_id: cliente.id, condicao: released });
    }
  }

  function addAgendas(p: BuiltPrestador): void {
    const count = p.id % 3 === 1 ? 2 : 1;
    const ambientes: BuiltAmbiente[] = [];
    for (let n = 0; n < count; n += 1) {
      const minutes = random.choose([20, 30]);
      const vagas = n === 1 ? 2 : 1;
      const ambienteId = add('ambiente', {
        prestador_id: p.id,
        name: n === 0 ? 'Consultório 1' : 'Sala de exames',
      });
      const agendaId = add('agenda', {
        prestador_id: p.id,
        ambiente_id: ambienteId,
        vigencia_inicial: addDays(today, -400),
        vigencia_final: null,
      });
      for (const [day, { manha, tarde }] of p.shifts) {
        for (const shift of [manha, tarde]) {
          if (!shift) continue;
          add('agenda_periodo', {
            agenda_id: agendaId,
            dia_semana: day,
            inicio: shift[0],
            fim: shift[1],
            duracao_minutos: minutes,
            vagas,
          });
        }
      }
      ambientes.push({ id: ambienteId, minutes, vagas });
      // One closed working day ahead, so that the picker has something to explain.
      let closed = addDays(today, 9 + (p.id % 12));
      while (isWeekend(closed)) closed = addDays(closed, 1);
      add('agenda_excecao', { agenda_id: agendaId, data: closed, atende: false, inicio: null, fim: null });
    }
    (p as { ambientes: readonly BuiltAmbiente[] }).ambientes = ambientes;
  }
}
