/** Texts of PersonCell. */
export const texts = {
  unknown: 'Não informado',
  known: (nomeSocial: string, nome: string) => `${nomeSocial} (${nome})`,
} as const;
