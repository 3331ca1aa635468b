import type { Texts } from '../../../../internal/texts.types.ts';
import { texts as shared } from '../../DatePicker/intl/en.ts';
import type { DateRangeTexts } from './pt-BR.ts';

export const texts: Texts<DateRangeTexts> = {
  ...shared,
  start: 'Start date',
  end: 'End date',
  until: 'to',
  missing: (end) => `Enter the ${end} date.`,
  lacking: (problem, end) => `${problem.replace(/\.$/, '')}. Enter the ${end} date.`,
  calendar: 'Choose a period',
  presets: 'Ready-made periods',
  reasonsTitle: 'Why this period cannot be chosen',
  resume: 'Correct this period',
  alternatives: 'Nearest periods that can be chosen',
  noAlternatives: 'No free period in the next four months.',
  skipped: (days) => `The period passes over days without service: ${days}.`,
  tomorrow: 'Tomorrow',
  nextDays: (n) => `Next ${n} days`,
  nextWeek: 'Next week',
  today: 'Today',
  lastDays: (n) => `Last ${n} days`,
  thisMonth: 'This month',
  lastMonth: 'Last month',
};
