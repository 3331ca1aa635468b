import type { ShortText } from '@apto/domain/text';
import { cx } from './cx.ts';
import * as css from './ShortWords.css.ts';

/** The words of a short form, each with the whole word that it stands for: they have their ends in common, or begin alike. */
function wordsOf(form: string, core: string): readonly { word: string; whole: string | undefined }[] {
  const whole = core.split(' ');
  const words = form.split(' ');
  const left = whole.length - words.length;
  return words.map((word, at) => ({ word, whole: at === 0 && word === whole[0] ? word : whole[left + at] }));
}

const Form = ({ form, core, className }: { form: string; core: string; className: string }) => (
  <span className={className}>
    {wordsOf(form, core).map(({ word, whole }, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- a word is told by its place
      <span key={at} className={css.shortWord} data-short={word} data-whole={whole} />
    ))}
  </span>
);

interface Props extends ShortText {
  /** They are the words of a link. */
  readonly isLink?: boolean;
}

/**
 * Words that give way part by part: which of them fit is the browser's to say, and no row is measured. The whole text is
 * one piece of the document; the rest that is seen beside it is of the style alone.
 */
export function ShortWords({ core, rest, short, shorter = short, isLink }: Props) {
  return (
    <span className={cx(css.shortWords, isLink && css.inLink)} data-text>
      {shorter === short ? (
        <Form form={short} core={core} className={css.shortForm} />
      ) : (
        // In the same way, one within the other.
        <span className={cx(css.shortWords, css.shortForm)}>
          <Form form={shorter} core={core} className={css.shortForm} />
          <Form form={short} core={core} className={css.shortCore} />
        </span>
      )}
      <span className={css.shortCore}>
        {core}
        {rest === '' ? null : <span className={css.restInText}>{` ${rest.trimStart()}`}</span>}
      </span>
      {rest === '' ? null : <span className={css.shortRest} data-rest={rest.trimStart()} />}
    </span>
  );
}
