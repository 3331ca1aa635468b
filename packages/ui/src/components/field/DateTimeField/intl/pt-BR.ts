/** Texts of DateTimeField. */
export const texts = {
  date: 'Dia',
  time: 'Horário',
  incomplete: 'Informe o dia e o horário.',
  noDate: 'Informe o dia.',
  past: 'Este momento já passou.',
};
