import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Üzenetek',
  loading: 'Betöltés',
  readAll: 'Mind olvasott',
  unread: 'Olvasatlan:',
  none: 'Nincs üzenete.',
  lost: 'Az üzeneteket most nem sikerült betölteni.',
  again: 'Újra',
  choose: 'Válasszon üzenetet a listából.',
  back: 'Vissza a listához',
  until: 'érvényes: {date}',
  open: 'Megnyitás',
  remove: 'Üzenet törlése',
  foot: 'A pénzről és a fiókról szóló üzenetek mindig megérkeznek.',
  categories: { account: 'Fiók', money: 'Pénz', club: 'Klub', offers: 'Ajánlatok' },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Nincs üzeneted.',
  choose: 'Válassz üzenetet a listából.',
}
