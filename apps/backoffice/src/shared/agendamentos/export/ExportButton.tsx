import { Button, IconButton } from '@apto/ui';
import { FileSpreadsheet, X } from '@apto/ui/icons';
import { useNarrowScreen } from '../../useNarrowScreen.ts';
import type { ListFilters } from '../filters/url-filters.ts';
import { useExport } from './useExport.ts';

const EXPORT_LABEL = 'Exportar planilha';

const progressLabel = (progress: string): string =>
  progress === '' ? 'Gerando planilha… Cancelar' : `Baixando ${progress}… Cancelar`;

/** Exports what is filtered. While it runs the same button tells how far it is, and stops it. */
export function ExportButton({ filters, total }: { filters: ListFilters; total: number | undefined }) {
  const { progress, start, cancel } = useExport();
  const isNarrow = useNarrowScreen();
  const exporting = progress !== null;
  const label = exporting ? progressLabel(progress) : EXPORT_LABEL;
  const common = {
    onPress: () => (exporting ? cancel() : void start(filters)),
    disabledReason: total === 0 ? 'Não há registros para exportar.' : undefined,
  };
  if (isNarrow) {
    return (
      <IconButton
        {...common}
        variant="secondary"
        label={label}
        icon={exporting ? <X /> : <FileSpreadsheet />}
      />
    );
  }
  return (
    <Button {...common} icon={<FileSpreadsheet />}>
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
