import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Zprávy',
  loading: 'Načítá se',
  readAll: 'Přečteno vše',
  unread: 'Nepřečtená:',
  none: 'Nemáte žádné zprávy.',
  lost: 'Zprávy se teď nepodařilo načíst.',
  again: 'Zkusit znovu',
  choose: 'Vyberte zprávu ze seznamu.',
  back: 'Zpět na seznam',
  until: 'platí do {date}',
  open: 'Otevřít',
  remove: 'Smazat zprávu',
  foot: 'Zprávy o penězích a účtu chodí vždy.',
  categories: { account: 'Účet', money: 'Peníze', club: 'Klub', offers: 'Nabídky' },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Nemáš žádné zprávy.',
  choose: 'Vyber zprávu ze seznamu.',
}
