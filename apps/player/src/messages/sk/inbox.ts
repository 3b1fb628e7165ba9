import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Správy',
  loading: 'Načítava sa',
  readAll: 'Prečítané všetko',
  unread: 'Neprečítaná:',
  none: 'Nemáte žiadne správy.',
  lost: 'Správy sa teraz nepodarilo načítať.',
  again: 'Skúsiť znova',
  choose: 'Vyberte správu zo zoznamu.',
  back: 'Späť na zoznam',
  until: 'platí do {date}',
  open: 'Otvoriť',
  remove: 'Zmazať správu',
  foot: 'Správy o peniazoch a účte chodia vždy.',
  categories: { account: 'Účet', money: 'Peniaze', club: 'Klub', offers: 'Ponuky' },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Nemáš žiadne správy.',
  choose: 'Vyber správu zo zoznamu.',
}
