/** A mistake in the environment, told to the operator in one sentence and without a stack. */
export class ConfigurationError extends Error {
  override name = 'ErroDeConfiguracao';
}

/** The embedded database is another process's, as a rule the running server's. */
export class HeldFolderError extends ConfigurationError {}
