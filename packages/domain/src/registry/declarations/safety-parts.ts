import { REGISTRY_GROUPS, type Field, type NestedList, type Registry } from '../types.ts';

const [, , GROUP] = REGISTRY_GROUPS;

/** The record that a row hangs on. */
const ownerField = (name: string, label: string, of: string): Field => ({
  name,
  label,
  type: 'combo',
  of,
  isRequired: true,
  isFixed: true,
});

/** The risks of one measure or source: which ones it acts on, or gives rise to. */
const risksOf = (
  owner: { readonly name: string; readonly area: string; readonly label: string },
  by: string,
  title: string,
): Registry => ({
  name: `${owner.name}-riscos`,
  title,
  singular: 'risco',
  group: GROUP,
  area: `${owner.area}:riscos`,
  naming: 'riscoId',
  isPart: true,
  fields: [
    ownerField(by, owner.label, owner.name),
    { name: 'riscoId', label: 'Risco', type: 'combo', of: 'riscos', isRequired: true, isColumn: true },
    { name: 'observacao', label: 'Observação', type: 'text', isColumn: true },
  ],
});

const EPC = { name: 'EPC', area: 'cadastro_epc', label: 'EPC' };
const SOURCE = { name: 'fonte-geradora', area: 'cadastro_fonte_geradora', label: 'Fonte geradora' };
const MEASURE = {
  name: 'medida-adm-engenharia',
  area: 'cadastro_medida_adm_engenharia',
  label: 'Medida',
};

const listOf = (owner: { readonly name: string }, by: string, label: string): NestedList => ({
  of: `${owner.name}-riscos`,
  by,
  path: 'riscos',
  label,
});

/** Their lists, each below its owner. */
export const EPC_RISKS = listOf(EPC, 'epcId', 'Riscos em que atua');
export const SOURCE_RISKS = listOf(SOURCE, 'fonteGeradoraId', 'Riscos que gera');
export const MEASURE_RISKS = listOf(MEASURE, 'medidaId', 'Riscos em que atua');

export const epcRiscos = risksOf(EPC, 'epcId', 'Riscos de EPC');
export const fonteGeradoraRiscos = risksOf(SOURCE, 'fonteGeradoraId', 'Riscos de fontes geradoras');
export const measureRiscos = risksOf(MEASURE, 'medidaId', 'Riscos de medidas');

const activity = ownerField('atividadeId', 'Atividade específica', 'atividades-especificas');

/** The exams that an activity demands of who does it (NR-33, NR-35 and the rest). */
export const activityProcedimentos: Registry = {
  name: 'atividades-especificas-procedimentos',
  title: 'Exames de atividades específicas',
  singular: 'exame',
  group: GROUP,
  area: 'cadastro_atividades_especificas:procedimentos',
  naming: 'procedimentoId',
  isPart: true,
  fields: [
    activity,
    {
      name: 'procedimentoId',
      label: 'Exame',
      type: 'combo',
      of: 'procedure',
      isRequired: true,
      isColumn: true,
    },
    {
      name: 'periodicidadeMeses',
      label: 'Repete a cada (meses)',
      type: 'number',
      min: 1,
      max: 120,
      isColumn: true,
    },
  ],
};

/** What the ASO says of it, beside fit or unfit: 'Apto para trabalho em altura'. */
export const activityPareceres: Registry = {
  name: 'atividades-especificas-pareceres',
  title: 'Pareceres de atividades específicas',
  singular: 'parecer',
  group: GROUP,
  area: 'cadastro_atividades_especificas:pareceres',
  naming: 'descricao',
  isPart: true,
  fields: [
    activity,
    {
      name: 'descricao',
      label: 'Parecer no ASO',
      type: 'text',
      isRequired: true,
      isColumn: true,
      isSearched: true,
    },
    {
      name: 'norma',
      label: 'Norma',
      type: 'text',
      isColumn: true,
      pattern: { regex: /^NR-\d{1,2}$/, message: 'Use o número da norma, como NR-35' },
    },
  ],
};

/** Its list, below a position. */
export const POSITION_ACTIVITIES: NestedList = {
  of: 'position-atividades',
  by: 'positionId',
  path: 'atividades',
  label: 'Atividades',
};

/** The activities that somebody in a position does: their exams and opinions are the position's (docs/decisions/0191). */
export const positionActivities: Registry = {
  name: POSITION_ACTIVITIES.of,
  title: 'Atividades de cargos',
  singular: 'atividade',
  gender: 'f',
  group: 'Estrutura',
  area: 'estrutura_cargo:atividades',
  naming: 'atividadeId',
  isPart: true,
  fields: [
    ownerField('positionId', 'Cargo', 'position'),
    {
      name: 'atividadeId',
      label: 'Atividade',
      type: 'combo',
      of: 'atividades-especificas',
      isRequired: true,
      isColumn: true,
    },
  ],
};
