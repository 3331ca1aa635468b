import type { Readable } from 'node:stream';

/** Exam that the external system says an employee needs or has. */
export interface ProcedimentoSoc {
  id: number;
  name: string;
  clinical: boolean;
  pcd: boolean;
  procedimentoDiagnosticoId: number | null;
  recommendation: string | null;
}

export interface SocUpToDateExame {
  idExame: number;
  dataUltimaRealizacao: string | null;
  dataRefazerExame: string | null;
}

export interface SocProcedimentosResponse {
  procedimentos: ProcedimentoSoc[];
  examesEmDia: SocUpToDateExame[];
  /** Day of the latest clinical occupational exam, valid or not (decision 41); absent from a SOC that does not say it. */
  ultimoExameClinico?: string | null;
}

/** Whose ASO files are asked for. */
export interface AsoOwner {
  funcionarioId: number;
  clienteId: number;
}

/** A file of an ASO, as SOC keeps it. */
export interface SocAso {
  /** SOC's own, within the employee. */
  id: number;
  name: string;
  /** Civil day on which it was issued. */
  day: string;
  /** Bytes, where SOC says it. */
  size: number | null;
}

/** The ASO files that a SOC keeps of the employees (doc2 §2.6 'Baixar ASO'). */
export interface AsoPort {
  /** Why this company has none; null where it has. */
  missing(empresaId: number): Promise<string | null>;
  /** Newest first. */
  list(owner: AsoOwner): Promise<SocAso[]>;
  /** Null when SOC has no such file of this employee. */
  open(owner: AsoOwner, id: number): Promise<{ name: string; type: string; content: Buffer } | null>;
}

/**
 * The external occupational-health system (SOC). Throws `IntegrationError` when it does not answer;
 * the caller decides what that means for the person.
 */
export interface SocPort {
  riscos(funcionarioId: number): Promise<{ id: number; nome: string }[]>;
  procedimentos(input: {
    funcionarioId: number;
    clienteId: number;
    tipoExameId: number;
  }): Promise<SocProcedimentosResponse>;
  /** Null without a SOC that keeps files: an ASO is a doctor's document, and is never made up. */
  readonly asos: AsoPort | null;
}

/** A file that goes with a message. */
export interface MessageAttachment {
  name: string;
  type: string;
  content: Buffer;
}

interface Outgoing {
  body: string;
  /** The message's own: what a service that saw it before need not send again. */
  id?: number | undefined;
  attachments?: readonly MessageAttachment[] | undefined;
  /** Breaks the exchange off, with its connection: afterwards nothing of it is under way. */
  signal?: AbortSignal | undefined;
}

/** What becomes of a message that was taken: known to have arrived, on its way, or kept here for want of a service. */
export interface Receipt {
  outcome: 'ENTREGUE' | 'ENVIADA' | 'NA_CAIXA';
}

export interface EmailPort {
  send(message: Outgoing & { to: string; subject: string }): Promise<Receipt>;
}

export interface WhatsappPort {
  /** `phone`: area code and number, digits only; the country code is the adapter's. */
  send(message: Outgoing & { phone: string }): Promise<Receipt>;
}

/** A file that lies on this machine, whole and measured. */
export interface LocalFile {
  path: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

export interface FilesPort {
  /** Takes the file over; when this answers, it is kept. It may be gone from where it was. */
  save(key: string, file: LocalFile, type: string): Promise<void>;
  /** Its content as it comes, or null when there is none. */
  open(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
}

/** Where a CEP is, as a directory says it; of a whole town it has no street. */
export interface CepPlace {
  readonly street: string;
  readonly neighborhood: string;
  readonly city: string;
  readonly state: string;
  /** The municipality's IBGE code, where it says it. */
  readonly idCity: number | null;
}

export interface CepPort {
  /** Null where there is no such CEP. */
  find(cep: string): Promise<CepPlace | null>;
}

export interface Gateways {
  /** Null without a directory: the company's own addresses are what is known. */
  cep: CepPort | null;
  soc: SocPort;
  email: EmailPort;
  whatsapp: WhatsappPort;
  files: FilesPort;
}

/** A gateway failed or refused. The message is for the log; people see the specified text. */
export class IntegrationError extends Error {
  override name = 'ErroDeIntegracao';
  readonly gateway: 'soc' | 'email' | 'whatsapp' | 'arquivos' | 'cep';
  /** It may be otherwise in a moment: worth asking again. */
  readonly isTransient: boolean;
  constructor(
    gateway: 'soc' | 'email' | 'whatsapp' | 'arquivos' | 'cep',
    message: string,
    cause?: unknown,
    isTransient = false,
  ) {
    super(message, { cause });
    this.gateway = gateway;
    this.isTransient = isTransient;
  }
}
