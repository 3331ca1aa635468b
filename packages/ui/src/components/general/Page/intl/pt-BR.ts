export const texts = { breadcrumbs: 'Você está em', total: (count: string): string => `${count} no total` };
