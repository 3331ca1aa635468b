export const texts = {
  row: (label: string): string => `Toda a linha ${label}`,
  column: (label: string): string => `Toda a coluna ${label}`,
  group: (label: string): string => `Tudo de ${label}`,
  all: (label: string): string => `${label}: marcar tudo`,
  cell: (row: string, column: string): string => `${row}: ${column}`,
  none: 'não se aplica',
} as const;
