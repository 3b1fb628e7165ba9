import type { Role } from '#contract/permissions.ts'

/** The roles that an installation begins with, as the back office names them. */
export const roleNames: Readonly<Record<'cs' | 'sk' | 'en', Readonly<Record<Role, string>>>> = {
  cs: {
    support: 'Podpora',
    risk: 'Riziko',
    payments: 'Platby',
    documents: 'Doklady',
    privacy: 'Osobní údaje',
    games: 'Hry',
    auditor: 'Auditor',
    operations: 'Provoz',
    administrator: 'Správce',
  },
  sk: {
    support: 'Podpora',
    risk: 'Riziko',
    payments: 'Platby',
    documents: 'Doklady',
    privacy: 'Osobné údaje',
    games: 'Hry',
    auditor: 'Audítor',
    operations: 'Prevádzka',
    administrator: 'Správca',
  },
  en: {
    support: 'Support',
    risk: 'Risk',
    payments: 'Payments',
    documents: 'Documents',
    privacy: 'Personal data',
    games: 'Games',
    auditor: 'Auditor',
    operations: 'Operations',
    administrator: 'Administrator',
  },
}
