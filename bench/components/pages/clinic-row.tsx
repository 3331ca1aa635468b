import { label, type Clinic } from './data.ts';

/** What an option shows where the library leaves that to the page: name, whether released, why not available. */
export function ClinicRow({ clinica: clinic }: { clinica: Clinic }) {
  return (
    <span className="clinica" data-liberada={clinic.liberado}>
      <span className="clinica-nome">{label(clinic)}</span>
      {clinic.liberado && !clinic.disabledReason ? null : (
        <small>
          {clinic.liberado ? '' : 'Não liberado '}
          {clinic.disabledReason}
        </small>
      )}
    </span>
  );
}
