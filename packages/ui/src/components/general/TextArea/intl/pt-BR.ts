export const texts = {
  count: (length: number, max: number): string => `${length} de ${max}`,
  left: (left: number): string =>
    left >= 0
      ? left === 1
        ? 'Resta 1 caractere'
        : `Restam ${left} caracteres`
      : `${left === -1 ? '1 caractere' : `${-left} caracteres`} além do limite`,
};
