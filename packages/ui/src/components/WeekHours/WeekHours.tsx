import {
  diaDaSemana,
  prestadorSemHorarios,
  semanaDeAtendimento,
  tipoAtendimento,
  type DataCivil,
  type OpeningHour,
} from '@apto/domain';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './WeekHours.css.ts';

export interface WeekHoursProps {
  /** The clinic's week, as the wire brings it. */
  readonly openingHours: readonly OpeningHour[];
  /** Marks the row of today. */
  readonly today?: DataCivil;
  /** Name of the table. @default 'Horários de atendimento' */
  readonly label?: string;
}

type Turno = ReturnType<typeof semanaDeAtendimento>[number]['manha'];

/** The week of a clinic: morning and afternoon of each day, Monday first. */
export function WeekHours({ openingHours, today, label = texts.label }: WeekHoursProps) {
  if (prestadorSemHorarios(openingHours)) return <p className={css.none}>{texts.noHours}</p>;
  // The kind of attendance is repeated in each cell only where the clinic has more than one.
  const misto = tipoAtendimento(openingHours) === 'Ambos';
  const hoje = today === undefined ? undefined : diaDaSemana(today);
  const celula = (turno: Turno) => (
    <td className={css.shift}>
      {turno ? (
        <>
          {turno.texto}
          {misto ? <span className={css.kind}>{turno.tipo}</span> : null}
        </>
      ) : (
        <span className={css.closed}>{texts.closed}</span>
      )}
    </td>
  );
  return (
    <table className={css.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {texts.day}
          </th>
          <th scope="col" className={css.head}>
            {texts.morning}
          </th>
          <th scope="col" className={css.head}>
            {texts.afternoon}
          </th>
        </tr>
      </thead>
      <tbody>
        {semanaDeAtendimento(openingHours).map(({ dia, nome, manha, tarde }) => (
          <tr key={dia} className={css.row} data-today={dia === hoje || undefined}>
            <th scope="row" className={css.day}>
              {nome}
              {dia === hoje ? <VisuallyHidden>{` (${texts.today})`}</VisuallyHidden> : null}
            </th>
            {celula(manha)}
            {celula(tarde)}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
