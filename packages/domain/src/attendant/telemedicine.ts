import { isOccupational } from '../exames/index.ts';

/** Longest address of a room. */
export const MAX_TELEMEDICINE_LINK = 500;

export const TELEMEDICINE_LINK_MESSAGE = 'Informe um endereço que comece com https://.';
export const TELEMEDICINE_NOT_SERVED_MESSAGE = 'Esta clínica não atende por telemedicina.';
export const TELEMEDICINE_REFUSED_MESSAGE =
  'Este tipo de exame emite ASO e não pode ser feito por telemedicina.';

/** Whether an exam may be done by telemedicine: an ASO may not be issued by it for the five occupational types. */
export const offersTelemedicine = (tipoExame: number | null | undefined): boolean =>
  !isOccupational(tipoExame);

/**
 * What is wrong with the room's address, or null; without one the exam is at the clinic.
 * @param isServed whether the clinic works by telemedicine; true while it is not known
 */
export function telemedicineFailure(
  tipoExame: number | null | undefined,
  link: string,
  isServed = true,
): string | null {
  if (link === '') return null;
  if (!offersTelemedicine(tipoExame)) return TELEMEDICINE_REFUSED_MESSAGE;
  if (!isServed) return TELEMEDICINE_NOT_SERVED_MESSAGE;
  const isAddress = link.startsWith('https://') && link.length <= MAX_TELEMEDICINE_LINK && URL.canParse(link);
  return isAddress ? null : TELEMEDICINE_LINK_MESSAGE;
}

export interface Room {
  telemedicina: boolean;
  /** Where the exam is done; nothing at the clinic. */
  linkTelemedicina: string | null;
}

/**
 * What an edit makes of an appointment's room (doc1 §2.4): the one given; without one it stays, unless the type after
 * the edit may not be done by telemedicine. What is given is right: see `telemedicineFailure`.
 * @param given the room's address, '' at the clinic, undefined where the edit says nothing of it
 * @returns what changes
 */
export function roomAfterEdit(
  tipoExame: number | null | undefined,
  given: string | undefined,
  current: Pick<Room, 'telemedicina'>,
): Partial<Room> {
  if (given !== undefined) return { telemedicina: given !== '', linkTelemedicina: given || null };
  return current.telemedicina && !offersTelemedicine(tipoExame)
    ? { telemedicina: false, linkTelemedicina: null }
    : {};
}
