export * from './dinheiro.ts';
