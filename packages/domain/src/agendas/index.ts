export { compararFaixas, faixasMaisProximas, gerarFaixas } from './faixas.ts';
export * from './sequencia.ts';
export type { Agenda, ConsultaDeFaixas, ExcecaoDaAgenda, Faixa, Ocupacao, PeriodoDaAgenda } from './tipos.ts';
