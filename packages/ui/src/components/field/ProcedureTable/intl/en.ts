import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  procedures: 'Procedures',
  procedure: 'Procedure',
  date: 'Appointment date',
  provider: 'Provider',
  address: 'Address of the provider',
  recommendations: 'Recommendations',
  pending: 'Being scheduled',
  notGiven: 'Not given',
  private: 'Private',
  privatePlace: 'Wherever the employee likes',
  at: (day, hour) => `${day} at ${hour}`,
  noneInAppointment: 'No procedure in this appointment.',
  upToDate: 'Up-to-date procedures',
  exam: 'Exam',
  lastDone: 'Last done',
  redo: 'Due again',
  accept: 'Accept',
  acceptExam: (exam) => `Accept ${exam}`,
  dates: (lastDone, redo) => `Last done: ${lastDone} · Due again: ${redo}`,
  charge: 'Accepting an exam that is up to date is subject to a charge.',
  noneUpToDate: 'No up-to-date exam.',
  locked: 'The up-to-date clinical exam cannot be changed in a termination exam.',
  loading: 'Loading...',
  error: 'The information could not be loaded!',
};
