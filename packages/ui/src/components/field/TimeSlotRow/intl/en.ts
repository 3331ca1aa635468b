import type { SequenceFailureCode } from '@apto/domain/agendas';
import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const MISFITS: Readonly<Record<SequenceFailureCode, string>> = {
  DEPOIS_DO_PRIMEIRO: 'On the day of the first exam, the time must end before the arrival for it.',
  CONFLITO_COM_ANTERIOR:
    'On the day of the exam before, the time must begin when that one ends or later, or end before the arrival for it.',
  SAIDA_ANTES_DA_CHEGADA: 'The end must be after the arrival.',
};

export const texts: Texts<typeof ptBR> = {
  row: (at, total, provider) => `Exam ${at} of ${total}, ${provider}`,
  state: 'State',
  provider: 'Provider',
  noProvider: 'Provider to be decided',
  exams: 'Exams',
  notice: (days) =>
    days === 0 ? 'No notice needed' : days === 1 ? '1 day of notice' : `${days} days of notice`,
  date: 'Date',
  time: 'Time',
  choose: 'Select',
  dateFirst: 'Choose the date first.',
  providerFirst: 'Choose the clinic first.',
  private: 'Private',
  privateNote: 'A private exam has only the date.',
  required: 'Required',
  failed: "The provider's times could not be loaded.",
  misfit: (failure) => MISFITS[failure.codigo],
  until: (hour) => `arrival until ${hour}`,
  places: (count) => (count === 1 ? 'last place' : `${count} places`),
  morning: 'Morning',
  afternoon: 'Afternoon',
  done: 'Settled',
  locked: 'Waiting for the exam before',
};
