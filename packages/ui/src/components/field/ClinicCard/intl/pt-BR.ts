/** Texts of the clinic cards. */
export const texts = {
  label: 'Clínica',
  attendance: (type: string): string =>
    ({
      'Ordem de chegada': 'Atende por ordem de chegada',
      'Horário marcado': 'Atende com horário marcado',
      Ambos: 'Atende por ordem de chegada e com horário marcado',
    })[type] ?? '',
  /** Before the distance, read aloud. */
  away: 'a',
};
