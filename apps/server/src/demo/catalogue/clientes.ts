import type { BusinessLine } from './cargos.ts';

/** A customer of the demonstration. Names are made up. */
export interface DemoCliente {
  code: string;
  name: string;
  apelido: string;
  domain: string;
  corMarca: string;
  businessLine: BusinessLine;
  /** Branch and its city; the risk grade (1 to 4) follows the business. */
  unidades: readonly (readonly [name: string, cidade: string])[];
  riscoLevel: 1 | 2 | 3 | 4;
  funcionarios: number;
  usaReservaHorario: boolean;
  desabilitarQuestionarioRisco: boolean;
  asoRetido: boolean;
  quemAgenda: 'SOLICITANTE' | 'EMPRESA' | 'USUARIO_ESCOLHE';
  quemAvisa: 'SOLICITANTE' | 'EMPRESA' | 'USUARIO_ESCOLHE';
  /** Hours before the exam in which nothing may be changed; null: no limit. */
  blockHours: number | null;
}

type Options = Partial<
  Pick<
    DemoCliente,
    | 'usaReservaHorario'
    | 'desabilitarQuestionarioRisco'
    | 'asoRetido'
    | 'quemAgenda'
    | 'quemAvisa'
    | 'blockHours'
  >
>;

const cliente = (
  code: string,
  name: string,
  nickname: string,
  corMarca: string,
  businessLine: BusinessLine,
  riscoLevel: 1 | 2 | 3 | 4,
  funcionarios: number,
  unidades: [string, string][],
  options: Options = {},
): DemoCliente => ({
  code,
  name,
  apelido: nickname,
  domain: `${nickname
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}.test`,
  corMarca,
  businessLine,
  unidades,
  riscoLevel,
  funcionarios,
  usaReservaHorario: false,
  desabilitarQuestionarioRisco: false,
  asoRetido: false,
  quemAgenda: 'USUARIO_ESCOLHE',
  quemAvisa: 'USUARIO_ESCOLHE',
  blockHours: null,
  ...options,
});

/** The first is the customer of the login `cliente@apto.test`. */
export const CLIENTES: readonly DemoCliente[] = [
  cliente(
    '1001',
    'Metalúrgica Serra Azul S.A.',
    'Serra Azul',
    '#1d4e89',
    'industry',
    3,
    320,
    [
      ['Matriz São Paulo', 'São Paulo'],
      ['Planta Campinas', 'Campinas'],
      ['Planta Sorocaba', 'Sorocaba'],
      ['Centro de Distribuição Jundiaí', 'Jundiaí'],
    ],
    { blockHours: 24 },
  ),
  cliente(
    '1002',
    'Supermercados Bom Vizinho Ltda.',
    'Bom Vizinho',
    '#2f7d32',
    'commerce',
    2,
    260,
    [
      ['Loja Guarulhos', 'Guarulhos'],
      ['Loja Osasco', 'Osasco'],
      ['Loja Tatuapé', 'São Paulo'],
      ['Loja Santos', 'Santos'],
    ],
    { quemAgenda: 'SOLICITANTE', quemAvisa: 'SOLICITANTE' },
  ),
  cliente(
    '1003',
    'Construtora Horizonte Norte S.A.',
    'Horizonte Norte',
    '#b45309',
    'construction',
    4,
    220,
    [
      ['Obra Savassi', 'Belo Horizonte'],
      ['Obra Contagem', 'Contagem'],
      ['Escritório Vitória', 'Vitória'],
    ],
    { quemAgenda: 'EMPRESA', quemAvisa: 'EMPRESA' },
  ),
  cliente(
    '1004',
    'Transportes Rota Sul Ltda.',
    'Rota Sul',
    '#9f1239',
    'transport',
    3,
    190,
    [
      ['Garagem Curitiba', 'Curitiba'],
      ['Garagem Joinville', 'Joinville'],
      ['Garagem Porto Alegre', 'Porto Alegre'],
    ],
    { blockHours: 48 },
  ),
  cliente(
    '1005',
    'Hospital Santa Clara de Assis',
    'Santa Clara',
    '#0e7490',
    'health',
    3,
    210,
    [
      ['Unidade Tijuca', 'Rio de Janeiro'],
      ['Unidade Botafogo', 'Rio de Janeiro'],
    ],
    { asoRetido: true },
  ),
  cliente(
    '1006',
    'Ipê Sistemas de Informação Ltda.',
    'Ipê Sistemas',
    '#6d28d9',
    'technology',
    1,
    130,
    [
      ['Sede Florianópolis', 'Florianópolis'],
      ['Escritório Recife', 'Recife'],
    ],
    { desabilitarQuestionarioRisco: true },
  ),
  cliente('1007', 'Usina Vale do Ouro Bioenergia S.A.', 'Vale do Ouro', '#a16207', 'agriculture', 3, 180, [
    ['Usina Ribeirão Preto', 'Ribeirão Preto'],
    ['Usina Uberlândia', 'Uberlândia'],
    ['Base Cuiabá', 'Cuiabá'],
  ]),
  cliente('1008', 'Têxtil Fio de Prata S.A.', 'Fio de Prata', '#475569', 'textile', 3, 140, [
    ['Fiação Londrina', 'Londrina'],
    ['Confecção Maringá', 'Maringá'],
  ]),
  cliente('1009', 'Eletrônica Rio Negro Ltda.', 'Rio Negro', '#0f766e', 'industry', 3, 110, [
    ['Fábrica Manaus', 'Manaus'],
    ['Escritório Brasília', 'Brasília'],
  ]),
  cliente(
    '1010',
    'Autopeças Aliança S.A.',
    'Aliança',
    '#be123c',
    'industry',
    3,
    100,
    [
      ['Fábrica São José dos Campos', 'São José dos Campos'],
      ['Fábrica Caxias do Sul', 'Caxias do Sul'],
    ],
    { usaReservaHorario: true },
  ),
  cliente('1011', 'Rede Praia Formosa Hotéis Ltda.', 'Praia Formosa', '#0369a1', 'commerce', 2, 80, [
    ['Hotel Salvador', 'Salvador'],
    ['Hotel Fortaleza', 'Fortaleza'],
  ]),
  cliente('1012', 'Laticínios Campo Verde Ltda.', 'Campo Verde', '#4d7c0f', 'industry', 3, 60, [
    ['Fábrica Goiânia', 'Goiânia'],
  ]),
];
