/** One thing that a company or a customer may set (doc3 §2.10), with what holds where nobody did. */
export interface Setting {
  /** Its name on the wire. */
  readonly key: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly initial: number;
}

/** Every setting of the product: each is read where it says, and a new one is a line here. */
export const SETTINGS: readonly Setting[] = [
  // doc3 §5.3, §7.6 'configuracoes_sla': most working days of a suggested range.
  { key: 'limiteDatas', label: 'Dias úteis do período de sugestão', min: 1, max: 60, initial: 10 },
  // How long a request may wait for its schedule (docs/decisions/0063); what is on its way keeps its day.
  { key: 'diasAtendimento', label: 'Dias úteis para agendar um pedido', min: 1, max: 30, initial: 2 },
];

/** Why a value is none of this setting; null where it is, or where either is empty. */
export function settingFault(key: unknown, value: unknown): string | null {
  const setting = SETTINGS.find((one) => one.key === key);
  if (!setting || typeof value !== 'string') return null;
  const { min, max } = setting;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : Number.NaN;
  return number >= min && number <= max ? null : `Use um número inteiro de ${String(min)} a ${String(max)}`;
}
