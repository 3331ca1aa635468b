export { armazem, guardarJson, lerJson } from './armazem.ts';
export { criarChaveNoIndexedDb } from './chave-indexeddb.ts';
export { criarCofre, type ArmazemDeChave, type ArmazemDeTexto, type Cofre } from './cofre.ts';
export { falhaDeLogin, tempoRestante, type FalhaDeLogin } from './falha.ts';
export { lerToken, type ConteudoDoToken } from './token.ts';
export {
  criarSessaoViva,
  type OpcoesDaSessaoViva,
  type Saida,
  type SessaoComPrazo,
  type SessaoViva,
} from './sessao-viva.ts';
