// The same data for every library, made by rule so that nothing is random and nothing is downloaded.

/** One clinic of W1. */
export interface Clinica {
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

const TIPOS = [
  'Clínica Ocupacional',
  'Medicina do Trabalho',
  'Centro de Exames',
  'Saúde Integrada',
  'Laboratório',
];
const NOMES = [
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
const de = <T>(lista: readonly T[], i: number): T => lista[i % lista.length] as T;

const QUANTAS = 10_000;
const SUGERIDAS = 200;

/** 10,000 clinics: 200 suggested, every seventh not released, every 25th unavailable with its reason. */
export const clinicas: readonly Clinica[] = Array.from({ length: QUANTAS }, (_, i) => ({
  id: i + 1,
  code: String(10_000 + i),
  name: `${de(TIPOS, i)} ${de(NOMES, i * 3 + Math.floor(i / 7))}`,
  city: de(CIDADES, i),
  prioridade: i >= SUGERIDAS ? 'OUTROS' : i < SUGERIDAS / 2 ? 'PREFERENCIAL' : 'SEGUNDA_OPCAO',
  liberado: i % 7 !== 5,
  ...(i % 25 === 6 ? { disabledReason: 'Prestador em férias até 10/12/2027' } : {}),
}));

/** What an option is called. */
export const rotulo = ({ code, name, city }: Clinica): string =>
  `${code} - ${name} | ${city.cidade} - ${city.estado}`;

/** The two groups of W1, in the order in which they are shown. */
export const grupos = [
  { rotulo: 'Prestadores sugeridos', itens: clinicas.slice(0, SUGERIDAS) },
  { rotulo: 'Prestadores disponíveis', itens: clinicas.slice(SUGERIDAS) },
] as const;

/** The three letters of W1: 2,500 of the 10,000 have them, and other ones the first two: the third has to be seen. */
export const LETRAS = ['c', 'u', 'r'] as const;
export const TEXTO = LETRAS.join('');

const buscaveis = new Map(clinicas.map((clinica) => [clinica, rotulo(clinica).toLowerCase()]));

/** The search that peers without one of their own use. */
export const combina = (clinica: Clinica, busca: string): boolean =>
  buscaveis.get(clinica)?.includes(busca.trim().toLowerCase()) ?? false;

/** What the measuring looks for on screen. */
export const esperadoW1 = {
  primeira: rotulo(clinicas[0] as Clinica),
  primeiraAchada: rotulo(clinicas.find((clinica) => combina(clinica, TEXTO)) as Clinica),
  ultima: rotulo(clinicas.at(-1) as Clinica),
};

const DIA = 86_400_000;
const civil = (instante: number): string => new Date(instante).toISOString().slice(0, 10);

/** The 40 holidays of W2, 19 days apart from 4 January 2027 on. */
export const feriados: readonly string[] = Array.from({ length: 40 }, (_, i) =>
  civil(Date.UTC(2027, 0, 4) + i * 19 * DIA),
);
const conjunto = new Set(feriados);

/** Saturdays, Sundays and holidays. */
export const indisponivel = (data: string): boolean => {
  const semana = new Date(`${data}T00:00:00Z`).getUTCDay();
  return semana === 0 || semana === 6 || conjunto.has(data);
};

/** The day on which W2 plays, and the ends of its range: over a weekend, no holiday inside. */
export const HOJE = '2027-03-01';
export const INICIO = '2027-03-09';
export const FIM = '2027-03-18';
export const emBarras = (data: string): string => data.split('-').toReversed().join('/');

/** A local Date at noon: no time zone turns it into the day before. */
export const comoDate = (data: string): Date => new Date(`${data}T12:00:00`);
/** The civil day of a local Date. */
export const deDate = (data: Date): string =>
  `${data.getFullYear()}-${String(data.getMonth() + 1).padStart(2, '0')}-${String(data.getDate()).padStart(2, '0')}`;

/** One row of W3. */
export interface Exame {
  readonly id: string;
  readonly protocolo: string;
  readonly funcionario: string;
  readonly empresa: string;
  readonly exame: string;
  readonly prestador: string;
  readonly data: string;
  readonly situacao: string;
  readonly valor: string;
}

/** The eight columns of W3; `funcionario` is the one that is sorted. */
export const colunas = [
  { chave: 'protocolo', titulo: 'Protocolo' },
  { chave: 'funcionario', titulo: 'Funcionário' },
  { chave: 'empresa', titulo: 'Empresa' },
  { chave: 'exame', titulo: 'Exame' },
  { chave: 'prestador', titulo: 'Prestador' },
  { chave: 'data', titulo: 'Data' },
  { chave: 'situacao', titulo: 'Situação' },
  { chave: 'valor', titulo: 'Valor' },
] as const satisfies readonly { chave: keyof Exame; titulo: string }[];
export const ORDENADA = 'funcionario';

const PRENOMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elisa', 'Fabio', 'Gabriela', 'Heitor', 'Iara', 'Jonas'];
const SOBRENOMES = ['Almeida', 'Barbosa', 'Cardoso', 'Dias', 'Esteves', 'Ferreira', 'Gomes'];
const EXAMES = ['Admissional', 'Periódico', 'Demissional', 'Retorno ao trabalho', 'Mudança de risco'];
const SITUACOES = ['Solicitado', 'Agendado', 'Realizado', 'Cancelado'];

/** The rows of W3 in an order that is not that of the names. */
export function criarExames(quantos: number): readonly Exame[] {
  return Array.from({ length: quantos }, (_, i) => {
    // 7919 is prime: every number up to `quantos` comes up once, far from its place.
    const n = (i * 7919 + 17) % quantos;
    return {
      id: `e${i}`,
      protocolo: String(202_700_000 + i),
      funcionario: `${de(PRENOMES, n)} ${de(SOBRENOMES, n)} ${String(n).padStart(4, '0')}`,
      empresa: `Empresa ${de(NOMES, i)} Ltda`,
      exame: de(EXAMES, i),
      prestador: `${de(TIPOS, i)} ${de(NOMES, i * 3)}`,
      data: emBarras(civil(Date.UTC(2027, 0, 4) + (i % 300) * DIA)),
      situacao: de(SITUACOES, i),
      valor: `R$ ${80 + (i % 90)},00`,
    };
  });
}

export const detalhe = (exame: Exame): string => `Detalhe de ${exame.funcionario}: ${exame.exame}`;

/** Plain order of characters, the same for all: no collator is measured here. */
export const comparar = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
/** The rows by name, for the libraries that leave sorting to the page. */
export const ordenar = (exames: readonly Exame[], sentido: 'asc' | 'desc' | null): readonly Exame[] => {
  if (sentido === null) return exames;
  const sinal = sentido === 'asc' ? 1 : -1;
  return exames.toSorted((a, b) => sinal * comparar(a[ORDENADA], b[ORDENADA]));
};
