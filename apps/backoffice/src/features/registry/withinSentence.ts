/** A title within a sentence: an acronym at its beginning stays one, and what follows is as it was written. */
export const withinSentence = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
