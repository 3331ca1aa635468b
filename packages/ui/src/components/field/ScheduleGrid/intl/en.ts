import { formatDate } from '@apto/domain/time';
import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const inDays = (days: number): string => (days === 1 ? '1 day' : `${days} days`);

export const texts: Texts<typeof ptBR> = {
  label: (name) => `Schedule exams of ${name}`,
  progress: (done, total) =>
    done === total
      ? 'Every exam has a date and a time.'
      : `${done} of ${total} ${total === 1 ? 'exam' : 'exams'} settled.`,
  locked: (at) => `Choose the date and the time of exam ${at} first.`,
  lockedPrivate: (at) => `Choose the date of exam ${at} first.`,
  chosen: (provider, date, hour) => `${provider}, ${date}, ${hour}.`,
  cleared: 'The choices after it were cleared.',
  taken: 'One of the chosen times is no longer available. Please choose another one.',
  noSlots: 'No times available for this date or period. Try another date.',
  shortfall: ({ exames, antecedencia, earliest, latest, missingDays }) => {
    const asks = exames.length === 1 ? 'needs' : 'need';
    const notice = antecedencia > 0 ? ` ${asks} ${inDays(antecedencia)} of notice` : '';
    const lacking = `${inDays(missingDays)} ${missingDays === 1 ? 'is' : 'are'} lacking`;
    return `${exames.join(', ')}${notice}: the first possible day is ${formatDate(earliest)}, the last one allowed is ${formatDate(latest)}, and ${lacking}. Choose a later day for the exams before, or another clinic.`;
  },
  schedule: 'Schedule',
  cancel: 'Cancel',
  scheduling: 'Checking the times and scheduling…',
  handOver: 'Hand over to an attendant',
  handOverTitle: (name) => `Hand ${name} over to an attendant?`,
  handOverText: 'An attendant schedules the exams and tells you when there is a date and a time.',
  back: 'Back',
  required: 'Required',
  incomplete: 'Fill in every field correctly',
  failed: 'The exams could not be scheduled. Try again.',
  handOverFailed: 'The appointment could not be handed over to an attendant. Try again.',
};
