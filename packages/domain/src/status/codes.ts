/** Appointment status codes (doc1 §4). 23, 24 and 25 do not exist: keep the gap (decisions #9). */
export const STATUS = {
  EM_ABERTO: 1,
  EM_ANDAMENTO: 2,
  AGUARDANDO_CONF_COLABORADOR: 3,
  PENDENCIA_CLIENTE: 4,
  AGUARDANDO_DATA: 5,
  DIA_DA_CONSULTA: 6,
  AGUARDANDO_CONF_COMPARECIMENTO: 7,
  AGENDADO: 8,
  DESISTENCIA_DE_VAGA: 9,
  CANCELADO: 10,
  REAGENDADO: 11,
  AGUARDANDO_APLICACAO_RISCO: 12,
  PROCESSANDO_AGENDAMENTO: 13,
  PENDENCIA_RESOLVIDA: 14,
  KIT_PENDENTE: 15,
  PENDENCIA_PRESTADOR: 16,
  DEPOSITO_ANTECIPADO: 17,
  NAO_CONFIRMADO: 18,
  AGUARDANDO_CONFIRMACAO_AGENDA: 19,
  FALTA_CONSULTA: 20,
  PROCESSANDO_SOLICITACAO: 21,
  CONCLUIDO: 22,
  AGUARDANDO_CONFIRMACAO_DO_PRESTADOR: 26,
  AUTOAGENDAMENTO: 27,
} as const;

export type StatusCode = keyof typeof STATUS;
export type IdStatus = (typeof STATUS)[StatusCode];

const ids = new Set<unknown>(Object.values(STATUS));

/** What a table says of a status; undefined for one that it does not list, and for no status at all. */
export const ofStatus = <T>(table: Readonly<Partial<Record<IdStatus, T>>>, id: number): T | undefined =>
  isStatus(id) ? table[id] : undefined;

/** Whether a list of statuses holds this id. */
export const isStatusIn = (id: number | null | undefined, list: readonly number[]): boolean =>
  typeof id === 'number' && list.includes(id);

/** Strict check of a status id. */
export function isStatus(id: unknown): id is IdStatus {
  return ids.has(id);
}
