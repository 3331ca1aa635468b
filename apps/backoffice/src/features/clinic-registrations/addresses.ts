export const clinicRoute = (prestadorId: number): string => `/supplier/${prestadorId}`;

/** The way to these screens. */
export const TO_CLINICS = [
  { label: 'Cadastros', href: '/cadastros' },
  { label: 'Prestadores', href: '/supplier/list' },
];
