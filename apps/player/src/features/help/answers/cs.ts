import type { AnswerTexts, AnswerVariants } from '../questions.ts'

export const answers: AnswerTexts = {
  withdrawalWhere: [
    'Kde jsou moje peníze z výběru?',
    'Na stránce pro výběr vidíte každou výplatu a krok, ve kterém je. Dokud ji neodešleme, můžete ji tam zrušit a peníze se vrátí na účet.',
  ],
  depositMissing: [
    'Zaplatil jsem a vklad nevidím',
    'Vklad připíšeme, až ho potvrdí banka nebo karetní společnost. Převod dojde až s výpisem z banky. Když platba odešla s jiným variabilním symbolem, pošlete nám potvrzení z banky jako přílohu.',
  ],
  withdrawalTo: [
    'Kam mi výplatu pošlete?',
    'Jen na účet nebo kartu, které jsou vaše. Způsoby, které pro vás platí, nabízí stránka pro výběr.',
  ],
  bonusBegins: [
    'Začne bonus sám?',
    'Ne. Bonus začne, až ho přijmete. Celé podmínky vidíte předem a odmítnout ho můžete stejně snadno.',
  ],
  wagering: [
    'Co znamená protočení?',
    'Kolik musíte z bonusu vsadit, než se zbytek stane vašimi penězi. Kolik už je protočeno a do kdy bonus platí, vidíte u bonusu.',
  ],
  bonusGivenUp: [
    'Můžu se bonusu vzdát?',
    'Ano, kdykoli. Bonus skončí a jeho peníze se vrátí herně; vaše vlastní peníze zůstanou.',
  ],
  verifyIdentity: [
    'Jak ověřím svou totožnost?',
    'Na stránce ověření. Nabízí způsoby, které u nás platí; jedním z nich jsou snímky dokladů. Proč jsme doklad nepřijali, tam vždy najdete napsané.',
  ],
  changeContact: [
    'Jak změním e-mail nebo telefon?',
    'Na stránce s tím, co účet potřebuje. Nový kontakt potvrdíte kódem, který na něj pošleme.',
  ],
  closeAccount: [
    'Jak zavřu účet?',
    'Na stránce s vašimi údaji, heslem. Účet jde zavřít, až na něm nic nezůstane: peníze, výplaty ani rozehraná kola. Znovu se neotevře.',
  ],
  changeLimit: [
    'Jak změním limit?',
    'Na stránce s limity. Přísnější hodnota platí dřív než mírnější; odkdy přesně, řekne stránka předtím, než změnu potvrdíte.',
  ],
  stopNow: [
    'Chci hned přestat hrát',
    'Stiskněte Stop v záhlaví: zastaví hru na všech zařízeních a nejde vzít zpět. Delší přestávku nebo vyloučení si nastavíte na stránce pauzy.',
  ],
  somebodyPlaysTooMuch: [
    'Kdo mi poradí, když hraju moc?',
    'Odborníci, zdarma a anonymně: {help}. Na stránce pauzy si zatím můžete hru zavřít.',
  ],
  connectionLost: [
    'Spadlo mi spojení uprostřed kola',
    'Kolo se dohraje na serveru a výhra se připíše. Po návratu do hry výsledek uvidíte.',
  ],
  isItFair: [
    'Jak poznám, že hra nepodvádí?',
    'Před kolem zveřejníme otisk náhodného čísla, po něm číslo samo. Každé své kolo můžete ověřit ze svého účtu.',
  ],
  rtp: [
    'Co znamená RTP?',
    'Podíl sázek, který se hráčům dlouhodobě vrací. Je spočítaný z pravidel hry a pro všechny stejný; o jednom kole nic neříká.',
  ],
  forFun: ['Můžu hrát nanečisto?', 'Ano, i bez registrace. O peníze smí hrát jen registrovaný hráč od 18 let.'],
  addVenueCard: [
    'Jak přidám kartu z provozovny?',
    'Na stránce s kartami provozoven zadejte číslo, které je na kartě. K přihlášení kartou potřebujete PIN.',
  ],
  oldAccount: [
    'Mám účet z provozovny nebo z dřívějška',
    'Převedete ho na stránce účtu z dřívějška: najdeme ho, ověříme, že je váš, a spojíme ho s novým.',
  ],
  passwordForgotten: [
    'Zapomněl jsem heslo',
    'Na přihlašovací stránce zvolte zapomenuté heslo. Odkaz k novému pošleme na váš e-mail.',
  ],
  whoIsSignedIn: [
    'Jak zjistím, kdo je přihlášený?',
    'Ve svém účtu vidíte přihlášená zařízení a každé můžete odhlásit. Když některé neznáte, změňte si i heslo.',
  ],
  passwordAsked: [
    'Někdo po mně chce heslo',
    'Není to naše podpora: na heslo se vás v telefonu, v e-mailu ani v odpovědi nikdy nezeptáme. Heslo si změňte a napište nám.',
  ],
  locked: [
    'Proč je můj účet zamčený?',
    'Důvod vám řekne podpora. Napsat jí můžete odsud i bez přihlášení; odpověď pošleme na váš e-mail.',
  ],
  whoMayPlay: [
    'Kdo u vás smí hrát?',
    'Osoba od 18 let, která má jediný účet na své jméno a není vyloučena z hazardních her.',
  ],
  copyOfData: [
    'Jak dostanu kopii svých údajů?',
    'Požádejte o ni na stránce s vašimi údaji. Až bude archiv hotový, napíšeme vám a stáhnete si ho tam. Jsou v něm i vaše dotazy na podporu.',
  ],
}

/** The answers that address the player, in first-name terms. */
export const informal: AnswerVariants = {
  withdrawalWhere: {
    answer:
      'Na stránce pro výběr vidíš každou výplatu a krok, ve kterém je. Dokud ji neodešleme, můžeš ji tam zrušit a peníze se vrátí na účet.',
  },
  depositMissing: {
    answer:
      'Vklad připíšeme, až ho potvrdí banka nebo karetní společnost. Převod dojde až s výpisem z banky. Když platba odešla s jiným variabilním symbolem, pošli nám potvrzení z banky jako přílohu.',
  },
  withdrawalTo: {
    question: 'Kam výplata přijde?',
    answer: 'Jen na účet nebo kartu, které jsou tvoje. Způsoby, které pro tebe platí, nabízí stránka pro výběr.',
  },
  bonusBegins: {
    answer: 'Ne. Bonus začne, až ho přijmeš. Celé podmínky vidíš předem a odmítnout ho můžeš stejně snadno.',
  },
  wagering: {
    answer:
      'Kolik musíš z bonusu vsadit, než se zbytek stane tvými penězi. Kolik už je protočeno a do kdy bonus platí, vidíš u bonusu.',
  },
  bonusGivenUp: { answer: 'Ano, kdykoli. Bonus skončí a jeho peníze se vrátí herně; tvoje vlastní peníze zůstanou.' },
  verifyIdentity: {
    answer:
      'Na stránce ověření. Nabízí způsoby, které u nás platí; jedním z nich jsou snímky dokladů. Proč jsme doklad nepřijali, tam vždy najdeš napsané.',
  },
  changeContact: { answer: 'Na stránce s tím, co účet potřebuje. Nový kontakt potvrdíš kódem, který na něj pošleme.' },
  closeAccount: {
    answer:
      'Na stránce s tvými údaji, heslem. Účet jde zavřít, až na něm nic nezůstane: peníze, výplaty ani rozehraná kola. Znovu se neotevře.',
  },
  changeLimit: {
    answer:
      'Na stránce s limity. Přísnější hodnota platí dřív než mírnější; odkdy přesně, řekne stránka předtím, než změnu potvrdíš.',
  },
  stopNow: {
    answer:
      'Stiskni Stop v záhlaví: zastaví hru na všech zařízeních a nejde vzít zpět. Delší přestávku nebo vyloučení si nastavíš na stránce pauzy.',
  },
  somebodyPlaysTooMuch: { answer: 'Odborníci, zdarma a anonymně: {help}. Na stránce pauzy si zatím můžeš hru zavřít.' },
  connectionLost: { answer: 'Kolo se dohraje na serveru a výhra se připíše. Po návratu do hry výsledek uvidíš.' },
  isItFair: {
    answer:
      'Před kolem zveřejníme otisk náhodného čísla, po něm číslo samo. Každé své kolo můžeš ověřit ze svého účtu.',
  },
  addVenueCard: {
    answer: 'Na stránce s kartami provozoven zadej číslo, které je na kartě. K přihlášení kartou potřebuješ PIN.',
  },
  oldAccount: {
    answer: 'Převedeš ho na stránce účtu z dřívějška: najdeme ho, ověříme, že je tvůj, a spojíme ho s novým.',
  },
  passwordForgotten: {
    answer: 'Na přihlašovací stránce zvol zapomenuté heslo. Odkaz k novému pošleme na tvůj e-mail.',
  },
  whoIsSignedIn: {
    answer: 'Ve svém účtu vidíš přihlášená zařízení a každé můžeš odhlásit. Když některé neznáš, změň si i heslo.',
  },
  passwordAsked: {
    answer:
      'Není to naše podpora: na heslo se tě v telefonu, v e-mailu ani v odpovědi nikdy nezeptáme. Heslo si změň a napiš nám.',
  },
  locked: { answer: 'Důvod ti řekne podpora. Napsat jí můžeš odsud i bez přihlášení; odpověď pošleme na tvůj e-mail.' },
  whoMayPlay: { question: 'Kdo tu smí hrát?' },
  copyOfData: {
    answer:
      'Požádej o ni na stránce s tvými údaji. Až bude archiv hotový, napíšeme ti a stáhneš si ho tam. Jsou v něm i tvoje dotazy na podporu.',
  },
}
