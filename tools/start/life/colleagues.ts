/**
 * The people of staff who work in these weeks. Nobody else signs in as them: a code of an authenticator is valid
 * once and never after a newer one, so that a person who signs in today as one of the printed staff would shut them out.
 */
export const formerPayments = {
  email: 'smena-platby@demo.example',
  password: 'smena-platby-pracuje',
  name: 'Milada Směnová',
  roles: ['payments'],
  totpSecret: 'GU3TMMJQGQYDSMJSGU3TMMJQGQYDSMJS',
} as const

export const formerAdministrator = {
  email: 'smena-spravce@demo.example',
  password: 'smena-spravce-pracuje',
  name: 'Bohumil Směna',
  roles: ['administrator'],
  totpSecret: 'HEYDCMJSGMZTINJWHEYDCMJSGMZTINJW',
} as const

export const formerCashier = {
  email: 'smena-pokladna@demo.example',
  password: 'smena-pokladna-pracuje',
  name: 'Kamila Směnová',
  roles: ['cashier'],
  totpSecret: 'KRUGKIDROVUWG2ZAMJZG653OKRUGKIDR',
} as const

export const formerHallManager = {
  email: 'smena-herna@demo.example',
  password: 'smena-herna-pracuje',
  name: 'Radim Směna',
  roles: ['hall-manager'],
  totpSecret: 'MZXXQIDKOVWXA4ZAN53GK4RAORUGKIDM',
} as const

export const formerColleagues = [formerAdministrator, formerPayments, formerCashier, formerHallManager] as const
