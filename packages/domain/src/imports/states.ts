/** Records of the company itself: no customer is chosen for them (docs/decisions/0133). */
export const COMPANY_IMPORT_KINDS = [
  'CLIENTES',
  'PROCEDIMENTOS',
  'PRESTADORES',
  'PRECOS',
  'PRECOS_CLIENTE',
] as const;
export type CompanyImportKind = (typeof COMPANY_IMPORT_KINDS)[number];

/** What an import brings (doc3 §2.1 importacao, importacao-cadastro-estrutura), in the order in which a company fills them. */
export const IMPORT_KINDS = [
  'UNIDADES',
  'SETORES',
  'CARGOS',
  'HIERARQUIAS',
  'FUNCIONARIOS',
  ...COMPANY_IMPORT_KINDS,
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Whether its records are the company's own, and not one customer's. */
export const isCompanyImport = (kind: ImportKind): kind is CompanyImportKind =>
  (COMPANY_IMPORT_KINDS as readonly string[]).includes(kind);

/**
 * How far an import is: read from its file, its rows being checked, checked, being written, written, refused as a whole,
 * being taken back, taken back.
 */
export const IMPORT_STATES = [
  'RASCUNHO',
  'VALIDANDO',
  'CONFERIDA',
  'EM_CURSO',
  'CONCLUIDA',
  'FALHOU',
  'DESFAZENDO',
  'DESFEITA',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Whether the server works on it, and somebody waits. */
export const isImportRunning = (state: ImportState): boolean =>
  state === 'VALIDANDO' || state === 'EM_CURSO' || state === 'DESFAZENDO';

/** Whether nothing of it was written yet: it is its author's alone, and may be thrown away. */
export const isImportDraft = (state: ImportState): boolean =>
  state === 'RASCUNHO' || state === 'VALIDANDO' || state === 'CONFERIDA';

/** What is done with wrong rows: nothing is written at all, or the right ones are. */
export const IMPORT_MODES = ['TUDO', 'CERTAS'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** What a row does to its record. */
export const IMPORT_EFFECTS = ['NOVO', 'ATUALIZADO', 'IGUAL'] as const;
export type ImportEffect = (typeof IMPORT_EFFECTS)[number];

/** What became of a row. MANTIDA: it was to be taken back, and its record stays for a reason. */
export const IMPORT_RESULTS = ['PENDENTE', 'FEITA', 'RECUSADA', 'FALHOU', 'DESFEITA', 'MANTIDA'] as const;
export type ImportResult = (typeof IMPORT_RESULTS)[number];

/** Rows of one file: 50,000 records, and what stands above them. */
export const IMPORT_MAX_ROWS = 50_000;
