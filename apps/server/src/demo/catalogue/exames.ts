/** Hazards and exams of the demonstration. eSocial codes only where tables 24 and 27 give one. */
export interface DemoRisco {
  chave: string;
  nome: string;
  grupo: 'FISICO' | 'QUIMICO' | 'BIOLOGICO' | 'ERGONOMICO' | 'ACIDENTE' | 'AUSENCIA';
  codigoEsocial: string | null;
  /** Limit of tolerance and its unit (NR-15). */
  limit: readonly [value: string, unit: string] | null;
}

const r = (
  key: string,
  name: string,
  group: DemoRisco['grupo'],
  codigoEsocial: string | null = null,
  limit: DemoRisco['limit'] = null,
): DemoRisco => ({ chave: key, nome: name, grupo: group, codigoEsocial, limit });

export const RISCOS: readonly DemoRisco[] = [
  r('ruido', 'Ruído', 'FISICO', '02.01.001', ['85', 'dB(A)']),
  r('vibracaoMaos', 'Vibrações localizadas (mão-braço)', 'FISICO', '02.01.002', ['5', 'm/s²']),
  r('vibracaoCorpo', 'Vibração de corpo inteiro', 'FISICO', '02.01.003', ['1,1', 'm/s²']),
  r('calor', 'Calor', 'FISICO', '02.01.014'),
  r('frio', 'Frio', 'FISICO'),
  r('radiacao', 'Radiações ionizantes', 'FISICO'),
  r('silica', 'Poeira contendo sílica livre', 'QUIMICO', '01.18.001'),
  r('fumos', 'Fumos metálicos', 'QUIMICO'),
  r('solventes', 'Solventes orgânicos', 'QUIMICO'),
  r('oleos', 'Óleos minerais', 'QUIMICO'),
  r('poeiraAlgodao', 'Poeira de algodão', 'QUIMICO'),
  r('biologico', 'Agentes biológicos', 'BIOLOGICO', '03.01.001'),
  r('postura', 'Postura em pé por longos períodos', 'ERGONOMICO'),
  r('repetitivo', 'Movimentos repetitivos', 'ERGONOMICO'),
  r('peso', 'Levantamento e transporte manual de cargas', 'ERGONOMICO'),
  r('altura', 'Trabalho em altura', 'ACIDENTE'),
  r('eletricidade', 'Eletricidade', 'ACIDENTE'),
  r('confinado', 'Espaço confinado', 'ACIDENTE'),
  r('transito', 'Acidentes de trânsito', 'ACIDENTE'),
  r('ausencia', 'Ausência de fator de risco', 'AUSENCIA', '09.01.001'),
];

/**
 * Exams that a risk asks for in each of the five occupational exams: what its positions have in common. The rest of a
 * position's exams are the customer's own wish.
 */
export const EXAMES_BY_RISCO: ReadonlyMap<string, readonly string[]> = new Map([
  ['ruido', ['audiometria']],
  ['fumos', ['espirometria', 'hemograma', 'rxTorax']],
  ['solventes', ['hemograma']],
  ['oleos', ['hemograma']],
  ['vibracaoCorpo', ['ecg']],
  ['silica', ['espirometria']],
  ['poeiraAlgodao', ['espirometria', 'rxTorax']],
  ['biologico', ['hemograma', 'antiHbs']],
  ['radiacao', ['hemograma']],
  ['altura', ['acuidade', 'ecg', 'eeg', 'glicemia', 'psicossocial', 'romberg']],
  ['eletricidade', ['acuidade', 'ecg', 'eeg', 'glicemia']],
  ['confinado', ['acuidade', 'ecg', 'eeg', 'glicemia', 'psicossocial', 'romberg']],
  ['transito', ['acuidade', 'ecg', 'eeg', 'glicemia', 'toxicologico']],
]);

export interface DemoExame {
  chave: string;
  name: string;
  code: string;
  /** As the registry `procedure` groups exams. */
  tipo: string;
  /** TUSS, eight digits; null for what the table does not have. */
  tuss: string | null;
  minutes: number;
  pcd: boolean;
  codigoEsocial: string | null;
  recommendation: string | null;
  jejumHoras: number | null;
  repousoAuditivoHoras: number | null;
  validadeMeses: number;
  /** Typical price in centavos and days of advance at a clinic. */
  value: number;
  antecedencia: number;
}

/** TUSS codes of what the table has, by key. */
const TUSS: ReadonlyMap<string, string> = new Map([
  ['audiometria', '40103072'],
  ['ecg', '40101010'],
  ['glicemia', '40302040'],
  ['hemograma', '40304361'],
  ['rxTorax', '40805026'],
  ['tgo', '40302504'],
  ['tgp', '40302512'],
  ['gamagt', '40301990'],
  ['creatinina', '40301630'],
  ['ureia', '40302580'],
  ['urina', '40311210'],
  ['hbsag', '40307018'],
  ['antiHcv', '40307026'],
  ['vdrl', '40307760'],
  ['parasitologico', '40303110'],
  ['consultaClinica', '10101012'],
  ['colesterol', '40301605'],
]);

/** Of the laboratory, by its code: a sample is quickly taken. */
const isOfLaboratory = (code: string): boolean => /^(LAB|TOX)/.test(code);

const e = (
  key: string,
  name: string,
  code: string,
  value: number,
  o: Partial<DemoExame> = {},
): DemoExame => ({
  chave: key,
  name,
  code,
  value,
  tipo: key.startsWith('rx') ? 'IMAGEM' : isOfLaboratory(code) ? 'LABORATORIAL' : 'OUTRO',
  tuss: TUSS.get(key) ?? null,
  minutes: isOfLaboratory(code) ? 10 : 20,
  pcd: false,
  codigoEsocial: null,
  recommendation: null,
  jejumHoras: null,
  repousoAuditivoHoras: null,
  validadeMeses: 12,
  antecedencia: 0,
  ...o,
});

const FASTING = { recommendation: 'Jejum de 8 horas. Água é permitida.', jejumHoras: 8 } as const;

export const EXAMES: readonly DemoExame[] = [
  e('clinico', 'Exame clínico ocupacional', 'CLI001', 6500, {
    tipo: 'CLINICO',
    minutes: 30,
    codigoEsocial: '0295',
  }),
  e('audiometria', 'Audiometria tonal ocupacional', 'AUD001', 4200, {
    tipo: 'AUDIOMETRIA',
    codigoEsocial: '0281',
    recommendation: 'Repouso auditivo de 14 horas: evite ruído intenso antes do exame.',
    repousoAuditivoHoras: 14,
  }),
  e('acuidade', 'Avaliação de acuidade visual', 'VIS001', 2800, {
    codigoEsocial: '0296',
    recommendation: 'Leve seus óculos ou lentes, se usar.',
  }),
  e('ecg', 'Eletrocardiograma', 'ECG001', 5200, {
    codigoEsocial: '0530',
    recommendation: 'Não aplique creme ou óleo no tórax no dia do exame.',
  }),
  e('eeg', 'Eletroencefalograma', 'EEG001', 9800, {
    minutes: 60,
    codigoEsocial: '0536',
    validadeMeses: 24,
    antecedencia: 1,
    recommendation:
      'Lave os cabelos na véspera e não use gel ou creme. Durma no máximo 4 horas na noite anterior.',
  }),
  e('glicemia', 'Glicemia de jejum', 'LAB001', 1800, { codigoEsocial: '0658', ...FASTING }),
  e('hemograma', 'Hemograma completo', 'LAB002', 2600, {
    codigoEsocial: '0693',
    recommendation: 'Jejum de 4 horas. Água é permitida.',
    jejumHoras: 4,
  }),
  e('espirometria', 'Espirometria', 'ESP001', 6800, {
    codigoEsocial: '1057',
    validadeMeses: 24,
    recommendation: 'Não fume nas 2 horas anteriores. Evite café, chá e refeição pesada.',
  }),
  e('rxTorax', 'Raio-X de tórax (padrão OIT)', 'RAD001', 9200, {
    codigoEsocial: '1415',
    antecedencia: 2,
    recommendation: 'Avise a equipe se houver suspeita de gravidez.',
  }),
  e('rxColuna', 'Raio-X de coluna lombossacra', 'RAD002', 9900, { antecedencia: 2, validadeMeses: 24 }),
  e('tgo', 'Transaminase oxalacética (TGO)', 'LAB003', 1900, { ...FASTING }),
  e('tgp', 'Transaminase pirúvica (TGP)', 'LAB004', 1900, { ...FASTING }),
  e('gamagt', 'Gama GT', 'LAB005', 2200, { ...FASTING }),
  e('creatinina', 'Creatinina', 'LAB006', 1700, { ...FASTING }),
  e('ureia', 'Ureia', 'LAB007', 1700),
  e('urina', 'Urina tipo I', 'LAB008', 1600, {
    recommendation: 'Colha a primeira urina da manhã, em frasco estéril.',
  }),
  e('acidoHipurico', 'Ácido hipúrico urinário', 'LAB009', 4800, {
    validadeMeses: 6,
    antecedencia: 1,
    recommendation: 'Colha a urina ao final da jornada, em frasco estéril.',
  }),
  e('acidoMetil', 'Ácido metil-hipúrico urinário', 'LAB010', 4800, { validadeMeses: 6, antecedencia: 1 }),
  e('chumbo', 'Chumbo no sangue', 'LAB011', 7600, { validadeMeses: 6, antecedencia: 1 }),
  e('antiHbs', 'Anti-HBs', 'LAB012', 5400),
  e('hbsag', 'HBsAg', 'LAB013', 4600),
  e('antiHcv', 'Anti-HCV', 'LAB014', 5600),
  e('vdrl', 'VDRL', 'LAB015', 2400),
  e('parasitologico', 'Parasitológico de fezes', 'LAB016', 2100),
  e('coprocultura', 'Coprocultura', 'LAB017', 4300, { antecedencia: 1 }),
  e('micologico', 'Micológico de unha', 'LAB018', 3900, { antecedencia: 1 }),
  e('toxicologico', 'Exame toxicológico de larga janela', 'TOX001', 16500, {
    validadeMeses: 30,
    antecedencia: 3,
  }),
  e('psicossocial', 'Avaliação psicossocial', 'PSI001', 11000),
  e('romberg', 'Teste de Romberg', 'NEU001', 2500),
  e('dinamometria', 'Dinamometria', 'ORT001', 3100),
  e('vibracao', 'Avaliação de vibração mão-braço', 'ORT002', 7200, { validadeMeses: 24 }),
  e('consultaClinica', 'Consulta com médico do trabalho', 'CON001', 12000),
  e('consultaOrtopedia', 'Consulta com ortopedista', 'CON002', 18000, { antecedencia: 3 }),
  e('consultaPsiquiatria', 'Consulta com psiquiatra', 'CON003', 22000, { antecedencia: 5 }),
  e('avaliacaoAtestado', 'Avaliação de atestado', 'ATE001', 9000),
  e('retornoConsulta', 'Retorno de consulta', 'CON004', 7000),
  e('enfermagem', 'Atendimento de enfermagem', 'ENF001', 4500),
  e('laudoPcd', 'Caracterização de deficiência', 'PCD001', 15000, { pcd: true }),
  e('imc', 'Avaliação antropométrica (IMC)', 'ANT001', 1200),
  e('colesterol', 'Colesterol total e frações', 'LAB019', 3400, {
    recommendation: 'Jejum de 12 horas. Água é permitida.',
    jejumHoras: 12,
  }),
];

/** Exams by exam type where the position says nothing; the types of a position are the five occupational ones. */
export const EXAMES_BY_TYPE: Readonly<Record<number, readonly string[]>> = {
  6: ['hemograma', 'urina'],
  7: ['consultaClinica'],
  8: ['clinico', 'consultaClinica'],
  9: ['consultaClinica', 'consultaOrtopedia', 'consultaPsiquiatria'],
  10: ['avaliacaoAtestado'],
  11: ['retornoConsulta'],
  12: ['enfermagem'],
  13: ['avaliacaoAtestado'],
};
