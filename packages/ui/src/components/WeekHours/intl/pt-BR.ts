/** Texts of the week's hours. */
export const textos = {
  titulo: 'Horários de atendimento',
  dia: 'Dia',
  manha: 'Manhã',
  tarde: 'Tarde',
  naoAtende: 'Não atende',
  hoje: 'hoje',
  semHorarios: 'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.',
};
