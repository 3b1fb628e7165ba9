import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Karty prevádzok',
  intro: 'S kartou a PIN sa prihlásite pri termináli, v prevádzke aj tu.',
  none: 'Žiadnu kartu zatiaľ pridanú nemáte.',
  ending: 'Karta končiaca na {digits}',
  active: 'Platí',
  locked: 'Zamknutá',
  since: 'Pridaná {date}',
  remove: 'Odobrať kartu',
  removeAsk: 'Kde ste kartou prihlásení, tam vás odhlásime.',
  removeYes: 'Áno, odobrať',
  removeNo: 'Nechať',
  removed: 'Karta je odobraná.',
  askStaff: 'Kartu odomkne obsluha prevádzky alebo naša podpora.',
  noPin: 'Na prihlásenie kartou potrebujete PIN.',
  setPin: 'Nastaviť PIN',
  addTitle: 'Pridať kartu',
  number: 'Číslo karty',
  numberHint: 'Je vytlačené na karte, 8 až 20 znakov.',
  add: 'Pridať kartu',
  added: 'Karta je pridaná.',
  tooMany: 'Priveľa čísel kariet bolo nesprávnych. Počkajte, kým zámok skončí.',
  gone: 'Táto karta tu už nie je. Načítajte stránku znova.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro: 'S kartou a PIN sa prihlásiš pri termináli, v prevádzke aj tu.',
  none: 'Žiadnu kartu zatiaľ pridanú nemáš.',
  removeAsk: 'Kde ťa karta prihlásila, tam ťa odhlásime.',
  noPin: 'Na prihlásenie kartou potrebuješ PIN.',
  tooMany: 'Priveľa čísel kariet bolo nesprávnych. Počkaj, kým zámok skončí.',
  gone: 'Táto karta tu už nie je. Načítaj stránku znova.',
}
