/** Words of the exported rows, which come with the export. */
export const texts = { yes: 'Sim', no: 'Não' } as const;
