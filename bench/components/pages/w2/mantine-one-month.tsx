import type { IntervaloCase } from '../contract.ts';
import { createPart, presses } from './mantine-common.tsx';

export const testCase: IntervaloCase = { Peca: createPart(1), presses };
