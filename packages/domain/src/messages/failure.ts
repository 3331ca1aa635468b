/** What is wrong with one field of a form, and what is said of it. */
export interface FieldFailure {
  /** Path of the field, for instance 'funcionarios.0.phone'. */
  readonly campo: string;
  readonly mensagem: string;
}
