import type { RangeCase } from '../contract.ts';
import { createPart, presses } from './mantine-common.tsx';

export const testCase: RangeCase = { Part: createPart(1), presses };
