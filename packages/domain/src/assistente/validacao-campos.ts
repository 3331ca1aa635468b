import type { FalhaDeCampo } from '../autoagendamento/index.ts';
import {
  ehEmail,
  ehTelefone,
  ehTelefoneSolicitante,
  MENSAGEM_EMAIL_SOLICITANTE_INVALIDO,
  MENSAGEM_TELEFONE_SOLICITANTE_INVALIDO,
} from '../documentos/index.ts';
import { precisaDataHomologacao } from '../exames/index.ts';
import { MENSAGEM } from '../mensagens/index.ts';
import { ehDataCivil, formatarData, type Agora, type DataCivil } from '../tempo/index.ts';
import { dataMinimaDemissao } from './seletores.ts';

export interface DadosDoSolicitante {
  readonly nomeSolicitante: string;
  readonly emailSolicitante: string;
  readonly telefoneSolicitante: string;
  readonly autoagendamento: boolean;
  readonly enquadramentoLaudoPCD: 'sim' | 'nao' | null;
}

/** Every failing field of the requester's data, in the form's order (doc2 §5 'Requester'). */
export function validarSolicitante(d: DadosDoSolicitante): FalhaDeCampo[] {
  const falhas: FalhaDeCampo[] = [];
  const falha = (campo: string, mensagem: string): unknown => falhas.push({ campo, mensagem });
  if (d.nomeSolicitante.trim() === '') falha('nomeSolicitante', MENSAGEM.CAMPO_OBRIGATORIO);
  if (!ehEmail(d.emailSolicitante.trim())) falha('emailSolicitante', MENSAGEM_EMAIL_SOLICITANTE_INVALIDO);
  if (d.telefoneSolicitante.trim() === '') falha('telefoneSolicitante', MENSAGEM.CAMPO_OBRIGATORIO);
  else if (!ehTelefoneSolicitante(d.telefoneSolicitante)) {
    falha('telefoneSolicitante', MENSAGEM_TELEFONE_SOLICITANTE_INVALIDO);
  }
  if (d.autoagendamento && d.enquadramentoLaudoPCD === null) {
    falha('enquadramentoLaudoPCD', MENSAGEM.ESTE_CAMPO_OBRIGATORIO);
  }
  return falhas;
}

export interface ContatoDoFuncionario {
  readonly email: string | null;
  readonly phone: string;
  readonly dataHomologacao: DataCivil | null;
}

/** Every failing field of one employee's row (doc2 §5 'Appointment data'); `base` prefixes the paths. */
export function validarContato(
  f: ContatoDoFuncionario,
  tipoExame: number | null,
  agora: Agora,
  base = '',
): FalhaDeCampo[] {
  const falhas: FalhaDeCampo[] = [];
  const falha = (campo: string, mensagem: string): unknown =>
    falhas.push({ campo: base === '' ? campo : `${base}.${campo}`, mensagem });
  const email = f.email?.trim() ?? '';
  if (email !== '' && !ehEmail(email)) falha('email', MENSAGEM.CAMPO_INCORRETO);
  if (f.phone.trim() === '') falha('phone', MENSAGEM.CAMPO_OBRIGATORIO);
  else if (!ehTelefone(f.phone)) falha('phone', MENSAGEM.CAMPO_INCORRETO);
  if (precisaDataHomologacao(tipoExame)) {
    const minimo = dataMinimaDemissao(agora);
    if (!f.dataHomologacao || !ehDataCivil(f.dataHomologacao)) {
      falha('dataHomologacao', MENSAGEM.CAMPO_OBRIGATORIO);
    } else if (f.dataHomologacao < minimo) {
      falha('dataHomologacao', `A data de demissão não pode ser menor que ${formatarData(minimo)}`);
    }
  }
  return falhas;
}
