import { Button, IconButton } from '@apto/ui';
import { FileSpreadsheet, X } from '@apto/ui/icons';
import { formatarTamanho } from '../../../shared/baixar.ts';
import { useTelaEstreita } from '../../../shared/useTelaEstreita.ts';
import type { FiltrosDaLista } from '../filtros/filtros-url.ts';
import { useExportacao } from './useExportacao.ts';

const EXPORTAR = 'Exportar planilha';

const andamento = (progresso: number): string =>
  progresso === 0 ? 'Gerando planilha… Cancelar' : `Baixando ${formatarTamanho(progresso)}… Cancelar`;

/** Exports what is filtered. While it runs the same button tells how far it is, and stops it. */
export function BotaoExportar({ filtros, total }: { filtros: FiltrosDaLista; total: number | undefined }) {
  const { progresso, iniciar, cancelar } = useExportacao();
  const estreita = useTelaEstreita();
  const exportando = progresso !== null;
  const rotulo = exportando ? andamento(progresso) : EXPORTAR;
  const comuns = {
    onPress: () => (exportando ? cancelar() : void iniciar(filtros)),
    disabledReason: total === 0 ? 'Não há registros para exportar.' : undefined,
  };
  if (estreita) {
    return (
      <IconButton
        {...comuns}
        variant="secondary"
        label={rotulo}
        icon={exportando ? <X /> : <FileSpreadsheet />}
      />
    );
  }
  return (
    <Button {...comuns} icon={<FileSpreadsheet />}>
      <span aria-live="polite">{rotulo}</span>
    </Button>
  );
}
