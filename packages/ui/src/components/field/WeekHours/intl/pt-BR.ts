/** Texts of the week's hours. */
export const texts = {
  label: 'Horários de atendimento',
  day: 'Dia',
  morning: 'Manhã',
  afternoon: 'Tarde',
  closed: 'Não atende',
  today: 'hoje',
  noHours: 'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.',
};
