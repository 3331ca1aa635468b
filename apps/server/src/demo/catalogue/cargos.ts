/** Positions by kind of business: who works where, under which hazards, and which exams that asks for. */
export interface DemoCargo {
  setor: string;
  cargo: string;
  cbo: string;
  riscos: readonly string[];
  exames: readonly string[];
}

/** The occupation of each, in CBO 2002. */
const CBO: Readonly<Record<string, string>> = {
  'Assistente administrativo': '411010',
  'Analista financeiro': '252545',
  'Analista de RH': '252405',
  'Operador de máquinas': '862150',
  Soldador: '724315',
  Montador: '725205',
  'Pintor industrial': '723315',
  'Eletricista de manutenção': '951105',
  'Mecânico de manutenção': '911305',
  'Operador de empilhadeira': '782220',
  'Inspetor de qualidade': '391205',
  'Operador de caixa': '421125',
  Repositor: '521125',
  Açougueiro: '848510',
  Padeiro: '848305',
  Estoquista: '414125',
  Pedreiro: '715210',
  Carpinteiro: '715505',
  Armador: '715315',
  Servente: '717020',
  Eletricista: '715615',
  'Técnico de edificações': '312105',
  'Motorista de caminhão': '782510',
  'Ajudante de carga': '783225',
  'Mecânico de veículos': '914405',
  Borracheiro: '992115',
  'Controlador de tráfego': '342310',
  'Técnico de enfermagem': '322205',
  Enfermeiro: '223505',
  'Técnico em radiologia': '324115',
  'Auxiliar de limpeza': '514320',
  Cozinheiro: '513205',
  'Desenvolvedor de software': '317110',
  'Analista de sistemas': '212405',
  'Técnico de suporte': '317210',
  'Técnico de redes': '313310',
  'Operador de colhedora': '641010',
  'Trabalhador rural': '621005',
  'Aplicador de defensivos': '622020',
  Caldeireiro: '724410',
  'Mecânico agrícola': '913115',
  'Operador de fiação': '761230',
  Tecelão: '761309',
  Costureira: '763210',
  'Operador de tinturaria': '761430',
};

function cboOf(cargo: string): string {
  const code = CBO[cargo];
  if (code === undefined) throw new Error(`Cargo sem CBO: ${cargo}`);
  return code;
}

const c = (setor: string, cargo: string, riscos: string, exames: string): DemoCargo => ({
  setor,
  cargo,
  cbo: cboOf(cargo),
  riscos: riscos.split(' '),
  exames: ['clinico', ...(exames === '' ? [] : exames.split(' '))],
});

const HEIGHT = 'acuidade ecg eeg glicemia psicossocial romberg';

const OFFICE = [
  c('Administrativo', 'Assistente administrativo', 'ausencia', ''),
  c('Administrativo', 'Analista financeiro', 'ausencia', 'acuidade'),
  c('Recursos Humanos', 'Analista de RH', 'ausencia', ''),
];

const CARGOS = {
  industry: [
    c('Produção', 'Operador de máquinas', 'ruido repetitivo', 'audiometria acuidade'),
    c('Produção', 'Soldador', 'ruido fumos calor', 'audiometria espirometria hemograma rxTorax'),
    c('Produção', 'Montador', 'ruido vibracaoMaos', 'audiometria vibracao'),
    c(
      'Produção',
      'Pintor industrial',
      'solventes ruido',
      'audiometria hemograma acidoHipurico acidoMetil espirometria',
    ),
    c('Manutenção', 'Eletricista de manutenção', 'eletricidade altura ruido', `audiometria ${HEIGHT}`),
    c('Manutenção', 'Mecânico de manutenção', 'oleos ruido', 'audiometria hemograma'),
    c('Logística', 'Operador de empilhadeira', 'ruido vibracaoCorpo', 'audiometria acuidade ecg glicemia'),
    c('Qualidade', 'Inspetor de qualidade', 'ruido', 'audiometria acuidade'),
    ...OFFICE,
  ],
  commerce: [
    c('Loja', 'Operador de caixa', 'repetitivo postura', 'acuidade'),
    c('Loja', 'Repositor', 'peso postura', 'rxColuna'),
    c(
      'Açougue',
      'Açougueiro',
      'frio repetitivo',
      'hemograma dinamometria coprocultura parasitologico micologico',
    ),
    c('Padaria', 'Padeiro', 'calor postura', 'coprocultura parasitologico hemograma micologico'),
    c('Depósito', 'Estoquista', 'peso', 'rxColuna acuidade'),
    c('Depósito', 'Operador de empilhadeira', 'vibracaoCorpo ruido', 'audiometria acuidade ecg glicemia'),
    ...OFFICE,
  ],
  construction: [
    c('Obra', 'Pedreiro', 'silica ruido peso', 'audiometria espirometria rxTorax'),
    c('Obra', 'Carpinteiro', 'ruido altura', `audiometria ${HEIGHT}`),
    c('Obra', 'Armador', 'ruido altura vibracaoMaos', `audiometria ${HEIGHT}`),
    c('Obra', 'Servente', 'silica ruido peso', 'audiometria espirometria'),
    c('Obra', 'Eletricista', 'eletricidade altura', HEIGHT),
    c('Engenharia', 'Técnico de edificações', 'ruido', 'audiometria acuidade'),
    ...OFFICE,
  ],
  transport: [
    c(
      'Operação',
      'Motorista de caminhão',
      'ruido vibracaoCorpo transito',
      'audiometria acuidade ecg eeg glicemia toxicologico',
    ),
    c('Operação', 'Ajudante de carga', 'peso', 'rxColuna'),
    c('Oficina', 'Mecânico de veículos', 'oleos ruido', 'audiometria hemograma'),
    c('Oficina', 'Borracheiro', 'ruido peso', 'audiometria rxColuna'),
    c('Tráfego', 'Controlador de tráfego', 'ausencia', 'acuidade'),
    ...OFFICE,
  ],
  health: [
    c('Enfermaria', 'Técnico de enfermagem', 'biologico postura', 'hemograma antiHbs hbsag antiHcv vdrl'),
    c('Enfermaria', 'Enfermeiro', 'biologico', 'hemograma antiHbs hbsag antiHcv'),
    c('Imagem', 'Técnico em radiologia', 'radiacao biologico', 'hemograma antiHbs'),
    c('Higienização', 'Auxiliar de limpeza', 'biologico repetitivo', 'hemograma antiHbs'),
    c('Nutrição', 'Cozinheiro', 'calor', 'coprocultura parasitologico hemograma'),
    ...OFFICE,
  ],
  technology: [
    c('Desenvolvimento', 'Desenvolvedor de software', 'ausencia', 'acuidade'),
    c('Desenvolvimento', 'Analista de sistemas', 'ausencia', 'acuidade'),
    c('Suporte', 'Técnico de suporte', 'ausencia', 'acuidade'),
    c('Infraestrutura', 'Técnico de redes', 'altura eletricidade', HEIGHT),
    ...OFFICE,
  ],
  agriculture: [
    c('Campo', 'Operador de colhedora', 'ruido vibracaoCorpo', 'audiometria acuidade ecg'),
    c('Campo', 'Trabalhador rural', 'calor peso', 'hemograma urina creatinina'),
    c('Campo', 'Aplicador de defensivos', 'solventes calor', 'hemograma tgo tgp gamagt creatinina urina'),
    c('Indústria', 'Caldeireiro', 'calor ruido confinado', `audiometria ${HEIGHT}`),
    c('Oficina', 'Mecânico agrícola', 'oleos ruido', 'audiometria hemograma'),
    ...OFFICE,
  ],
  textile: [
    c('Fiação', 'Operador de fiação', 'ruido poeiraAlgodao', 'audiometria espirometria rxTorax'),
    c('Tecelagem', 'Tecelão', 'ruido repetitivo', 'audiometria'),
    c('Costura', 'Costureira', 'repetitivo ruido', 'audiometria acuidade dinamometria'),
    c('Tinturaria', 'Operador de tinturaria', 'solventes calor', 'hemograma tgo tgp espirometria'),
    ...OFFICE,
  ],
} as const satisfies Record<string, readonly DemoCargo[]>;

export type BusinessLine = keyof typeof CARGOS;

export const cargosForBusinessLine = (businessLine: BusinessLine): readonly DemoCargo[] =>
  CARGOS[businessLine];
