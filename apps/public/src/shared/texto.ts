/** The same text with a capital letter, for where it begins a sentence. */
export const comMaiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);
