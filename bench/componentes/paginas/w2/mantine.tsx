import type { IntervaloCase } from '../contrato.ts';
import { createPart, presses } from './mantine-comum.tsx';

export const testCase: IntervaloCase = { Peca: createPart(2), presses };
