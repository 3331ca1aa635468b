/** One thing that an installation needs before somebody's exam can be asked for, in the order in which they rest on one another. */
export interface FirstStep {
  readonly id: FirstStepId;
  readonly title: string;
  /** What it is for, in one line. */
  readonly text: string;
  /** Useful, and not needed for the first request. */
  readonly isOptional?: boolean;
}

export const FIRST_STEP_IDS = [
  'company',
  'group',
  'customer',
  'branch',
  'department',
  'position',
  'hierarchy',
  'procedure',
  'risk',
  'riskExam',
  'riskDescription',
  'exposure',
  'employee',
  'clinic',
  'prices',
  'hours',
  'agenda',
  'release',
  'profiles',
  'users',
] as const;
export type FirstStepId = (typeof FIRST_STEP_IDS)[number];

const TEXTS: Readonly<Record<FirstStepId, readonly [title: string, text: string]>> = {
  company: ['Empresa', 'Quem usa o Apto: razão social, CNPJ e dados de cobrança.'],
  group: ['Grupo', 'Junta clientes de um mesmo grupo econômico.'],
  customer: ['Cliente', 'A empresa que pede exames para os seus funcionários.'],
  branch: ['Unidade', 'Onde os funcionários do cliente trabalham, com a cidade.'],
  department: ['Setor', 'Os setores do cliente.'],
  position: ['Cargo', 'Os cargos do cliente, com o CBO.'],
  hierarchy: ['Hierarquia', 'Qual cargo existe em qual setor de qual unidade.'],
  procedure: ['Procedimentos', 'Os exames: clínico, audiometria, laboratoriais.'],
  risk: ['Riscos', 'O que há de nocivo no trabalho: ruído, poeira, postura.'],
  riskExam: ['Exames por risco', 'Que exames cada risco pede, e em quais ocasiões.'],
  riskDescription: [
    'Descrição dos riscos',
    'Como cada risco se apresenta: o ruído de que máquina, a poeira de quê.',
  ],
  exposure: [
    'Riscos do cargo',
    'A quais das descrições cada cargo está exposto. Sem um risco que peça exame ninguém agenda pelo link e nenhum horário pode ser reservado.',
  ],
  employee: ['Funcionários', 'Um a um, ou todos de uma planilha.'],
  clinic: ['Clínica', 'Onde os exames são feitos, com o endereço aonde o funcionário vai.'],
  prices: ['Exames e preços da clínica', 'Quais exames ela faz, e quanto cobra.'],
  hours: ['Horários da clínica', 'Em quais dias e períodos ela atende.'],
  agenda: ['Agenda da clínica', 'Uma sala, e os horários que podem ser marcados nela.'],
  release: ['Clínica liberada', 'Quais clientes cada clínica atende.'],
  profiles: ['Perfis', 'O que cada tipo de pessoa pode fazer.'],
  users: ['Usuários', 'As outras pessoas que trabalham aqui, por convite.'],
};
const OPTIONAL: readonly FirstStepId[] = ['group', 'profiles', 'users'];

/** Issue 11 'First day': what is made by hand until the first exam can be asked for (docs/decisions/0147). */
export const FIRST_STEPS: readonly FirstStep[] = FIRST_STEP_IDS.map((id) => {
  const [title, text] = TEXTS[id];
  return { id, title, text, ...(OPTIONAL.includes(id) ? { isOptional: true } : {}) };
});

/** Which steps the database has an answer to. */
export type FirstStepsDone = Readonly<Record<FirstStepId, boolean>>;

/** Where somebody stands: how much of what is needed is there, and what comes next. */
export interface FirstStepsProgress {
  readonly done: number;
  readonly total: number;
  /** Nothing that the first request needs is missing. */
  readonly isReady: boolean;
  /** The first thing that is missing; once nothing needed is, the first of the others; null: all of it is there. */
  readonly next: FirstStep | null;
}

/** @param done as the database says, of now */
export function firstStepsProgress(done: FirstStepsDone): FirstStepsProgress {
  const needed = FIRST_STEPS.filter(({ isOptional }) => !isOptional);
  const missing = needed.filter(({ id }) => !done[id]);
  const count = needed.length - missing.length;
  return {
    done: count,
    total: needed.length,
    isReady: missing.length === 0,
    next: missing[0] ?? FIRST_STEPS.find(({ id }) => !done[id]) ?? null,
  };
}
