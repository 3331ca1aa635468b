/** A text in the parts of which it may lose some where there is little room. Together they are the text. */
export interface ShortText {
  /** What stays as long as it fits. */
  readonly core: string;
  /** Goes first, with the space before it. */
  readonly rest: string;
  /** What stands for both where the core does not fit either. */
  readonly short: string;
}

/** The legal form at the end of a company's name, which nobody says (Código Civil, art. 1.158; Lei 6.404/1976, art. 3º). */
const LEGAL_FORM = /(?:\s*[-–,]?\s+(?:ltda|s\.?\s?\/?a|eireli|epp|me|mei|slu|limitada)\.?)+$/iu;

/** How a person writes a long first word of a company's name where it has little room. */
const ABBREVIATIONS: readonly (readonly [word: string, short: string])[] = [
  ['Administradora', 'Adm.'],
  ['Agropecuária', 'Agrop.'],
  ['Associação', 'Assoc.'],
  ['Centro', 'Ctr.'],
  ['Clínica', 'Clín.'],
  ['Comércio', 'Com.'],
  ['Comercial', 'Com.'],
  ['Construções', 'Constr.'],
  ['Construtora', 'Constr.'],
  ['Cooperativa', 'Coop.'],
  ['Distribuidora', 'Distr.'],
  ['Engenharia', 'Eng.'],
  ['Fundação', 'Fund.'],
  ['Hospital', 'Hosp.'],
  ['Indústria', 'Ind.'],
  ['Informação', 'Inf.'],
  ['Informática', 'Inf.'],
  ['Laboratório', 'Lab.'],
  ['Logística', 'Log.'],
  ['Metalúrgica', 'Metal.'],
  ['Restaurante', 'Rest.'],
  ['Serviços', 'Serv.'],
  ['Sistemas', 'Sist.'],
  ['Sociedade', 'Soc.'],
  ['Supermercado', 'Superm.'],
  ['Supermercados', 'Superm.'],
  ['Tecnologia', 'Tec.'],
  ['Transportadora', 'Transp.'],
  ['Transportes', 'Transp.'],
];
const shortOf = new Map(ABBREVIATIONS.map(([word, short]) => [word.toLowerCase(), short]));

/** A company's name: without its legal form, and then with the words shortened that everybody shortens. */
export function shortCompany(name: string): ShortText {
  const rest = LEGAL_FORM.exec(name)?.[0] ?? '';
  // A name that is nothing else stays.
  const core = rest === name ? name : name.slice(0, name.length - rest.length);
  return {
    core,
    rest: name.slice(core.length),
    short: core.replaceAll(/[\p{L}]+/gu, (word) => shortOf.get(word.toLowerCase()) ?? word),
  };
}

/** How a long first word of a type of exam is written: what follows it tells the types apart. */
const EXAM_WORDS = new Map([
  ['Avaliação', 'Aval.'],
  ['Monitoração', 'Monit.'],
  ['Mudança', 'Mud.'],
  ['Retorno', 'Ret.'],
]);

/** A type of exam, its first word shortened. */
export function shortExam(description: string): ShortText {
  const [first = '', ...after] = description.split(' ');
  const short = after.length === 0 ? undefined : EXAM_WORDS.get(first);
  return { core: description, rest: '', short: short ? [short, ...after].join(' ') : description };
}

/** Small words of names, which no initial stands for. */
const PARTICLES = new Set(['da', 'das', 'de', 'do', 'dos', 'e']);

/** The first name of somebody at work and the initial of the last: as colleagues are called. */
export function shortColleague(name: string): ShortText {
  const words = name.trim().split(/\s+/u);
  const [first = ''] = words;
  const last = words.findLast((word, at) => at > 0 && !PARTICLES.has(word.toLocaleLowerCase('pt-BR')));
  const initial = last === undefined ? '' : [...last].slice(0, 1).join('').toLocaleUpperCase('pt-BR');
  return { core: name, rest: '', short: initial === '' ? name : `${first} ${initial}.` };
}

const STEP = ' / ';

/** A path of names: its end tells it from its neighbours, so its beginning gives way. */
export function shortPath(path: string): ShortText {
  const [, ...after] = path.split(STEP);
  return { core: path, rest: '', short: after.length === 0 ? path : `…${STEP}${after.join(STEP)}` };
}
