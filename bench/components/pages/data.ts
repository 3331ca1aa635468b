// The same data for every library, made by rule so that nothing is random and nothing is downloaded.

/** One clinic of W1. */
export interface Clinic {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly city: { readonly cidade: string; readonly estado: string };
  /** The first two are the group of suggested ones. */
  readonly prioridade: 'PREFERENCIAL' | 'SEGUNDA_OPCAO' | 'OUTROS';
  /** Released to the client; the others are grey and labelled. */
  readonly liberado: boolean;
  /** Why it cannot be chosen. */
  readonly disabledReason?: string;
}

const TYPES = [
  'Clínica Ocupacional',
  'Medicina do Trabalho',
  'Centro de Exames',
  'Saúde Integrada',
  'Laboratório',
];
const NAMES = [
  'São João',
  'Santa Clara',
  'Boa Vista',
  'Vila Nova',
  'Ipiranga',
  'Bela Aurora',
  'Jardim América',
];
const CIDADES = [
  { cidade: 'Campinas', estado: 'SP' },
  { cidade: 'Curitiba', estado: 'PR' },
  { cidade: 'Belo Horizonte', estado: 'MG' },
  { cidade: 'Recife', estado: 'PE' },
];
const from = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

const CLINIC_COUNT = 10_000;
const SUGGESTED_COUNT = 200;

/** 10,000 clinics: 200 suggested, every seventh not released, every 25th unavailable with its reason. */
export const clinics: readonly Clinic[] = Array.from({ length: CLINIC_COUNT }, (_, i) => ({
  id: i + 1,
  code: String(10_000 + i),
  name: `${from(TYPES, i)} ${from(NAMES, i * 3 + Math.floor(i / 7))}`,
  city: from(CIDADES, i),
  prioridade: i >= SUGGESTED_COUNT ? 'OUTROS' : i < SUGGESTED_COUNT / 2 ? 'PREFERENCIAL' : 'SEGUNDA_OPCAO',
  liberado: i % 7 !== 5,
  ...(i % 25 === 6 ? { disabledReason: 'Prestador em férias até 10/12/2027' } : {}),
}));

/** What an option is called. */
export const label = ({ code, name, city }: Clinic): string =>
  `${code} - ${name} | ${city.cidade} - ${city.estado}`;

/** The two groups of W1, in the order in which they are shown. */
export const groups = [
  { label: 'Prestadores sugeridos', items: clinics.slice(0, SUGGESTED_COUNT) },
  { label: 'Prestadores disponíveis', items: clinics.slice(SUGGESTED_COUNT) },
] as const;

/** The three letters of W1: 2,500 of the 10,000 have them, and other ones the first two: the third has to be seen. */
export const LETTERS = ['c', 'u', 'r'] as const;
export const TEXT = LETTERS.join('');

const searchable = new Map(clinics.map((clinic) => [clinic, label(clinic).toLowerCase()]));

/** The search that peers without one of their own use. */
export const matches = (clinic: Clinic, search: string): boolean =>
  searchable.get(clinic)?.includes(search.trim().toLowerCase()) ?? false;

/** What every library writes of a clinic in one piece: ours puts the city on a line of its own. */
const shown = (clinic: Clinic | undefined): string => `${clinic?.code} - ${clinic?.name}`;

/** What the measuring looks for on screen. */
export const expectedW1 = {
  first: shown(clinics[0]),
  firstFound: shown(clinics.find((clinic) => matches(clinic, TEXT))),
  /** It has not even the first two letters. */
  firstHidden: shown(clinics.find((clinic) => !matches(clinic, LETTERS.slice(0, 2).join('')))),
  last: shown(clinics.at(-1)),
};

const DAY = 86_400_000;
const civil = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The 40 holidays of W2, 19 days apart from 4 January 2027 on. */
export const feriados: readonly string[] = Array.from({ length: 40 }, (_, i) =>
  civil(Date.UTC(2027, 0, 4) + i * 19 * DAY),
);
const set = new Set(feriados);

/** Saturdays, Sundays and holidays. */
export const unavailable = (date: string): boolean => {
  const week = new Date(`${date}T00:00:00Z`).getUTCDay();
  return week === 0 || week === 6 || set.has(date);
};

/** The day on which W2 plays, and the ends of its range: over a weekend, no holiday inside. */
export const TODAY = '2027-03-01';
export const START = '2027-03-09';
export const END = '2027-03-18';
export const toSlashDate = (date: string): string => date.split('-').toReversed().join('/');

/** A local Date at noon: no time zone turns it into the day before. */
export const toDate = (date: string): Date => new Date(`${date}T12:00:00`);
/** The civil day of a local Date. */
export const fromDate = (data: Date): string =>
  `${data.getFullYear()}-${String(data.getMonth() + 1).padStart(2, '0')}-${String(data.getDate()).padStart(2, '0')}`;

/** One row of W3. */
export interface Exame {
  readonly id: string;
  readonly protocol: string;
  readonly funcionario: string;
  readonly empresa: string;
  readonly exame: string;
  readonly prestador: string;
  readonly data: string;
  readonly situation: string;
  readonly value: string;
}

/** The eight columns of W3; `funcionario` is the one that is sorted. */
export const columns = [
  { key: 'protocol', title: 'Protocolo' },
  { key: 'funcionario', title: 'Funcionário' },
  { key: 'empresa', title: 'Empresa' },
  { key: 'exame', title: 'Exame' },
  { key: 'prestador', title: 'Prestador' },
  { key: 'data', title: 'Data' },
  { key: 'situation', title: 'Situação' },
  { key: 'value', title: 'Valor' },
] as const satisfies readonly { key: keyof Exame; title: string }[];
export const SORTED_COLUMN = 'funcionario';

const FIRST_NAMES = [
  'Ana',
  'Bruno',
  'Carla',
  'Diego',
  'Elisa',
  'Fabio',
  'Gabriela',
  'Heitor',
  'Iara',
  'Jonas',
];
const SURNAMES = ['Almeida', 'Barbosa', 'Cardoso', 'Dias', 'Esteves', 'Ferreira', 'Gomes'];
const EXAMES = ['Admissional', 'Periódico', 'Demissional', 'Retorno ao trabalho', 'Mudança de risco'];
const SITUATIONS = ['Solicitado', 'Agendado', 'Realizado', 'Cancelado'];

/** The rows of W3 in an order that is not that of the names. */
export function createExames(count: number): readonly Exame[] {
  return Array.from({ length: count }, (_, i) => {
    // 7919 is prime: every number up to `count` comes up once, far from its place.
    const n = (i * 7919 + 17) % count;
    return {
      id: `e${i}`,
      protocol: String(202_700_000 + i),
      funcionario: `${from(FIRST_NAMES, n)} ${from(SURNAMES, n)} ${String(n).padStart(4, '0')}`,
      empresa: `Empresa ${from(NAMES, i)} Ltda`,
      exame: from(EXAMES, i),
      prestador: `${from(TYPES, i)} ${from(NAMES, i * 3)}`,
      data: toSlashDate(civil(Date.UTC(2027, 0, 4) + (i % 300) * DAY)),
      situation: from(SITUATIONS, i),
      value: `R$ ${80 + (i % 90)},00`,
    };
  });
}

export const detail = (exame: Exame): string => `Detalhe de ${exame.funcionario}: ${exame.exame}`;

/** Plain order of characters, the same for all: no collator is measured here. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** The rows by name, for the libraries that leave sorting to the page. */
export const sort = (exames: readonly Exame[], sortDirection: 'asc' | 'desc' | null): readonly Exame[] => {
  if (sortDirection === null) return exames;
  const signal = sortDirection === 'asc' ? 1 : -1;
  return exames.toSorted((a, b) => signal * compare(a[SORTED_COLUMN], b[SORTED_COLUMN]));
};

/** One booking of W5. */
export interface Visit {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

const WEEK_VISITS = 250;
const SLOTS = 20;
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 500 bookings of half an hour, Monday to Friday of two weeks, 50 a day: two or three at a time from 8 to 18. */
export const visits: readonly Visit[] = Array.from({ length: 2 * WEEK_VISITS }, (_, i) => {
  const week = Math.floor(i / WEEK_VISITS);
  const day = Math.floor((i % WEEK_VISITS) / 50);
  const place = i % 50;
  const slot = place < 2 * SLOTS ? place % SLOTS : (place - 2 * SLOTS) * 2 + 1;
  const start = 8 * 60 + slot * 30;
  return {
    id: String(i + 1),
    title: `Visita ${String(i + 1).padStart(3, '0')}`,
    date: `2027-03-${String(1 + week * 7 + day).padStart(2, '0')}`,
    start: clock(start),
    end: clock(start + 30),
  };
});

const titleAt = (index: number): string => visits[index]?.title ?? '';
/** What is on screen in each of the two weeks, first and last. */
export const expectedW5 = {
  first: titleAt(0),
  last: titleAt(WEEK_VISITS - 1),
  nextFirst: titleAt(WEEK_VISITS),
  nextLast: titleAt(2 * WEEK_VISITS - 1),
  /** Ends at six on a Friday. */
  latest: titleAt(WEEK_VISITS + 4 * 50 + SLOTS - 1),
};
