import type { CasoIntervalo } from '../contrato.ts';
import { criarPeca, pressoes } from './mantine-comum.tsx';

export const caso: CasoIntervalo = { Peca: criarPeca(2), pressoes };
