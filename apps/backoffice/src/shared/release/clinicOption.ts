import type { PrestadorOption } from '@apto/api-client';
import type { CivilDate } from '@apto/domain/time';
import type { ProviderOption } from '@apto/ui';

/** A clinic of the list, with what is to be known of it before it is chosen. */
export type ClinicOption = PrestadorOption & Pick<ProviderOption, 'note' | 'disabledReason'>;

const NOT_ON_THESE_DAYS = 'Não atende nos dias escolhidos';

/**
 * Of a clinic that is not chosen yet, in one line beside the rest: the sentence of doc2 §5 speaks of the chosen one, and who
 * can change its hours is said once it is.
 */
const WITHOUT_HOURS = 'Sem horários de atendimento';

/**
 * Without the clinical exam nobody can be sent there; without hours or a kept ASO one can, and is told (doc2 §4, §5).
 * @param until the last day that was asked for; null: none was
 */
export function withReasons(option: PrestadorOption, until?: CivilDate | null): ClinicOption {
  const words = (code: string): string | undefined => {
    const found = option.motivos?.find((reason) => reason.codigo === code);
    return found && [found.texto, found.quem].filter(Boolean).join(' ');
  };
  const disabledReason = words('NOT_OCCUPATIONAL');
  const { proximaData: next, ...clinic } = option;
  // Who has no hours has no day either: that is not said a second time.
  const withoutHours = words('SEM_HORARIOS') !== undefined;
  const isOutside = Boolean(until) && next !== undefined && (next === null || next > (until ?? ''));
  const note = withoutHours
    ? WITHOUT_HOURS
    : (words('ASO_NOT_KEPT') ?? (isOutside ? NOT_ON_THESE_DAYS : undefined));
  return {
    ...clinic,
    ...(next === undefined || withoutHours ? {} : { proximaData: next }),
    ...(note && { note }),
    ...(disabledReason && { disabledReason }),
  };
}
