/** Exam that the external system says an employee needs or has. */
export interface ProcedimentoSoc {
  id: number;
  name: string;
  clinical: boolean;
  pcd: boolean;
  procedimentoDiagnosticoId: number | null;
  recommendation: string | null;
}

export interface ExameEmDiaSoc {
  idExame: number;
  dataUltimaRealizacao: string | null;
  dataRefazerExame: string | null;
}

export interface RespostaProcedimentosSoc {
  procedimentos: ProcedimentoSoc[];
  examesEmDia: ExameEmDiaSoc[];
}

/**
 * The external occupational-health system (SOC). Throws `ErroDeIntegracao` when it does not answer;
 * the caller decides what that means for the person.
 */
export interface SocPort {
  riscos(funcionarioId: number): Promise<{ id: number; nome: string }[]>;
  procedimentos(entrada: {
    funcionarioId: number;
    clienteId: number;
    tipoExameId: number;
  }): Promise<RespostaProcedimentosSoc>;
}

export interface EmailPort {
  enviar(mensagem: { para: string; assunto: string; corpo: string }): Promise<void>;
}

export interface WhatsappPort {
  /** `telefone`: area code and number, digits only; the country code is the adapter's. */
  enviar(mensagem: { telefone: string; corpo: string }): Promise<void>;
}

export interface ArquivosPort {
  gravar(chave: string, conteudo: Buffer, tipo: string): Promise<void>;
  /** null when there is none. */
  ler(chave: string): Promise<{ conteudo: Buffer; tipo: string } | null>;
  remover(chave: string): Promise<void>;
}

export interface Gateways {
  soc: SocPort;
  email: EmailPort;
  whatsapp: WhatsappPort;
  arquivos: ArquivosPort;
}

/** A gateway failed or refused. The message is for the log; people see the specified text. */
export class ErroDeIntegracao extends Error {
  override name = 'ErroDeIntegracao';
  readonly gateway: 'soc' | 'email' | 'whatsapp' | 'arquivos';
  constructor(gateway: 'soc' | 'email' | 'whatsapp' | 'arquivos', mensagem: string, causa?: unknown) {
    super(mensagem, { cause: causa });
    this.gateway = gateway;
  }
}
