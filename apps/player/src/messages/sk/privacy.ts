import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Vaše údaje',
  intro: 'Tu si vezmete kópiu všetkého, čo o vás vedieme, alebo účet zatvoríte a necháte sa vymazať.',
  loading: 'Načítava sa',
  failed: 'Nepodarilo sa to načítať.',
  retry: 'Skúsiť znova',
  exportTitle: 'Kópia údajov',
  exportText:
    'Dostanete archív so stránkou na čítanie, súborom pre stroje a vašimi snímkami. Pripravíme ho o chvíľu a pošleme e-mail.',
  making: 'Archív sa pripravuje. Stránku môžete zavrieť.',
  ready: 'Archív je pripravený ({size} kB).',
  readyUntil: 'Stiahnuť ho môžete do {moment}.',
  download: 'Stiahnuť',
  ask: 'Požiadať o kópiu',
  nextAt: 'Ďalšiu kópiu môžete chcieť od {moment}.',
  closeTitle: 'Zatvoriť účet',
  closeText: 'Zatvorený účet sa už nedá otvoriť. Kto bude chcieť hrať znova, zaregistruje sa znova.',
  notYet: 'Účet sa zatiaľ zatvoriť nedá. Zostáva:',
  toWithdraw: 'K výplate',
  alsoErase: 'Vymazať aj moje údaje',
  keptText: 'Účet sa zatvorí a údaje zostanú, ako sú. O vymazanie môžete požiadať neskôr listom.',
  heldBy:
    'Zamkneme ich do {until} (pravidlo {rule}: {source}). Otvorí ich len úrad, ktorý si ich zo zákona vyžiada, a každé otvorenie zapíšeme.',
  foundBy: 'Do {until} vás ešte musíme spoznať, keby ste sa vrátili (pravidlo {rule}).',
  noEnd: 'bez konca',
  password: 'Vaše heslo',
  passwordHint: 'Heslom potvrdíte, že ste to vy.',
  understand: 'Rozumiem, že sa to nedá vziať späť',
  notUnderstood: 'Potvrďte heslom a tým, že rozumiete.',
  closeAndErase: 'Zatvoriť účet a vymazať údaje',
  close: 'Zatvoriť účet',
  closedTitle: 'Účet je zatvorený',
  closedErased: 'Vaše údaje mažeme. Zatvorenie sme potvrdili e-mailom, to bola posledná správa od nás.',
  closedKept: 'Údaje zostávajú uložené. Zatvorenie sme potvrdili e-mailom.',
  toLobby: 'Na úvodnú stránku',
  fate: {
    erased: 'Zmizne hneď',
    held: 'Zamkneme a potom zničíme',
    unnamed: 'Zostane bez vášho mena',
  },
  part: {
    identity: 'Meno, narodenie, bydlisko a vyhlásenia',
    contacts: 'E-mail a telefón',
    settings: 'Nastavenia, obrázok, obľúbené hry',
    signIn: 'Heslá, zariadenia a adresy, odkiaľ ste sa prihlásili',
    messages: 'Správy, ktoré sme vám poslali',
    support: 'Otázky na podporu a odpovede',
    notes: 'Poznámky obsluhy o vás',
    documents: 'Doklady, ich snímky a overenia',
    bankAccounts: 'Čísla bankových účtov',
    cards: 'Hráčske a platobné karty',
    payments: 'Sumy a časy platieb',
    play: 'Pohyby peňazí a kolá',
    limits: 'Limity',
    exclusion: 'Vylúčenia z hry',
  },
  obstacle: {
    balance: 'Zostatok {amount}',
    landBasedBalance: 'Na pobočke {amount}',
    withdrawals: '{count, plural, one {# rozbehnutá výplata} few {# rozbehnuté výplaty} other {# rozbehnutých výplat}}',
    deposits: 'Vklady na ceste a ich vrátenie: {amount}',
    rounds: '{count, plural, one {# rozohrané kolo} few {# rozohrané kolá} other {# rozohraných kôl}}',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  title: 'Tvoje údaje',
  intro: 'Tu si vezmeš kópiu všetkého, čo o tebe vedieme, alebo účet zatvoríš a necháš sa vymazať.',
  exportText:
    'Dostaneš archív so stránkou na čítanie, súborom pre stroje a tvojimi snímkami. Pripravíme ho o chvíľu a pošleme e-mail.',
  making: 'Archív sa pripravuje. Stránku môžeš zavrieť.',
  readyUntil: 'Stiahnuť ho môžeš do {moment}.',
  nextAt: 'Ďalšiu kópiu môžeš chcieť od {moment}.',
  keptText: 'Účet sa zatvorí a údaje zostanú, ako sú. O vymazanie môžeš požiadať neskôr listom.',
  foundBy: 'Do {until} ťa ešte musíme spoznať pre prípad tvojho návratu (pravidlo {rule}).',
  password: 'Tvoje heslo',
  passwordHint: 'Heslom potvrdíš, že si to ty.',
  notUnderstood: 'Potvrď heslom a tým, že rozumieš.',
  closedErased: 'Tvoje údaje mažeme. Zatvorenie sme potvrdili e-mailom, to bola posledná správa od nás.',
  fate: {
    unnamed: 'Zostane bez tvojho mena',
  },
  part: {
    signIn: 'Heslá, zariadenia a adresy, odkiaľ sa prihlasuješ',
    messages: 'Správy, ktoré sme ti poslali',
    notes: 'Poznámky obsluhy o tebe',
  },
}
