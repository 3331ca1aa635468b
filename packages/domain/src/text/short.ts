/** A text in the parts of which it may lose some where there is little room. Together they are the text. */
export interface ShortText {
  /** What stays as long as it fits. */
  readonly core: string;
  /** Goes first, with the space before it. */
  readonly rest: string;
  /** What stands for both where the core does not fit either. */
  readonly short: string;
  /** What stands for them where that does not fit. @default the same */
  readonly shorter?: string;
}

/** The legal form at the end of a company's name, which nobody says (Código Civil, art. 1.158; Lei 6.404/1976, art. 3º). */
const LEGAL_FORM = /(?:\s*[-–,]?\s+(?:ltda|s\.?\s?\/?a|eireli|epp|me|mei|slu|limitada)\.?)+$/iu;

/**
 * Words that many names of companies and places have, and how a person writes those that are long where there is little room.
 * Of each an initial tells enough where there is less.
 */
const COMMON = `
  autopeças bioenergia centro=ctr clínica=clín comércio=com construtora=constr distribuidora=distr
  distribuição=distr eletrônica exames grupo hospital=hosp hotéis indústria=ind
  informação=inf instituto=inst laboratório=lab laticínios logística=log medicina=med metalúrgica=metal
  médico=méd ocupacionais=ocup ocupacional=ocup rede saúde serviços=serv sistemas=sist
  supermercados=superm trabalho=trab transportadora=transp transportes=transp usina
`;
const commonWords = new Map(
  COMMON.trim()
    .split(/\s+/u)
    .map((entry): [string, string] => {
      const [word = '', short = ''] = entry.split('=');
      return [word, short];
    }),
);

export const SAINTS = new Map([
  ['santa', 'Sta.'],
  ['santo', 'Sto.'],
  ['são', 'S.'],
]);

export const perWord = (text: string, short: (word: string, key: string) => string): string =>
  text.replaceAll(/[\p{L}]+/gu, (word) => short(word, word.toLowerCase()));

/** A company's name: without its legal form, then with the words shortened that everybody shortens, and then to an initial. */
export function shortCompany(name: string): ShortText {
  const rest = LEGAL_FORM.exec(name)?.[0] ?? '';
  // A name that is nothing else stays.
  const core = rest === name ? name : name.slice(0, name.length - rest.length);
  return {
    core,
    rest: name.slice(core.length),
    short: perWord(core, (word, key) => {
      const short = commonWords.get(key);
      return short ? `${word.charAt(0)}${short.slice(1)}.` : word;
    }),
    shorter: perWord(core, (word, key) =>
      commonWords.has(key) ? `${word.charAt(0)}.` : (SAINTS.get(key) ?? word),
    ),
  };
}

/** Small words of names, which no initial stands for. */
export const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);
/** What follows a last name and belongs to it. */
const DESCENTS = new Set(['filho', 'júnior', 'neto', 'sobrinho']);

/** How much of the end of a name stays whole: its last name, with the small word before it and what belongs to it. */
function lastNameFrom(keys: readonly string[]): number {
  const last = keys.length - (DESCENTS.has(keys.at(-1) ?? '') ? 2 : 1);
  return PARTICLES.has(keys[last - 1] ?? '') ? last - 1 : last;
}

/** A person's name, the ones in the middle as their initials: 'Maria A. dos Santos'. */
export function shortPerson(name: string): ShortText {
  const words = name.trim().split(/\s+/u);
  const keys = words.map((word) => word.toLowerCase());
  const last = lastNameFrom(keys);
  const initials = words
    .slice(1, last)
    .filter((_word, at) => !PARTICLES.has(keys[at + 1] ?? ''))
    .map((word) => `${word.charAt(0)}.`);
  return {
    core: name,
    rest: '',
    short: last > 1 ? [words[0], ...initials, ...words.slice(last)].join(' ') : name,
  };
}

/** How the long first words of types of exam are written: what follows them tells the types apart. */
const EXAM_WORDS = new Map(
  'avaliação=Aval monitoração=Monit mudança=Mud retorno=Ret'
    .split(' ')
    .map((entry) => entry.split('=') as [word: string, short: string]),
);

/** A type of exam: its first word shortened, and then to an initial. */
export function shortExam(description: string): ShortText {
  const [first = '', ...others] = description.split(' ');
  const short = others.length === 0 ? undefined : EXAM_WORDS.get(first.toLowerCase());
  const written = (word: string): string => (short ? [`${word}.`, ...others].join(' ') : description);
  return { core: description, rest: '', short: written(short ?? ''), shorter: written(first.charAt(0)) };
}
