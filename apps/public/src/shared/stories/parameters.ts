/** How every screen of the public app is shown: on a phone, at 16 px. */
export const ON_PHONE = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} as const;
