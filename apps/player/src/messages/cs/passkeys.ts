import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Přístupové klíče',
  what: 'Přihlásíte se obličejem, otiskem prstu nebo zámkem obrazovky. Heslo i kódy platí dál.',
  loading: 'Načítají se přístupové klíče',
  failed: 'Přístupové klíče se nepodařilo načíst.',
  again: 'Zkusit znovu',
  none: 'Zatím žádný přístupový klíč nemáte.',
  made: 'Vytvořen {moment}',
  used: 'naposledy použit {moment}',
  neverUsed: 'zatím nepoužit',
  backedUp: 'zálohovaný i na dalších zařízeních',
  remove: 'Odebrat',
  removeOf: 'Odebrat: {name}',
  removeMeans: 'Přihlásit se jím už nepůjde. V zařízení ho smažete v nastavení zařízení.',
  removed: 'Přístupový klíč je odebraný.',
  addTitle: 'Nový přístupový klíč',
  how: 'Po potvrzení hesla se zeptá samo zařízení. Klíč platí jen pro tyto stránky.',
  name: 'Název',
  nameHint: 'Podle něj klíč poznáte, například Můj telefon.',
  password: 'Vaše heslo',
  passwordHint: 'Heslem potvrdíte, že jste to vy.',
  add: 'Vytvořit přístupový klíč',
  added: 'Přístupový klíč je vytvořený. Poslali jsme vám o tom e-mail.',
  givenUp: 'Klíč nevznikl: dialog se zavřel, nebo toto zařízení klíč už má.',
  impossible: 'Tento prohlížeč přístupové klíče neumí.',
  resetEnds: 'Nové heslo přes „Neznám heslo“ zruší všechny přístupové klíče.',
  close: 'Zpět',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  what: 'Přihlásíš se obličejem, otiskem prstu nebo zámkem obrazovky. Heslo i kódy platí dál.',
  none: 'Zatím žádný přístupový klíč nemáš.',
  removeMeans: 'Přihlásit se jím už nepůjde. V zařízení ho smažeš v nastavení zařízení.',
  nameHint: 'Podle něj klíč poznáš, například Můj telefon.',
  password: 'Tvoje heslo',
  passwordHint: 'Heslem potvrdíš, že jsi to ty.',
  added: 'Přístupový klíč je vytvořený. Poslali jsme ti o tom e-mail.',
}
