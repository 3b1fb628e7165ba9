import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Vaše údaje',
  intro: 'Tady si vezmete kopii všeho, co o vás vedeme, nebo účet zavřete a necháte se vymazat.',
  loading: 'Načítá se',
  failed: 'Nepodařilo se to načíst.',
  retry: 'Zkusit znovu',
  exportTitle: 'Kopie údajů',
  exportText:
    'Dostanete archiv se stránkou ke čtení, souborem pro stroje a vašimi snímky. Připravíme ho během chvilky a pošleme e-mail.',
  making: 'Archiv se připravuje. Stránku můžete zavřít.',
  ready: 'Archiv je připravený ({size} kB).',
  readyUntil: 'Stáhnout ho můžete do {moment}.',
  download: 'Stáhnout',
  ask: 'Požádat o kopii',
  nextAt: 'Další kopii můžete chtít od {moment}.',
  closeTitle: 'Zavřít účet',
  closeText: 'Zavřený účet už nejde otevřít. Kdo bude chtít hrát znovu, zaregistruje se znovu.',
  notYet: 'Účet zatím zavřít nejde. Zbývá:',
  toWithdraw: 'K výplatě',
  alsoErase: 'Vymazat i mé údaje',
  keptText: 'Účet se zavře a údaje zůstanou, jak jsou. O vymazání můžete požádat později dopisem.',
  heldBy:
    'Zamkneme je do {until} (pravidlo {rule}: {source}). Otevře je jen úřad, který si je ze zákona vyžádá, a každé otevření zapíšeme.',
  foundBy: 'Do {until} vás ještě musíme poznat, kdybyste se vrátili (pravidlo {rule}).',
  noEnd: 'bez konce',
  password: 'Vaše heslo',
  passwordHint: 'Heslem potvrdíte, že jste to vy.',
  understand: 'Rozumím, že to nejde vzít zpět',
  notUnderstood: 'Potvrďte heslem a tím, že rozumíte.',
  closeAndErase: 'Zavřít účet a vymazat údaje',
  close: 'Zavřít účet',
  closedTitle: 'Účet je zavřený',
  closedErased: 'Vaše údaje mažeme. Zavření jsme potvrdili e-mailem, to byla poslední zpráva od nás.',
  closedKept: 'Údaje zůstávají uložené. Zavření jsme potvrdili e-mailem.',
  toLobby: 'Na úvodní stránku',
  fate: {
    erased: 'Zmizí hned',
    held: 'Zamkneme a pak zničíme',
    unnamed: 'Zůstane bez vašeho jména',
  },
  part: {
    identity: 'Jméno, narození, bydliště a prohlášení',
    contacts: 'E-mail, telefon, datová schránka',
    settings: 'Nastavení, obrázek, oblíbené hry',
    signIn: 'Hesla, zařízení a adresy, odkud jste se přihlásili',
    messages: 'Zprávy, které jsme vám poslali',
    support: 'Dotazy na podporu a odpovědi',
    notes: 'Poznámky obsluhy o vás',
    documents: 'Doklady, jejich snímky a ověření',
    bankAccounts: 'Čísla bankovních účtů',
    cards: 'Hráčské a platební karty',
    payments: 'Částky a časy plateb',
    play: 'Pohyby peněz a kola',
    limits: 'Limity',
    exclusion: 'Vyloučení ze hry',
  },
  obstacle: {
    balance: 'Zůstatek {amount}',
    landBasedBalance: 'U pobočky {amount}',
    withdrawals: '{count, plural, one {# rozběhlá výplata} few {# rozběhlé výplaty} other {# rozběhlých výplat}}',
    deposits: 'Vklady na cestě a jejich vrácení: {amount}',
    rounds: '{count, plural, one {# rozehrané kolo} few {# rozehraná kola} other {# rozehraných kol}}',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  title: 'Tvoje údaje',
  intro: 'Tady si vezmeš kopii všeho, co o tobě vedeme, nebo účet zavřeš a necháš se vymazat.',
  exportText:
    'Dostaneš archiv se stránkou ke čtení, souborem pro stroje a tvými snímky. Připravíme ho během chvilky a pošleme e-mail.',
  making: 'Archiv se připravuje. Stránku můžeš zavřít.',
  readyUntil: 'Stáhnout ho můžeš do {moment}.',
  nextAt: 'Další kopii můžeš chtít od {moment}.',
  keptText: 'Účet se zavře a údaje zůstanou, jak jsou. O vymazání můžeš požádat později dopisem.',
  foundBy: 'Do {until} tě ještě musíme poznat pro případ tvého návratu (pravidlo {rule}).',
  password: 'Tvoje heslo',
  passwordHint: 'Heslem potvrdíš, že jsi to ty.',
  notUnderstood: 'Potvrď heslem a tím, že rozumíš.',
  closedErased: 'Tvoje údaje mažeme. Zavření jsme potvrdili e-mailem, to byla poslední zpráva od nás.',
  fate: {
    unnamed: 'Zůstane bez tvého jména',
  },
  part: {
    signIn: 'Hesla, zařízení a adresy, odkud se přihlašuješ',
    messages: 'Zprávy, které jsme ti poslali',
    notes: 'Poznámky obsluhy o tobě',
  },
}
