const SIZES = ['bytes', 'KB', 'MB', 'GB'];

/**
 * '820 KB', '1,4 MB', '10 MB': potências de 1024, como é o limite de 10 MB.
 * @param locale o idioma do número, como o `locale` de `AptoProvider`
 */
export function formatBytes(bytes: number, locale = 'pt-BR'): string {
  let [value, unit] = [bytes, 0];
  while (value >= 1024 && unit < SIZES.length - 1) {
    value /= 1024;
    unit += 1;
  }
  // What rounds up to 1024 is one of the next.
  if (Math.round(value * 10) / 10 >= 1024 && unit < SIZES.length - 1) {
    value /= 1024;
    unit += 1;
  }
  return `${value.toLocaleString(locale, { maximumFractionDigits: 1 })} ${SIZES[unit]}`;
}
