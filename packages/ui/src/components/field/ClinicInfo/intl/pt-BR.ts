import { EMPTY_TEXT } from '@apto/domain/messages';

/** Texts of the clinic's panel. */
export const texts = {
  phone: 'Telefone',
  address: 'Endereço',
  map: 'Ver no mapa',
  newTab: '(abre em outra aba)',
  email: 'E-mail',
  attendance: 'Tipo de atendimento',
  /** Of how it attends, as the domain names it. */
  attendanceType: (type: string): string => type,
  hours: 'Horários de atendimento',
  notGiven: EMPTY_TEXT.NOT_GIVEN,
};
