import { normalizePhone } from '../documents/index.ts';
import { offersTelemedicine } from '../attendant/index.ts';
import { needsNewHierarquia } from '../exames/index.ts';
import type { Periodo } from '../periodos/index.ts';
import type { CivilDate } from '../time/index.ts';
import { changedFields, type EditField, type EditForm } from './form.ts';

/** The changed fields of PUT /agendamentos; what is absent stays as it is. */
export interface EditPayload {
  cidade?: number;
  prestador?: number;
  tipoExame?: number;
  nomeSolicitante?: string;
  emailSolicitante?: string;
  /** Digits only (doc1 §5). */
  telefoneSolicitante?: string;
  dataSugestaoInicial?: CivilDate;
  dataSugestaoFinal?: CivilDate;
  periodo?: Periodo;
  observacao?: string | null;
  tipoRetorno?: number | null;
  dataLiberacao?: CivilDate | null;
  dataHomologacao?: CivilDate | null;
  motivoConsulta?: number | null;
  detalheConsulta?: string | null;
  unidade?: number;
  setor?: number;
  cargo?: number;
  /** Empty: at the clinic. */
  linkTelemedicina?: string;
}

const orNull = (text: string): string | null => text.trim() || null;

/** How a changed field goes over the wire. A record that was taken away is not sent: each of them is required. */
const PARTS: { readonly [F in EditField]: (form: EditForm) => EditPayload } = {
  cidade: ({ cidade }) => (cidade ? { cidade: cidade.id } : {}),
  prestador: ({ prestador }) => (prestador ? { prestador: prestador.id } : {}),
  tipoExame: ({ tipoExame }) => (tipoExame === null ? {} : { tipoExame }),
  nomeSolicitante: (f) => ({ nomeSolicitante: f.nomeSolicitante.trim() }),
  emailSolicitante: (f) => ({ emailSolicitante: f.emailSolicitante.trim() }),
  telefoneSolicitante: (f) => ({ telefoneSolicitante: normalizePhone(f.telefoneSolicitante) }),
  intervalo: ({ intervalo }) =>
    intervalo ? { dataSugestaoInicial: intervalo.inicio, dataSugestaoFinal: intervalo.fim } : {},
  periodo: ({ periodo }) => (periodo === null ? {} : { periodo }),
  // The name is the request's own; the server takes no other.
  funcionario: () => ({}),
  observacao: (f) => ({ observacao: orNull(f.observacao) }),
  tipoRetorno: ({ tipoRetorno }) => ({ tipoRetorno }),
  dataLiberacao: ({ dataLiberacao }) => ({ dataLiberacao }),
  dataHomologacao: ({ dataHomologacao }) => ({ dataHomologacao }),
  motivoConsulta: ({ motivoConsulta }) => ({ motivoConsulta }),
  detalheConsulta: (f) => ({ detalheConsulta: orNull(f.detalheConsulta) }),
  unidade: ({ unidade }) => (unidade ? { unidade: unidade.id } : {}),
  setor: ({ setor }) => (setor ? { setor: setor.id } : {}),
  cargo: ({ cargo }) => (cargo ? { cargo: cargo.id } : {}),
  linkTelemedicina: (f) => ({
    linkTelemedicina: offersTelemedicine(f.tipoExame) ? f.linkTelemedicina.trim() : '',
  }),
};

const HIERARQUIA: readonly EditField[] = ['unidade', 'setor', 'cargo'];

/**
 * What an edit is about. Branch, department and position go with a function change alone (doc1 §2.4), and one that was
 * taken away stays as it is.
 */
const editedFields = (base: EditForm, form: EditForm): readonly EditField[] =>
  changedFields(base, form).filter(
    (field) => !HIERARQUIA.includes(field) || (needsNewHierarquia(form.tipoExame) && form[field] !== null),
  );

/** What an edit sends: only what was changed, so that days which nobody touched are not judged again by today. */
export const editPayload = (base: EditForm, form: EditForm): EditPayload =>
  editedFields(base, form).reduce<EditPayload>(
    (payload, field) => Object.assign(payload, PARTS[field](form)),
    {},
  );

/** Whether the form says something else than the record. A city that was taken away does, although it cannot be sent. */
export const isEdited = (base: EditForm, form: EditForm): boolean => editedFields(base, form).length > 0;
