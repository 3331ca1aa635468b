/** How long a printed file is kept after its dialog was asked for: some browsers read it only then. In ms. */
const KEPT = 60_000;

/** Opens the browser's print dialog with a PDF of this page's own; any other opens in a tab, where it can be printed. */
export function printPdf(url: string): void {
  const isOwn = url.startsWith('blob:') || new URL(url, location.href).origin === location.origin;
  if (!isOwn) {
    window.open(url, '_blank', 'noopener,noreferrer');
    return;
  }
  const frame = document.createElement('iframe');
  frame.title = 'PDF';
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' });
  frame.addEventListener('load', () => {
    try {
      frame.contentWindow?.focus();
      frame.contentWindow?.print();
    } catch {
      // The browser's viewer keeps its frame to itself: in a tab of its own it can be printed.
      window.open(url, '_blank', 'noopener,noreferrer');
    }
    setTimeout(() => frame.remove(), KEPT);
  });
  frame.src = url;
  document.body.append(frame);
}
