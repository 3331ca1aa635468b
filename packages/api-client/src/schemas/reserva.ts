import { z } from 'zod';
import { booleanValue, civilDate, id, integer, time, visitTime } from './base.ts';

/** A chosen slot, as the schedule step sends it. */
const chosenFaixa = z.object({
  data: civilDate,
  horarioChegada: time,
  horarioSaida: time,
  ambienteId: id,
});

const examesIds = z.array(id).min(1).max(60);

/** A slot as the document has it: its times alone. The day and the room may stand with it or with its entry. */
const documentedFaixa = chosenFaixa.extend({ data: civilDate.nullish(), ambienteId: id.nullish() });

/**
 * Exams that are done together at one clinic and the slot for them (doc2 §7 'list per provider'). The room is of the
 * entry (doc2 §3 ambienteID), and without one any room will do that has the slot.
 */
export const reservaItem = z
  .object({
    /** Null where the employee arranges the exam alone. */
    prestadorId: id.nullable(),
    examesIds,
    diasAntecedencia: integer(0, 365).default(0),
    /** Another clinic than the request's, chosen for exams that this one does not do. */
    prestadorInformado: booleanValue.default(false),
    /** The day of a private exam; null otherwise. */
    horarioSemPrestador: z.object({ data: civilDate }).nullable().default(null),
    /** The slot: one, and none of a private exam. */
    itens: z.array(documentedFaixa).max(1),
    exameParticular: booleanValue.default(false),
    data: civilDate.nullish(),
    ambienteID: id.nullish(),
  })
  .transform(({ data: day, ambienteID: room, itens: slots, ...item }, ctx) => ({
    ...item,
    itens: slots.flatMap((slot, index) => {
      const data = slot.data ?? day;
      if (data) return [{ ...slot, data, ambienteId: slot.ambienteId ?? room ?? null }];
      ctx.addIssue({ code: 'custom', path: ['itens', index, 'data'], message: 'Campo obrigatório' });
      return [];
    }),
  }));
export type ReservaItem = z.output<typeof reservaItem>;

export const reservaItems = z.array(reservaItem).min(1).max(60);

/** A slot to be kept meanwhile. */
export const heldItem = chosenFaixa.extend({ prestadorId: id, examesIds });

const configEntry = z.object({
  prestador: z.object({ id: z.number(), name: z.string() }).nullable(),
  procedimentos: z.array(z.object({ id: z.number(), name: z.string() })),
  antecedencia: z.number().int(),
  data: z.string().nullable(),
  hora: z.object({
    itens: z.array(z.unknown()),
    horarioChegada: z.string().nullable(),
    horarioSaida: z.string().nullable(),
  }),
  exameParticular: z.boolean(),
  ambienteID: z.number().nullable(),
});

/** Per-employee booking config (doc2 §3). */
export const reservaConfig = z.object({
  idFuncionario: z.number(),
  nomeFuncionario: z.string(),
  companyId: z.number(),
  clienteAsoRetido: z.boolean(),
  tempoPCDRetornoAoTrabalhoConsulta: z.number().nullable(),
  /** Of the exams that the clinic does. */
  tempoPrevisto: visitTime,
  examesAtendidos: z.array(configEntry),
  examesNaoAtendidos: z.array(configEntry),
  submitted: z.boolean(),
});
export type ReservaConfig = z.output<typeof reservaConfig>;
