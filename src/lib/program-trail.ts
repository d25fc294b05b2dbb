/** The breadcrumb trail of every program's page. */
export const PROGRAM_TRAIL = [
  { href: '/', text: 'Home' },
  { href: '/programs', text: 'Programs' },
] as const;
