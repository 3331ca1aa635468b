/** The page's rail and bar, which the shell draws, and what lies over the bar keeps off. */
export const BAR = {
  rail: '240px',
  railCollapsed: '64px',
  /** From the bar's beginning to the end of the longest name of a company that it shows. */
  company: '292px',
  search: '320px',
  /** From the search to the window's edge: the icons, their gaps and the bar's own end. */
  tools: '180px',
} as const;
