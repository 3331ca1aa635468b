import { rotulo, type Clinica } from './dados.ts';

/** What an option shows where the library leaves that to the page: name, whether released, why not available. */
export function LinhaDaClinica({ clinica }: { clinica: Clinica }) {
  return (
    <span className="clinica" data-liberada={clinica.liberado}>
      <span className="clinica-nome">{rotulo(clinica)}</span>
      {clinica.liberado && !clinica.disabledReason ? null : (
        <small>
          {clinica.liberado ? '' : 'Não liberado '}
          {clinica.disabledReason}
        </small>
      )}
    </span>
  );
}
