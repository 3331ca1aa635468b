export const texts = {
  title: (count: number): string =>
    count === 1 ? 'Falta corrigir um campo' : `Falta corrigir ${count} campos`,
};
