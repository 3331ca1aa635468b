import { daysBetween, isCivilDate } from '@apto/domain/time';
import { z } from 'zod';
import { civilDate, integer, json, MAX_ID, pagination, sorting } from './base.ts';

/** Fields by which the list's screen sorts. */
export const AGENDAMENTO_SORT_FIELDS = [
  'createdAt',
  'funcionario',
  'cliente',
  'tipoExame',
  'status',
  'dataAgendamento',
  'prazo',
] as const;

/** `filtrosExtras` of the list (doc1 §7): status ids, exam-type ids and a requested-on date range. */
export const agendamentoFilters = z.strictObject({
  status: z.array(z.number().int().min(0).max(MAX_ID)).max(40).optional(),
  tipoExame: z.array(z.number().int().min(0).max(MAX_ID)).max(20).optional(),
  /** `[start, end]` of the request's day, inclusive. */
  datas: z.tuple([civilDate, civilDate]).optional(),
  /** A panel counter of doc1 §4: only the caller's own, pending or open ones. */
  painel: z.enum(['MEUS', 'PENDENCIAS', 'EM_ABERTO']).optional(),
  /** Only what the wizard directed to an attendant (decision 54). */
  direcionarParaAtendente: z.literal(true).optional(),
  /** Who has it in hand; 0: nobody. */
  responsavelId: z.number().int().min(0).max(MAX_ID).optional(),
  clienteId: z.number().int().min(1).max(MAX_ID).optional(),
  prestadorId: z.number().int().min(1).max(MAX_ID).optional(),
});
export type AgendamentoFilters = z.infer<typeof agendamentoFilters>;

/** Search terms (chips): one text or a JSON list; words of one term must all match, terms are alternatives. */
export const searchTerms = z
  .union([z.array(z.string()), z.string()])
  .transform((value, ctx): string[] => {
    if (typeof value !== 'string') return value;
    if (!value.trim().startsWith('[')) return [value];
    const parsed = z.array(z.string()).safeParse(safeJson(value));
    if (parsed.success) return parsed.data;
    ctx.addIssue({ code: 'custom', message: 'Deve ser um texto ou uma lista de textos' });
    return z.NEVER;
  })
  .pipe(z.array(z.string().trim().max(120)).max(20))
  .transform((terms) => terms.filter(Boolean));

function safeJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

export const agendamentosQuery = z.object({
  ...pagination,
  filter: searchTerms.optional(),
  /** By what its screen sorts by, and by the number, as every other list (doc3 §7.6). */
  sort: sorting([...AGENDAMENTO_SORT_FIELDS, 'id']).optional(),
  filtrosExtras: json(agendamentoFilters).optional(),
});

/** What the list would show of each status, whichever of them is chosen. */
export const statusCountQuery = z.object({
  filter: searchTerms.optional(),
  filtrosExtras: json(agendamentoFilters.omit({ status: true })).optional(),
});

/** Days that one look at the calendar shows at most: six weeks. */
export const MAX_CALENDAR_DAYS = 42;
/** Rows that it brings of one day at most. */
export const MAX_CALENDAR_ROWS = 100;

/** The list's filter over the days of the exam; the first rows of each day, and how many there are. */
export const agendamentoCalendarQuery = z
  .object({
    dataInicial: civilDate,
    dataFinal: civilDate,
    /** Rows of each day. */
    porDia: integer(1, MAX_CALENDAR_ROWS).default(MAX_CALENDAR_ROWS),
    filter: searchTerms.optional(),
    filtrosExtras: json(agendamentoFilters).optional(),
  })
  .refine(
    // Each of the two has a message of its own where it is no date.
    ({ dataInicial: start, dataFinal: end }) =>
      !isCivilDate(start) ||
      !isCivilDate(end) ||
      (start <= end && daysBetween(start, end) < MAX_CALENDAR_DAYS),
    {
      path: ['dataFinal'],
      message: `Deve estar entre a data inicial e ${MAX_CALENDAR_DAYS - 1} dias depois`,
    },
  );
