export * from './alternativas.ts';
export type { ContextoIntervalo, Intervalo, VarianteIntervalo } from './contexto.ts';
export * from './mensagens.ts';
export { criarMotivosDoDia, motivosDoDia, type CodigoMotivoDia, type MotivoDia } from './motivos.ts';
export {
  primeiraFalha,
  verificarIntervalo,
  type CodigoFalhaIntervalo,
  type FalhaIntervalo,
} from './verificar.ts';
