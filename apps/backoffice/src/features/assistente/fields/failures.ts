import { validateStep, type StepId } from '@apto/domain/assistente';
import type { FieldFailure } from '@apto/domain/messages';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { useMemo } from 'react';
import { contextAtom, pedidoAtom } from '../pedido/pedido.ts';
import { isSameList } from '../pedido/sameList.ts';

/** Steps that somebody tried to leave while they were not complete: from then on they say all that is wrong. */
export const refusedStepsAtom = atom<ReadonlySet<StepId>>(new Set<StepId>());

/** Fields that were left once: they say what is wrong with them without waiting for the whole step. */
const touchedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Why the last range of days was refused, and at which clinic: a refused one is cleared (doc2 §5). */
const refusedAtom = atom<{ readonly prestadorId: number | null; readonly message: string } | null>(null);

/** The same while it stands: until another range is accepted or another clinic chosen. Writing it says what was refused. */
export const refusedIntervaloAtom = atom(
  (get): string | null => {
    const refused = get(refusedAtom);
    const { prestador, intervaloSugerido } = get(pedidoAtom);
    const isStanding = intervaloSugerido === null && refused?.prestadorId === (prestador?.id ?? null);
    return isStanding ? (refused?.message ?? null) : null;
  },
  (get, set, message: string | null) =>
    set(
      refusedAtom,
      message === null ? null : { prestadorId: get(pedidoAtom).prestador?.id ?? null, message },
    ),
);

const INTERVALO_FIELDS: ReadonlySet<string> = new Set([
  'intervaloSugerido',
  'dataSugestaoInicial',
  'dataSugestaoFinal',
]);

export const isOfIntervalo = ({ campo: field }: FieldFailure): boolean => INTERVALO_FIELDS.has(field);

/** The range is one field with two ends: what each lacks, or of a refused one the one reason why it was refused. */
function withOneIntervalo(failures: readonly FieldFailure[], refusal: string | null): FieldFailure[] {
  const first = failures.find(isOfIntervalo);
  return failures.flatMap((failure) => {
    if (refusal === null || !isOfIntervalo(failure)) return [failure];
    return failure === first ? [{ ...failure, mensagem: refusal }] : [];
  });
}

/** Everything wrong with the open step now: the same list for as long as it says the same. */
export const failuresAtom = selectAtom(
  atom((get): readonly FieldFailure[] => {
    const pedido = get(pedidoAtom);
    const result = validateStep(pedido, pedido.step, get(contextAtom));
    return result.ok ? [] : withOneIntervalo(result.failures, get(refusedIntervaloAtom));
  }),
  (failures) => failures,
  isSameList,
);

/** What the open step shows as wrong: everything after a refusal, before it what was touched. */
export const visibleFailuresAtom = selectAtom(
  atom((get): readonly FieldFailure[] => {
    const failures = get(failuresAtom);
    if (get(refusedStepsAtom).has(get(pedidoAtom).step)) return failures;
    const touched = get(touchedAtom);
    return failures.filter(({ campo: field }) => touched.has(field));
  }),
  (failures) => failures,
  isSameList,
);

/** What was said of a step is answered: until somebody tries to leave it again. */
export const forgetStepAtom = atom(null, (get, set, step: StepId) => {
  const before = get(refusedStepsAtom);
  if (before.has(step)) set(refusedStepsAtom, new Set([...before].filter((each) => each !== step)));
});

/** Forgets what was tried and touched: another request begins. */
export const forgetAttemptsAtom = atom(null, (_get, set) => {
  set(refusedStepsAtom, new Set());
  set(touchedAtom, new Set());
  set(refusedIntervaloAtom, null);
});

/** Says that a field was left. */
const touchAtom = atom(null, (get, set, field: string) => {
  const before = get(touchedAtom);
  if (!before.has(field)) set(touchedAtom, new Set(before).add(field));
});

/** The way to say that a field was left. Stable. */
export const useTouch = () => useSetAtom(touchAtom);

/** The visible message of a field, and the way to say that it was left. */
export function useFailures() {
  const visible = useAtomValue(visibleFailuresAtom);
  return {
    errorOf: (field: string): string | undefined => visible.find((f) => f.campo === field)?.mensagem,
    touch: useTouch(),
  };
}

/** The visible message of one field: whoever asks is drawn anew only when it changes. */
export const useFailureOf = (field: string): string | undefined =>
  useAtomValue(
    useMemo(
      () => atom((get) => get(visibleFailuresAtom).find((failure) => failure.campo === field)?.mensagem),
      [field],
    ),
  );
