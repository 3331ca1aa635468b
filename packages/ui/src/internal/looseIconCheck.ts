declare const process: { readonly env: { readonly NODE_ENV?: string } };

const told = new Set<string>();

/**
 * Said once for each place, in development: an icon among the words of a button has neither its size nor its distance, and
 * a screen reader meets it. As a ref of what holds the words; undefined in production.
 */
export const looseIconCheck: ((words: HTMLElement | null) => void) | undefined =
  process.env.NODE_ENV === 'production'
    ? undefined
    : (words) => {
        if (!words?.querySelector(':scope > svg')) return;
        const text = words.textContent?.trim() ?? '';
        if (told.has(text)) return;
        told.add(text);
        // oxlint-disable-next-line no-console -- told to whoever builds the screen
        console.warn(
          `Button: the icon of '${text}' is one of its children. Give it as 'icon' or 'iconAfter'; a button of an icon alone is an 'IconButton'.`,
        );
      };
