/** Texts of PersonCell. */
export const texts = {
  unknown: 'Não informado',
  known: (nomeSocial: string, name: string) => `${nomeSocial} (${name})`,
} as const;
