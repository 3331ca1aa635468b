import type { Texts } from '../../../../internal/texts.types.ts';
import type { DateTexts } from './pt-BR.ts';

export const texts: Texts<DateTexts> = {
  placeholder: 'dd/mm/yyyy',
  open: 'Open calendar',
  close: 'Close',
  invalidDate: 'This date does not exist. Use dd/mm/yyyy.',
  incompleteDate: 'Type the whole date: dd/mm/yyyy.',
  checking: 'Checking availability…',
  notChecked: 'Availability could not be checked. Try again.',
  retry: 'Try again',
  firstDate: (date) => `The first date allowed is ${date}`,
  lastDate: (date) => `The last date allowed is ${date}`,
  unavailable: (date, reason, isPeriod) =>
    `Please choose another ${isPeriod ? 'period' : 'date'}, ${date}: ${reason}`,
  whyNot: 'Why not?',
  reasonsTitle: 'Why this date cannot be chosen',
  chosen: (date) => `You chose ${date}.`,
  resume: 'Correct this date',
  days: (dates) => `Days: ${dates}`,
  alternatives: 'Nearest dates that can be chosen',
  noAlternatives: 'No free date in the next four months.',
  period: (start, end) => (start === end ? start : `${start} to ${end}`),
};
