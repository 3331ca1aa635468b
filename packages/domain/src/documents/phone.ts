/** The 67 area codes in use in Brazil (Anatel's general numbering plan). */
export const areaCodes: readonly string[] = /* @__PURE__ */ (
  '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49 51 53 54 55 ' +
  '61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99'
).split(' ');

/** Prefilled when the user's record has no phone (doc2 §2.2); fails validation until changed. */
export const DEFAULT_PHONE = '00000000000';

/** doc2 §5, Requester. */
export const INVALID_SOLICITANTE_PHONE_MESSAGE = 'Telefone inválido';
/** doc2 §5, Employee data step; doc1 §5, Status dialogs. */
export const INVALID_PHONE_MESSAGE = 'Digite um telefone válido';

/**
 * The national digits: punctuation goes, and so do the country code (+55) and the trunk zero of a longer number.
 * '+55 (11) 98765-4321' and '011 98765-4321' → '11987654321'. 55 is the country only before a valid number: what was
 * typed never becomes another, shorter one (decision 57).
 */
export function normalizePhone(value: string): string {
  const digits = value.replace(/\D/g, '');
  // Only above 11 digits: area code 55 exists, so that '55 98765-4321' is already national.
  const national = /^55(\d{2}(?:9\d{8}|[2-5]\d{7}))$/.exec(digits)?.[1];
  const withoutCountryCode = national && hasAreaCode(national) ? national : digits;
  return /^0\d{11}$/.test(withoutCountryCode) ? withoutCountryCode.slice(1) : withoutCountryCode;
}

/**
 * A máscara (99) 99999-9999 de funcionários, prestadores e contatos: 11 dígitos, um DDD que existe e um número de
 * celular.
 */
export function isPhone(value: string): boolean {
  if (!hasOnlyPhoneCharacters(value)) return false;
  const digits = normalizePhone(value);
  return /^\d{2}9\d{8}$/.test(digits) && hasAreaCode(digits);
}

/**
 * O formato próprio do solicitante (doc2 §5), máscara (99) 99999-999?9: 10 ou 11 dígitos, um DDD que existe, o número
 * começa de 2 a 9, e não só com os dígitos 0 e 1.
 */
export function isSolicitantePhone(value: string): boolean {
  if (!hasOnlyPhoneCharacters(value)) return false;
  const digits = normalizePhone(value);
  return /^\d{2}[2-9]\d{7,8}$/.test(digits) && !/^[01]+$/.test(digits) && hasAreaCode(digits);
}

/** '(11) 98765-4321', '(11) 3456-7890'; what has another length is returned as it came. */
export function formatPhone(value: string): string {
  const d = normalizePhone(value);
  if (d.length !== 10 && d.length !== 11) return value;
  return `(${d.slice(0, 2)}) ${d.slice(2, -4)}-${d.slice(-4)}`;
}

/**
 * The link that opens a conversation: always with country code 55. In the text '&' becomes 'e' (doc3 §5.3); an empty
 * text is left out.
 */
export function linkWhatsApp(phone: string, text = ''): string {
  const destination = `https://wa.me/55${normalizePhone(phone)}`;
  // Half an emoji (a lone surrogate) cannot be encoded.
  const cleaned = text.replace(/&/g, 'e').replace(/\p{Surrogate}/gu, '');
  return cleaned === '' ? destination : `${destination}?text=${encodeURIComponent(cleaned)}`;
}

function hasOnlyPhoneCharacters(value: string): boolean {
  return /^\+?[\d\s().-]+$/.test(value);
}

function hasAreaCode(digits: string): boolean {
  return areaCodes.includes(digits.slice(0, 2));
}

/** Issue 12: a telephone that WhatsApp cannot reach is refused with that reason. */
export const LANDLINE_MESSAGE = 'Este telefone é fixo e não recebe WhatsApp. Digite um celular com DDD.';

/** Why a person cannot be written to at a telephone; null where they can. */
export function mobilePhoneRefusal(value: string): string | null {
  if (isPhone(value)) return null;
  const digits = normalizePhone(value);
  return /^\d{2}[2-5]\d{7}$/.test(digits) && isSolicitantePhone(value)
    ? LANDLINE_MESSAGE
    : INVALID_PHONE_MESSAGE;
}
