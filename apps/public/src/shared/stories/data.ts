import type { ApiFaixa, getPrestador, PrestadorOption, Answer, suggestedClinics } from '@apto/api-client';
import { onePage } from '@apto/api-client/msw';
import { opened, week } from '@apto/domain/fixtures';
import { weekdayOf, timeFromMinutes, addDays, type CivilDate } from '@apto/domain/time';
import type { Pedido } from '../pedido/steps.ts';

interface Options {
  situation?: Pedido['agendamento']['situacao'];
  start?: CivilDate;
  end?: CivilDate;
  time?: string | null;
  periodo?: number | null;
  timeZone?: string;
  /** Of a request whose clinic is not chosen yet. */
  withoutClinic?: boolean;
  withoutCidade?: boolean;
  phone?: string | null;
  aguardaPagamento?: boolean;
  emRevisao?: boolean;
  impedimentos?: Pedido['impedimentos'];
  tempoPrevisto?: Pedido['agendamento']['tempoPrevisto'];
  /** The second exam on another day, at a clinic of its own. */
  hasSecondVisit?: boolean;
  /** The room of one by telemedicine, null while it has none. */
  room?: string | null;
}

/** The way back of a confirmed one. */
const STORY_ACCESS: NonNullable<Pedido['acesso']> = {
  link: 'https://apto.test/publico/#/autoagendamento/login?token=8K2M-P4TX-0000-0000-0000-0000-0000',
  calendario: 'https://apto.test/api/autoagendamento/calendario/0123456789abcdef0123456789abcdef01234567',
};

const SECOND_CLINIC = {
  id: 26,
  name: 'MedTrab Campinas',
  phone: '1932325678',
  street: 'Rua Emílio Ribas',
  number: '88',
  neighborhood: 'Cambuí',
  addressComplement: null,
  zipCode: '13025-141',
  city: { cidade: 'Campinas', estado: 'SP' },
  fuso: 'America/Sao_Paulo',
  latitude: null,
  longitude: null,
};

const NO_PREPARO = { jejumHoras: null, repousoAuditivoHoras: null };

/** A request for stories and tests; the day of a confirmed one is Tuesday, 24 November 2026. */
export function storyPedido(options: Options = {}): Pedido {
  const {
    situation = 'PENDENTE',
    start = '2026-11-23',
    end = '2026-12-02',
    timeZone = 'America/Sao_Paulo',
  } = options;
  const confirmed = situation === 'CONFIRMADO' || situation === 'PROPOSTO';
  return {
    agendamento: {
      id: 3001,
      version: 4,
      situacao: situation,
      aguardaPagamento: options.aguardaPagamento ?? false,
      tipoExame: { id: 2, descricao: 'Periódico' },
      dataSugestaoInicial: start,
      dataSugestaoFinal: end,
      periodo: options.periodo ?? (confirmed ? 1 : null),
      dataAgendamento: confirmed ? '2026-11-24' : null,
      horaAgendamento: confirmed ? (options.time ?? null) : null,
      tempoPrevisto: options.tempoPrevisto ?? null,
      telemedicina: options.room !== undefined,
      linkTelemedicina: options.room ?? null,
      chegada:
        options.time === null
          ? 'Por ordem de chegada. A clínica atende das 08:00 às 12:00 e das 13:00 às 17:00.'
          : null,
    },
    funcionario: {
      id: 41,
      name: 'Débora Sales de Albuquerque',
      cpf: '39053344705',
      phone: options.phone === undefined ? '19987654321' : options.phone,
      email: 'debora.sales@aurora.test',
    },
    cliente: { id: 7, name: 'Metalúrgica Aurora', urlLogo: null, corMarca: '#8a3b12' },
    solicitante: { name: 'Renata Prado', phone: '1133334444' },
    cidade: options.withoutCidade ? null : { id: 1, cidade: 'Campinas', estado: 'SP' },
    prestador: options.withoutClinic
      ? null
      : {
          id: 25,
          name: 'Clínica São Lucas',
          phone: '1932321234',
          street: 'Rua Barão de Jaguara',
          number: '1200',
          neighborhood: 'Centro',
          addressComplement: 'Sala 12',
          zipCode: '13015-002',
          city: { cidade: 'Campinas', estado: 'SP' },
          fuso: timeZone,
          latitude: -22.9056,
          longitude: -47.0608,
        },
    procedimentos: [
      { id: 1, name: 'Avaliação clínica ocupacional', recommendation: null, ...NO_PREPARO },
      {
        id: 2,
        name: 'Audiometria tonal',
        recommendation: null,
        ...NO_PREPARO,
        ...(options.hasSecondVisit
          ? { data: '2026-11-26', hora: '10:00', prestador: SECOND_CLINIC, particular: false }
          : {}),
      },
    ],
    levar: ['Documento oficial com foto', 'Óculos, se usar'],
    emRevisao: options.emRevisao ?? false,
    impedimentos: options.impedimentos ?? { alterar: null, cancelar: null },
    acesso: confirmed ? STORY_ACCESS : null,
  };
}

/** From next Monday on, ten days: a weekend lies inside, whatever today is. */
export function tenDaysFrom(today: CivilDate): { inicio: CivilDate; fim: CivilDate } {
  const start = addDays(today, ((8 - weekdayOf(today)) % 7) + (weekdayOf(today) === 1 ? 7 : 0));
  return { inicio: start, fim: addDays(start, 9) };
}

/** A clinic open from Monday to Thursday all day and on Friday morning. */
export function storyClinic(type: 'SOC' | 'ORDEM_CHEGADA'): Answer<typeof getPrestador> {
  const service = type === 'SOC' ? 'HORARIO_MARCADO' : 'ORDEM_CHEGADA';
  const day = opened({ serviceTypeAm: service, serviceTypePm: service });
  const { prestador } = storyPedido();
  if (!prestador) throw new Error('O pedido das histórias tem clínica.');
  return {
    ...prestador,
    code: '000025',
    cnpj: '12ABC34501DE35',
    commercialPhone: null,
    email: null,
    prioridade: 'PREFERENCIAL',
    openingHours: week({
      1: day,
      2: day,
      3: day,
      4: day,
      5: opened({ tarde: false, serviceTypeAm: service }),
    }),
    systemsAndTechnology: type === 'SOC' ? { name: 'SOC' } : null,
    advanceDeposit: false,
    reservaFaixas: type === 'SOC',
    tipoAtendimento: type === 'SOC' ? 'Horário marcado' : 'Ordem de chegada',
  };
}

/** Slots of half an hour from 08:00 to 11:00 and from 13:00 to 15:00. */
export function faixasOf(date: CivilDate): ApiFaixa[] {
  return [480, 510, 540, 570, 600, 630, 780, 810, 840, 870].map((minutes, i) => ({
    data: date,
    horarioChegada: timeFromMinutes(minutes),
    horarioSaida: timeFromMinutes(minutes + 30),
    minutosAgendas: 30,
    ambienteId: 1,
    vagas: (i % 3) + 1,
  }));
}

export const CIDADES = [
  { id: 1, cidade: 'Campinas', estado: 'SP' },
  { id: 2, cidade: 'Jundiaí', estado: 'SP' },
  { id: 3, cidade: 'Sorocaba', estado: 'SP' },
];

/** A page of a list that fits on one page. */
export const page = <T>(items: T[]) => ({
  items,
  meta: onePage(items.length),
});

const prestador = (
  id: number,
  name: string,
  neighborhood: string,
  tipoAtendimento: string,
  distanciaMetros: number | null,
): PrestadorOption => ({
  id,
  name,
  code: String(id).padStart(6, '0'),
  cnpj: '12ABC34501DE35',
  city: { cidade: 'Campinas', estado: 'SP' },
  prioridade: 'PREFERENCIAL',
  liberado: true,
  sistema: null,
  neighborhood,
  tipoAtendimento,
  distanciaMetros,
});

/** What is proposed: two clinics with free times, and one that is full. */
export const SUGGESTIONS: Answer<typeof suggestedClinics> = (() => {
  const { prestador: clinic } = storyPedido();
  if (!clinic) throw new Error('O pedido das histórias tem clínica.');
  const toBring = ['Documento oficial com foto', 'Óculos, se usar'];
  const times = (...options: [string, string | null, number][]) =>
    options.map(([data, horario, periodo]) => ({ data, horario, periodo }));
  return {
    cidade: { id: 1, cidade: 'Campinas', estado: 'SP' },
    clinicas: [
      {
        ...clinic,
        distanciaMetros: 850,
        levar: toBring,
        horarios: ['Seg a qui: 08:00 às 12:00 e 13:00 às 17:00', 'Sex: 08:00 às 12:00'],
        opcoes: times(
          ['2026-11-24', '08:20', 1],
          ['2026-11-24', '13:00', 2],
          ['2026-11-25', '08:00', 1],
          ['2026-11-25', '13:20', 2],
        ),
      },
      {
        ...clinic,
        id: 26,
        name: 'MedTrab Campinas',
        street: 'Rua Emílio Ribas',
        number: '88',
        neighborhood: 'Cambuí',
        addressComplement: null,
        distanciaMetros: 2400,
        levar: toBring.slice(0, 1),
        horarios: ['Seg a sex: 07:00 às 11:30'],
        opcoes: times(['2026-11-24', null, 3], ['2026-11-25', null, 1]),
      },
      {
        ...clinic,
        id: 27,
        name: 'Instituto Ocupacional Taquaral',
        distanciaMetros: null,
        levar: toBring,
        horarios: ['Seg, qua e sex: 08:00 às 12:00'],
        opcoes: [],
      },
    ],
  };
})();

export const PRESTADORES = [
  prestador(25, 'Clínica São Lucas', 'Centro', 'Horário marcado', 850),
  prestador(26, 'MedTrab Campinas', 'Cambuí', 'Ordem de chegada', 2400),
  prestador(27, 'Instituto Ocupacional Taquaral', 'Taquaral', 'Ambos', null),
];
