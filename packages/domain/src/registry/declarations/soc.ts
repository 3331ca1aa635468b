import type { Field } from '../types.ts';

/** How this company enters SOC: kept sealed, told to nobody. */
export const socFields: readonly Field[] = [
  {
    name: 'codigoEmpresaPrincipal',
    label: 'Código da empresa principal',
    type: 'text',
    max: 30,
    section: 'Integração com o SOC',
  },
  { name: 'username', label: 'Usuário', type: 'secret' },
  { name: 'chaveAcesso', label: 'Chave de acesso', type: 'secret' },
  { name: 'codigoResponsavel', label: 'Código do responsável', type: 'secret' },
  { name: 'codigoUsuarioSoc', label: 'Código do usuário no SOC', type: 'secret' },
  {
    name: 'codigoExportaDados',
    label: 'Código do exporta dados',
    type: 'secret',
    help: 'O da convocação de exames: o que cada funcionário tem a repetir, e quando.',
  },
  { name: 'chaveAcessoExportaDados', label: 'Chave de acesso do exporta dados', type: 'secret' },
  {
    name: 'codigoExportaSugeridos',
    label: 'Código do exporta dados de exames sugeridos',
    type: 'secret',
    help: 'No SOC cada exporta dados tem código e chave próprios.',
  },
  { name: 'chaveExportaSugeridos', label: 'Chave do exporta dados de exames sugeridos', type: 'secret' },
  {
    name: 'codigoExportaGed',
    label: 'Código do exporta dados do SOCGED',
    type: 'secret',
    help: 'Para baixar os ASOs que o SOC guarda.',
  },
  { name: 'chaveExportaGed', label: 'Chave do exporta dados do SOCGED', type: 'secret' },
  {
    name: 'tipoSocgedAso',
    label: 'Código do tipo do SOCGED que é o ASO',
    type: 'text',
    max: 10,
    pattern: { regex: /^\d*$/, message: 'Só algarismos' },
  },
];
