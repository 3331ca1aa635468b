/** What a file can be attached to (doc1 §3 'Attachment upload form'). */
export const ATTACHMENT_ORIGINS = ['AGENDAMENTO', 'PRE_SOLICITACAO'] as const;
export type AttachmentOrigin = (typeof ATTACHMENT_ORIGINS)[number];

/** Where an employee's ASO files hang (doc2 §3): SOC keeps them, nothing is attached there by hand. */
export const ASO_ORIGIN = 'FUNCIONARIO_ASO' as const;

/**
 * What a file is to its record, as the wire spells it: LAUDO of a return to work, LAUDO_PCD of the PCD step
 * (doc2 §3), ABONO and CONSULTA of the edit dialog (doc1 §2.4), Outro of the attachments dialog (doc1 §2.5).
 */
export const ATTACHMENT_KINDS = ['LAUDO', 'LAUDO_PCD', 'ABONO', 'CONSULTA', 'Outro'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** How long an upload without a record stays its uploader's, in hours (decision 50). */
export const UNBOUND_HOURS = 24;

/**
 * Content types that are taken, each with the endings its files have, the usual one first. Nothing in them runs where
 * they are opened: SVG, HTML and documents with macros are not here.
 */
export const FILE_TYPES = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;
export type FileType = keyof typeof FILE_TYPES;

/** What people call each. */
export const FILE_TYPE_NAME: Readonly<Record<FileType, string>> = {
  'application/pdf': 'PDF',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
};

export const isFileType = (type: string | null | undefined): type is FileType =>
  typeof type === 'string' && Object.hasOwn(FILE_TYPES, type);

/** The endings that are taken, as `<input accept>` wants them. */
export const ACCEPTED_ENDINGS: readonly string[] = Object.values(FILE_TYPES).flatMap((endings) =>
  endings.map((ending) => `.${ending}`),
);

/** Why a request's file is not removed: it belongs to a medical record, which is kept for 20 years (NR-7). */
export const KEPT_ATTACHMENT_TEXT =
  'Os anexos de um pedido fazem parte do prontuário e não são excluídos. Anexe o arquivo certo ao lado dele.';

export const FILE_TYPE_MESSAGE = 'Este tipo de arquivo não é aceito. Use PDF, PNG, JPEG, DOCX ou XLSX.';

/** Whether a browser shows the type by itself without running anything of it. */
export const isPreviewable = (type: string): boolean =>
  type === 'application/pdf' || type === 'image/png' || type === 'image/jpeg';
