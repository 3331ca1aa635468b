import { expect, it } from 'vitest';
import { z } from 'zod';
import { HttpError } from './errors.ts';
import { validate } from './input.ts';

const WRONG = 'Digite um email válido';
const schema = z.object({
  email: z
    .string()
    .max(10, WRONG)
    .refine((text) => text.includes('@'), WRONG),
  copy: z.string().max(10, WRONG),
});

it('tells a text once of a field, whatever rules it stands for, and of each field that has it', () => {
  const long = 'x'.repeat(11);
  let told: unknown;
  try {
    validate('body', schema, { email: long, copy: long });
  } catch (error) {
    if (error instanceof HttpError) told = error.said;
  }
  expect(told).toEqual([`email: ${WRONG}`, `copy: ${WRONG}`]);
});
