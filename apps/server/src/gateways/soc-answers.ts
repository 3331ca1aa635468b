import { z } from 'zod';

// What SOC answers, as docs/gateways.md has it. Further fields are dropped; one that may be null may be missing.

const id = z.int().positive().max(2_147_483_647);
const text = z.string().max(2_000);
const day = z.iso.date();
const orNull = <S extends z.ZodType>(shape: S) => shape.nullish().transform((value) => value ?? null);
/** More than any employee has. */
const MOST = 1_000;

export const SOC_RISCOS = z.array(z.object({ id, nome: text })).max(MOST);

export const SOC_ASOS = z
  .array(
    z.object({
      // As JSON carries it without loss: SOC numbers its files over all of its customers.
      id: z.int().positive(),
      nome: z.string().min(1).max(200),
      data: day,
      tamanho: orNull(z.int().nonnegative()),
    }),
  )
  .max(MOST);

export const SOC_PROCEDIMENTOS = z.object({
  procedimentos: z
    .array(
      z.object({
        id,
        name: text,
        clinical: z.boolean(),
        pcd: z.boolean(),
        procedimentoDiagnosticoId: orNull(id),
        recommendation: orNull(text),
      }),
    )
    .max(MOST),
  examesEmDia: z
    .array(z.object({ idExame: id, dataUltimaRealizacao: orNull(day), dataRefazerExame: orNull(day) }))
    .max(MOST),
  ultimoExameClinico: orNull(day),
});
