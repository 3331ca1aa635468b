import { plainText } from '@apto/domain/text';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Bytes kept of each SHA-256: enough to tell the common ones, too few to be a list of passwords. */
const PREFIX = 5;
/** A shorter stem says nothing: most short words are on the list. */
const LEAST_STEM = 5;
/** Letters that a password has of its own when it is more than a common one with something around it. */
const OWN = 6;

/**
 * About 49,000 passwords in lower case that a guesser tries first, in Portuguese and in English, sorted: prefixes of their
 * hashes. They are those of `@zxcvbn-ts/language-common` 4.1.3 (MIT; passwords that leaked most often) from five letters on,
 * and 209 of ours in Portuguese. Nobody is asked over the network.
 */
const COMMON = readFileSync(new URL('./common-passwords.bin', import.meta.url));
const COUNT = COMMON.length / PREFIX;

function isListed(text: string): boolean {
  const sought = createHash('sha256').update(text).digest().subarray(0, PREFIX);
  let [low, high] = [0, COUNT - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = sought.compare(COMMON, middle * PREFIX, (middle + 1) * PREFIX);
    if (order === 0) return true;
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return false;
}

/** What people write in place of a letter. */
const LETTER: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};
const withLetters = (text: string): string => text.replace(/[@4310$5]/g, (sign) => LETTER[sign] ?? sign);

/** The password without the digits and signs around its words: a guesser puts years and exclamation marks there. */
const stemOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const lettersAndDigits = (text: string): string => plainText(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a password is the person's own address, or its name with a little around it: whoever tries to enter has typed that already. */
export function isOwnAddress(password: string, address: string): boolean {
  if (plainText(password) === plainText(address)) return true;
  const name = lettersAndDigits(address.split('@', 1)[0] ?? '');
  const typed = lettersAndDigits(password);
  return name.length >= LEAST_STEM && typed.includes(name) && typed.length - name.length <= OWN;
}

/**
 * Whether a password is among the first that a guesser tries: on the list, also with capitals, with signs for letters, with
 * digits or signs around it, or twice in a row.
 */
export function isCommonPassword(password: string): boolean {
  const lower = plainText(password);
  if (new Set(lower).size < 4) return true;
  const half = lower.slice(0, lower.length / 2);
  if (lower.length % 2 === 0 && half + half === lower && isListed(half)) return true;
  const whole = [lower, lower.replace(/[^\p{L}\p{N}]+$/u, '')];
  if (whole.some((text) => isListed(text) || isListed(withLetters(text)))) return true;
  return [stemOf(lower), withLetters(stemOf(lower))].some(
    (stem) => stem.length >= LEAST_STEM && lower.length - stem.length <= OWN && isListed(stem),
  );
}
