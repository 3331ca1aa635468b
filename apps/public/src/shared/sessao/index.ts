export { conviteAtom, limparToken } from './convite.ts';
export { receberConvite, tirarConviteDoEndereco } from './link.ts';
export { entrar, saidaAtom, sair, sessao, sessaoAtom, type Credenciais } from './sessao.ts';
