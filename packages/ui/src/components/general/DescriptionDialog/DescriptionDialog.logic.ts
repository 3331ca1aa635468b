/** What the dialog hands over: an empty string (blanks alone are empty too) becomes null (doc3 §5.3). */
export function descriptionOrNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}

/** True when a required description is missing. */
export function isDescriptionMissing(text: string, isRequired: boolean): boolean {
  return isRequired && descriptionOrNull(text) === null;
}
