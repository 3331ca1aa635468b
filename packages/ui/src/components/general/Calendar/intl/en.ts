import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  previous: 'Previous month',
  next: 'Next month',
  month: (place) => (place === 0 ? 'Month' : 'Second month'),
  year: (place) => (place === 0 ? 'Year' : 'Year of the second month'),
  holiday: 'Holiday',
  loadingMonth: 'Loading availability…',
  monthError: (month) => `The availability of ${month} could not be loaded.`,
  dayNotLoaded: 'The availability of this day has not been loaded',
  retry: 'Try again',
  nextAvailable: 'Next available day',
  noneAvailable: 'No available day ahead',
  unavailable: (date, reason) => `${date}, unavailable: ${reason}`,
  isToday: 'today',
  isUnavailable: 'unavailable',
  positions: {
    single: 'selected',
    start: 'start of the selected period',
    middle: 'in the selected period',
    end: 'end of the selected period',
  },
  chooseDay: 'Choose a day',
  chooseStart: 'Choose the start date',
  chooseEnd: (start) => `Starts on ${start}. Now choose the end date`,
  startUndone: 'Start undone. Choose the start date',
  daySelected: (date) => `${date} selected`,
  rangeSelected: (start, end) => `Period from ${start} to ${end} selected`,
};
