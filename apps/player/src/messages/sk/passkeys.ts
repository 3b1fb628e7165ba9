import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Prístupové kľúče',
  what: 'Prihlásite sa tvárou, odtlačkom prsta alebo zámkom obrazovky. Heslo aj kódy platia ďalej.',
  loading: 'Načítavajú sa prístupové kľúče',
  failed: 'Prístupové kľúče sa nepodarilo načítať.',
  again: 'Skúsiť znova',
  none: 'Zatiaľ nemáte žiadny prístupový kľúč.',
  made: 'Vytvorený {moment}',
  used: 'naposledy použitý {moment}',
  neverUsed: 'zatiaľ nepoužitý',
  backedUp: 'zálohovaný aj na ďalších zariadeniach',
  remove: 'Odobrať',
  removeOf: 'Odobrať: {name}',
  removeMeans: 'Prihlásiť sa ním už nebude dať. V zariadení ho vymažete v nastaveniach zariadenia.',
  removed: 'Prístupový kľúč je odobraný.',
  addTitle: 'Nový prístupový kľúč',
  how: 'Po potvrdení hesla sa opýta samo zariadenie. Kľúč platí len pre tieto stránky.',
  name: 'Názov',
  nameHint: 'Podľa neho kľúč spoznáte, napríklad Môj telefón.',
  password: 'Vaše heslo',
  passwordHint: 'Heslom potvrdíte, že ste to vy.',
  add: 'Vytvoriť prístupový kľúč',
  added: 'Prístupový kľúč je vytvorený. Poslali sme vám o tom e-mail.',
  givenUp: 'Kľúč nevznikol: dialóg sa zavrel, alebo toto zariadenie kľúč už má.',
  impossible: 'Tento prehliadač prístupové kľúče nepodporuje.',
  resetEnds: 'Nové heslo cez „Nepoznám heslo“ zruší všetky prístupové kľúče.',
  close: 'Späť',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  what: 'Prihlásiš sa tvárou, odtlačkom prsta alebo zámkom obrazovky. Heslo aj kódy platia ďalej.',
  none: 'Zatiaľ nemáš žiadny prístupový kľúč.',
  removeMeans: 'Prihlásiť sa ním už nebude dať. V zariadení ho vymažeš v nastaveniach zariadenia.',
  nameHint: 'Podľa neho kľúč spoznáš, napríklad Môj telefón.',
  password: 'Tvoje heslo',
  passwordHint: 'Heslom potvrdíš, že si to ty.',
  added: 'Prístupový kľúč je vytvorený. Poslali sme ti o tom e-mail.',
}
