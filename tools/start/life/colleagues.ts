/**
 * The two people of staff who work in the three weeks. Nobody else signs in as them: a code of an authenticator is valid
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
