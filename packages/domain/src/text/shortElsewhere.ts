// Apart from what the list of appointments shortens, so that this is read where it is needed.
import { PARTICLES, perWord, SAINTS, type ShortText } from './short.ts';

/** Words that many exams have, and that do not tell one from the others. */
const PROCEDURE_WORDS = new Map([
  ['atendimento', 'Atend.'],
  ['avaliação', 'Aval.'],
  ['ocupacional', 'ocup.'],
  ['urinário', 'urin.'],
]);

/** The name of an exam that is done. */
export function shortProcedure(name: string): ShortText {
  const short = name.includes(' ') ? perWord(name, (word, key) => PROCEDURE_WORDS.get(key) ?? word) : name;
  return { core: name, rest: '', short };
}

/** A city with its state: 'S. José dos Campos - SP', and then 'S. J. Campos - SP'. */
export function shortCity(name: string): ShortText {
  const [city = '', state = ''] = name.split(/(?= - [A-Z]{2}$)/u);
  const short = perWord(city, (word, key) => SAINTS.get(key) ?? word);
  const [first = '', ...others] = short.split(' ');
  const last = others.length - 1;
  const shorter = others
    .map((word, at) => (at === last || word.endsWith('.') ? word : `${word.charAt(0)}.`))
    .filter((_word, at) => !PARTICLES.has(others[at] ?? ''));
  return { core: name, rest: '', short: short + state, shorter: [first, ...shorter].join(' ') + state };
}

/** The first name of somebody at work and the initial of the last: as colleagues are called. */
export function shortColleague(name: string): ShortText {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.findLast((word, at) => at > 0 && !PARTICLES.has(word.toLocaleLowerCase('pt-BR')));
  const initial = last === undefined ? '' : last.charAt(0).toLocaleUpperCase('pt-BR');
  return { core: name, rest: '', short: initial === '' ? name : `${first} ${initial}.` };
}

const STEP = ' / ';

/** A path of names: its end tells it from its neighbours, so its beginning gives way. */
export function shortPath(path: string): ShortText {
  const [, ...after] = path.split(STEP);
  const last = after.at(-1);
  if (last === undefined) return { core: path, rest: '', short: path };
  const short = `…${STEP}${after.join(STEP)}`;
  return { core: path, rest: '', short, shorter: `…${STEP}${last}` };
}
