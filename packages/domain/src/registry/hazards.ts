/** Families of risks (NR-1, NR-9), and the one that says there is none. */
export const RISK_GROUPS = [
  { value: 'FISICO', label: 'Físico' },
  { value: 'QUIMICO', label: 'Químico' },
  { value: 'BIOLOGICO', label: 'Biológico' },
  { value: 'ERGONOMICO', label: 'Ergonômico' },
  { value: 'ACIDENTE', label: 'Acidente' },
  { value: 'AUSENCIA', label: 'Ausência de fator de risco' },
] as const;

/** 'Físico' for FISICO; null where there is no group, or one that nobody knows. */
export const riskGroupName = (group: string | null): string | null =>
  RISK_GROUPS.find(({ value }) => value === group)?.label ?? null;

/** eSocial S-1.3, table 24: chapters 01 to 05, and 09 for the absence of agents; two digits and three after it. */
export const isHazardCode = (digits: string): boolean => /^(?:0[1-5]|09)\d{5}$/.test(digits);

/** As the table writes it. */
export const formatHazardCode = (digits: string): string =>
  digits.replace(/^(\d{2})(\d{2})(\d{3})$/, '$1.$2.$3');

/** The family that a chapter is about; 04 (associated agents) and 05 (others) are of any. */
const CHAPTER: Readonly<Record<string, string>> = {
  '01': 'QUIMICO',
  '02': 'FISICO',
  '03': 'BIOLOGICO',
  '09': 'AUSENCIA',
};

/** Why a code does not belong to a risk of this group; null where it does, or where either is empty. */
export function hazardMismatch(group: unknown, code: unknown): string | null {
  if (typeof group !== 'string' || typeof code !== 'string') return null;
  const chapter = code.slice(0, 2);
  const due = CHAPTER[chapter];
  if (due === undefined || due === group) return null;
  return `Os códigos ${chapter} da tabela 24 são do grupo ${riskGroupName(due) ?? due}`;
}
