/** Where every program's page stands in the site. */
export const PROGRAM_TRAIL = [
  { href: '/', text: 'Home' },
  { href: '/programs', text: 'Programs' },
] as const;
