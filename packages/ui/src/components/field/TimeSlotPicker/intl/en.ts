import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  label: 'Time',
  morning: 'Morning',
  afternoon: 'Afternoon',
  chooseDate: 'Choose the date first.',
  isLoading: 'Loading the times…',
  empty: 'No times available for this date or period. Try another date.',
  error: 'The times could not be loaded.',
  retry: 'Try again',
  taken: 'One of the chosen times is no longer available. Please choose another one.',
  takenReason: 'This time has just been taken',
  nearestSlots: 'Nearest free times:',
  marked: 'Preparing for the exam is harder at these times.',
  until: (time) => `arrival until ${time}`,
  at: (clinic) => `at ${clinic}`,
  places: (n) => (n === 1 ? 'last place' : `${n} places`),
};
