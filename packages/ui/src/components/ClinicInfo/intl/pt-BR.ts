/** Texts of the clinic's panel. */
export const textos = {
  ver: 'Ver informações da clínica',
  titulo: 'Informações da clínica',
  telefone: 'Telefone',
  endereco: 'Endereço',
  mapa: 'Ver no mapa',
  novaAba: '(abre em outra aba)',
  email: 'E-mail',
  atendimento: 'Tipo de atendimento',
  horarios: 'Horários de atendimento',
  naoInformado: 'Não informado',
};
