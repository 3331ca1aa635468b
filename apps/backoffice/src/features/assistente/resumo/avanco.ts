import { MENSAGEM, MENSAGEM_CARREGANDO, type EstadoAssistente } from '@apto/domain';

/** What the wizard waits for besides the request itself. */
export interface Esperas {
  readonly regras: { readonly carregando: boolean; readonly erro: Error | undefined };
  readonly fatos: { readonly carregando: boolean; readonly erro: Error | undefined };
  readonly clinica: {
    readonly carregando: boolean;
    readonly erro: Error | undefined;
    readonly naoLiberada: unknown;
  };
}

function doSoc({ funcionarios }: EstadoAssistente): string | undefined {
  if (funcionarios.some((f) => f.sincronia === 'ERRO')) return MENSAGEM.SOC_SINCRONIA;
  return funcionarios.some((f) => f.sincronia !== 'PRONTA') ? MENSAGEM_CARREGANDO : undefined;
}

function daClinica({ prestador }: EstadoAssistente, { regras, fatos, clinica }: Esperas): string | undefined {
  if (!prestador) return undefined;
  if (regras.erro ?? fatos.erro ?? clinica.erro)
    return 'Não foi possível verificar a clínica. Tente novamente.';
  if (regras.carregando || fatos.carregando || clinica.carregando) return 'Verificando a clínica...';
  return clinica.naoLiberada ? 'O prestador escolhido não atende este cliente.' : undefined;
}

/**
 * Why the main button does not work now, beside it; undefined when it does. What is wrong in a field is no reason:
 * the button then says which field.
 */
export function motivoParaEsperar(e: EstadoAssistente, esperas: Esperas): string | undefined {
  if (e.etapa === 'procedimentos') return doSoc(e);
  if (e.etapa === 'definir-clinica') return daClinica(e, esperas);
  if (e.etapa === 'concluir') return doSoc(e) ?? daClinica(e, esperas);
  const [doLink] = e.funcionarios;
  const perguntando =
    doLink?.sincronia === 'CARREGANDO' && (doLink.possuiRisco === null || e.tipoExame !== null);
  return e.etapa === 'autoagendamento' && perguntando ? MENSAGEM_CARREGANDO : undefined;
}
