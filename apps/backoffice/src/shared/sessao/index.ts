export { destinoSeguro, loginPara, ROTA_INICIAL, ROTA_LOGIN } from './destino.ts';
export { exigir } from './guarda.ts';
export { cofreDoRascunho } from './rascunho.ts';
export {
  encerrar,
  iniciarSessao,
  restaurarSessao,
  saidaAtom,
  sairDaSessao,
  seguirOutrasAbas,
  sessaoAtual,
  usarSessaoDeTeste,
} from './sessao.ts';
export type { Sessao } from './tipos.ts';
export { usePermissao, usePermissoes, useSessao, useSessaoOuNada } from './useSessao.ts';
