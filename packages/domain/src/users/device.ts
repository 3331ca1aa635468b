/** Characters kept of what a browser says of itself. */
export const USER_AGENT_MAX = 400;

export const UNKNOWN_DEVICE_TEXT = 'Aparelho desconhecido';

/** The first that matches: those that also name another browser come before it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A device in words: 'Chrome no Windows'. What browsers say of themselves is for recognising one's own, never proof of
 * anything.
 * @param userAgent the request's header; null: none came
 */
export function deviceText(userAgent: string | null): string {
  const text = userAgent ?? '';
  const browser = named(BROWSERS, text);
  const system = named(SYSTEMS, text);
  if (browser && system) return `${browser} no ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE_TEXT;
}
