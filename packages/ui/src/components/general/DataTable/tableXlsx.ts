import type { TableData } from './export.logic.ts';

/**
 * The data as an XLSX workbook of one sheet: header in bold and frozen, with filters; numbers and dates stay numbers
 * and dates. The writer is loaded on the first call.
 * @returns the file, for `URL.createObjectURL` or an upload
 */
export async function tableXlsx(data: TableData, options: { sheetName?: string } = {}): Promise<Blob> {
  const { writeXlsx } = await import('./xlsx.logic.ts');
  return writeXlsx(data, options.sheetName ?? 'Dados');
}
