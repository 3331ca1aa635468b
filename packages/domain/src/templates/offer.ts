import type { TimeOfDay } from '../time/index.ts';
import type { MessageText } from './kinds.ts';
import { firstName, OWN_LINK_TEXT, placeText, whenText, type Visit } from './visit.ts';

type When = Pick<Visit, 'data' | 'time' | 'periodo' | 'timeZone'>;

/** An earlier place, which is one person's alone for a while (docs/decisions/0151). It names no exam. */
export function offerText(d: {
  name: string;
  offered: When;
  own: When;
  clinic: Pick<Visit, 'clinic' | 'address'>;
  /** Until when it is theirs, today, on the clock of São Paulo. */
  until: TimeOfDay;
  /** The employee's own way in. */
  link: string;
}): MessageText {
  return {
    assunto: `Abriu um horário antes: responda até ${d.until}`,
    corpo: [
      `${firstName(d.name)}, abriu um horário antes do seu: ${whenText(d.offered)}, ${placeText(d.clinic)}.`,
      '',
      `Ele está guardado só para você até as ${d.until} de hoje. Aceite ou recuse em: ${d.link}`,
      OWN_LINK_TEXT,
      '',
      `Se você não responder, nada muda: o seu horário continua ${whenText(d.own)}.`,
    ].join('\n'),
  };
}
