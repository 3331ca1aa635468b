import { Button } from '@apto/ui';
import { FileSpreadsheet } from '@apto/ui/icons';
import { formatarTamanho } from '../../../shared/baixar.ts';
import type { FiltrosDaLista } from '../filtros/filtros-url.ts';
import { useExportacao } from './useExportacao.ts';

const rotulo = (progresso: number): string =>
  progresso === 0 ? 'Gerando planilha… Cancelar' : `Baixando ${formatarTamanho(progresso)}… Cancelar`;

/** Exports what is filtered. While it runs the same button tells how far it is, and stops it. */
export function BotaoExportar({ filtros, total }: { filtros: FiltrosDaLista; total: number | undefined }) {
  const { progresso, iniciar, cancelar } = useExportacao();
  const exportando = progresso !== null;
  return (
    <Button
      icon={<FileSpreadsheet />}
      onPress={() => (exportando ? cancelar() : void iniciar(filtros))}
      disabledReason={total === 0 ? 'Não há registros para exportar.' : undefined}
    >
      <span aria-live="polite">{exportando ? rotulo(progresso) : 'Exportar planilha'}</span>
    </Button>
  );
}
