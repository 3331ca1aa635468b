import { label, type Clinic } from './data.ts';

/** What an option shows where the library leaves that to the page: name, whether released, why not available. */
export function ClinicRow({ clinic }: { clinic: Clinic }) {
  return (
    <span className="clinic" data-released={clinic.liberado}>
      <span className="clinic-name">{label(clinic)}</span>
      {clinic.liberado && !clinic.disabledReason ? null : (
        <small>
          {clinic.liberado ? '' : 'Não liberado '}
          {clinic.disabledReason}
        </small>
      )}
    </span>
  );
}
