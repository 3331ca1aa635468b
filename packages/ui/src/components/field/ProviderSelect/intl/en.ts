import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  label: 'Provider',
  labelOfMany: 'Providers',
  placeholder: 'Select, or search by code, name or city',
  groups: { SUGGESTED: 'Suggested providers', AVAILABLE: 'Available providers' },
  released: 'Released for the customer',
  notReleased: 'Not released for the customer',
  preferred: 'Preferred',
  nextDate: (day) => `next date ${day}`,
  noDate: 'no date in the next 30 days',
  tip: 'Gives better service',
  legend:
    'In grey, not released for the customer. With a star, the preferred ones: they give better service.',
  confirmTitle: 'There are suggested providers for this request',
  confirmText: (provider) =>
    `${provider} is not among the suggested providers. Do you want to go on with this provider?`,
  confirm: 'I understand',
  goBack: 'Change provider',
  showClinic: 'See clinic information',
  clinicInfo: 'Clinic information',
};
