import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Moje limity',
  intro: 'Přísnější hodnota platí hned a také pro období, které právě běží. Mírnější začne platit až po zákonné lhůtě.',
  loading: 'Načítají se limity',
  failed: 'Limity se nepodařilo načíst.',
  again: 'Zkusit znovu',
  groups: { time: 'Čas a návštěvy', stakes: 'Sázky', losses: 'Prohry', deposits: 'Vklady' },
  kinds: {
    LogonDurationDayWholeSystemLimit: {
      name: 'Čas přihlášení za den',
      help: 'Jak dlouho můžete být za den celkem přihlášeni na všech zařízeních. Potom vás odhlásíme.',
    },
    LogonCountMonthWholeSystemLimit: {
      name: 'Přihlášení za měsíc',
      help: 'Kolikrát se můžete za kalendářní měsíc přihlásit. Počítá se každé přihlášení.',
    },
    LogonBreakWholeSystemLimit: {
      name: 'Přestávka po odhlášení',
      help: 'Jak dlouho po odhlášení nepůjde sázet. Přihlásit se a vybrat výhru můžete i během ní.',
    },
    VisitCountMonthCasinoLimit: {
      name: 'Návštěvy kasina za měsíc',
      help: 'Kolikrát můžete za kalendářní měsíc navštívit naše herny a kasina.',
    },
    StakeDayCasinoLimit: {
      name: 'Sázky za den',
      help: 'Kolik můžete za den celkem vsadit. Výhry tento limit neobnovují.',
    },
    StakeMonthCasinoLimit: {
      name: 'Sázky za měsíc',
      help: 'Kolik můžete za kalendářní měsíc celkem vsadit. Výhry tento limit neobnovují.',
    },
    LossDayCasinoLimit: {
      name: 'Prohra za den',
      help: 'Kolik můžete za den nejvýše prohrát: sázky minus výhry.',
    },
    LossMonthCasinoLimit: {
      name: 'Prohra za měsíc',
      help: 'Kolik můžete za kalendářní měsíc nejvýše prohrát: sázky minus výhry.',
    },
    LossDayLiveGamesLimit: {
      name: 'Prohra v živých hrách za den',
      help: 'Kolik můžete za den nejvýše prohrát v živých hrách: sázky minus výhry.',
    },
    LossMonthLiveGamesLimit: {
      name: 'Prohra v živých hrách za měsíc',
      help: 'Kolik můžete za kalendářní měsíc nejvýše prohrát v živých hrách: sázky minus výhry.',
    },
    LossMonthCrashGameLimit: {
      name: 'Prohra v crash hrách za měsíc',
      help: 'Kolik můžete za kalendářní měsíc nejvýše prohrát v crash hrách: sázky minus výhry.',
    },
    LogonCountDayWholeSystemLimit: {
      name: 'Přihlášení za den',
      help: 'Kolikrát se můžete za den přihlásit. Tento limit je dobrovolný.',
    },
    DepositDayWholeSystemLimit: {
      name: 'Vklady za den',
      help: 'Kolik můžete za den celkem vložit. Tento limit je dobrovolný.',
    },
    DepositMonthWholeSystemLimit: {
      name: 'Vklady za měsíc',
      help: 'Kolik můžete za kalendářní měsíc celkem vložit. Tento limit je dobrovolný.',
    },
    RealityCheckWholeSystemLimit: {
      name: 'Připomínka času hraní',
      help: 'Po jaké době hraní vám připomeneme, jak dlouho hrajete. Tento limit je dobrovolný.',
    },
  },
  noLimit: 'Bez omezení',
  notSet: 'Nenastaveno',
  used: '{used} z {value}',
  usedAlone: 'Zatím {used}',
  left: 'Zbývá {left}',
  resetsAt: 'Znovu od nuly {moment}',
  meter: 'Využito {percent} %',
  ahead: 'Zatím žádná prohra',
  change: 'Změnit',
  changeOf: 'Změnit: {name}',
  set: 'Nastavit',
  setOf: 'Nastavit: {name}',
  pending: 'Od {moment} bude platit: {value}.',
  cancel: 'Zrušit změnu',
  cancelOf: 'Zrušit změnu: {name}',
  cancelled: '{name}: změna je zrušena, dosavadní hodnota platí dál.',
  nothingPending: 'Tato změna už nečeká. Zobrazujeme aktuální stav.',
  changesLeft: 'Změny, které vám tento měsíc zbývají: {count}',
  nextChange: 'Znovu změnit ho můžete {moment}',
  warningTitle: 'Blížíte se ke svým limitům',
  warning: '{name}: využito {percent} %',
  reached: '{name}: limit je vyčerpán',
  saved: '{name}: nová hodnota platí od této chvíle.',
  savedLater: '{name}: nová hodnota začne platit {moment}. Do té doby platí dosavadní.',
  savedSame: '{name}: hodnota zůstává, jak byla.',
  dialogTitle: 'Změnit limit',
  now: 'Nyní platí: {value}',
  wantsValue: 'Nastavit hodnotu',
  wantsNone: 'Bez omezení',
  wantsNoneNote: 'Výslovně odmítám tento limit.',
  acceptOne: '{value}',
  acceptOneNote: 'Přijmout tento návrh',
  wantsOther: 'Jiná hodnota',
  amount: 'Částka',
  minutes: 'Doba v minutách, nebo jako hodiny:minuty',
  count: 'Počet',
  means: 'To je {value}.',
  badAmount: 'Zadejte částku, nejvýše na dvě desetinná místa.',
  badMinutes: 'Zadejte celé minuty, například 90, nebo hodiny a minuty, například 1:30.',
  badCount: 'Zadejte celé číslo.',
  notChosen: 'Zvolte jednu z možností.',
  outOfBounds: 'Hodnota musí být od {min} do {max}.',
  previewing: 'Zjišťuje se, odkdy by změna platila',
  tighter: 'Přísnější hodnota: platí hned po uložení.',
  looser: 'Mírnější hodnota: začne platit {moment}. Do té doby platí dosavadní a změnu můžete zrušit.',
  first: 'Platí hned po uložení.',
  same: 'Tato hodnota už platí.',
  sameCancels: 'Tato hodnota už platí. Uložením zrušíte změnu, která čeká.',
  notAllowed: 'Tento limit teď změnit nelze.',
  notAllowedUntil: 'Tento limit teď změnit nelze. Znovu ho můžete změnit {moment}.',
  rule: 'Pravidlo {rule}',
  whatIfTitle: 'Co by to znamenalo za posledních 90 dní',
  whatIf: {
    nothing: 'Za tu dobu není co počítat.',
    never: 'Na tuto hodnotu byste ani jednou nenarazili. Nejvyšší zaznamenaná hodnota: {greatest}.',
    reachedDays:
      'Na tuto hodnotu byste narazili; počet takových dnů: {reached} z {periods}. Nejvyšší hodnota: {greatest}.',
    reachedMonths:
      'Na tuto hodnotu byste narazili; počet takových měsíců: {reached} z {periods}. Nejvyšší hodnota: {greatest}.',
    over: 'Celkem nad tuto hodnotu: {over}.',
    breakNever: 'Každá vaše přestávka byla alespoň tak dlouhá. Nejkratší: {greatest}.',
    breakReached: 'Kratší přestávky: {reached} z {periods}. Nejkratší: {greatest}.',
    noLimit: 'Nic by vás neomezilo. Nejvyšší zaznamenaná hodnota: {greatest}.',
    noBreak: 'Nic by vás neomezilo. Nejkratší přestávka: {greatest}.',
  },
  save: 'Uložit',
  saveLater: 'Požádat o změnu',
  close: 'Zpět',
  chooseTitle: 'Zvolte si limity',
  chooseIntro:
    'Než začnete hrát o peníze, každý limit buď nastavte, nebo výslovně odmítněte. Zvolit je nutné všechny. Zpřísnit je můžete kdykoli a hned, zmírnit až po zákonné lhůtě.',
  chosen: 'Zvoleno {done} z {all}',
  incomplete: 'Ještě není zvoleno vše. Zbývá: {count}.',
  chooseSubmit: 'Uložit limity',
  acceptSubmit:
    '{count, plural, one {Přijmout # návrh a uložit} few {Přijmout # návrhy a uložit} other {Přijmout # návrhů a uložit}}',
  presets: {
    title: 'Jak chcete začít',
    careful: { name: 'Opatrné hraní', note: 'Nízké částky a krátký čas. Návrh si projdete a potvrdíte.' },
    usual: { name: 'Běžné hraní', note: 'Pro několik večerů v měsíci. Návrh je náš, není to průměr ostatních hráčů.' },
    own: { name: 'Vlastní hodnoty', note: 'Každý limit vyplníte sami.' },
  },
  later: 'Zvolit později',
  laterNote: 'Do té doby můžete hrát jen pro zábavu.',
  alreadyChosen: 'Některé limity jste mezitím zvolili jinde. Zobrazujeme aktuální stav.',
  allChosen: 'Limity jsou uloženy.',
  month: {
    title: 'Měsíc hraní',
    which: 'Měsíc',
    days: 'Dny s hraním',
    ofDays: '{days} z {all}',
    time: 'Čas přihlášení',
    deposited: 'Vloženo',
    withdrawn: 'Vybráno',
    staked: 'Vsazeno',
    result: 'Výsledek',
    chart: 'Výsledek po dnech, {month}',
    dayResult: 'Výsledek dne',
    day: 'Den',
    asTable: 'Jako tabulka',
  },
  sums: {
    title: 'Přehled hraní',
    intro: 'Nejméně posledních 90 dní. Počítají se kola za peníze, vklady, výběry a čas přihlášení.',
    byDay: 'Po dnech',
    byMonth: 'Po měsících',
    period: 'Období',
    rounds: 'Kola',
    staked: 'Vsazeno',
    won: 'Vyhráno',
    ofHouse: 'Od nás',
    fromVenues: 'Z automatů v provozovnách',
    other: 'Jiné pohyby',
    what: 'Od nás: bonusové peníze a volná kola vložené do kol, bez jejich podílu na výhrách, a jackpoty. Výsledek je o vašich penězích. Vloženo, vybráno a převody jsou i z provozoven.',
    result: 'Výsledek',
    deposited: 'Vloženo',
    withdrawn: 'Vybráno',
    time: 'Čas přihlášení',
    total: 'Celkem',
    empty: 'Zatím není co ukázat.',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  kinds: {
    LogonDurationDayWholeSystemLimit: {
      help: 'Jak dlouho může za den celkem trvat tvoje přihlášení na všech zařízeních. Potom tě odhlásíme.',
    },
    LogonCountMonthWholeSystemLimit: {
      help: 'Kolikrát se můžeš za kalendářní měsíc přihlásit. Počítá se každé přihlášení.',
    },
    LogonBreakWholeSystemLimit: {
      help: 'Jak dlouho po odhlášení nepůjde sázet. Přihlásit se a vybrat výhru můžeš i během ní.',
    },
    VisitCountMonthCasinoLimit: {
      help: 'Kolikrát můžeš za kalendářní měsíc navštívit naše herny a kasina.',
    },
    StakeDayCasinoLimit: {
      help: 'Kolik můžeš za den celkem vsadit. Výhry tento limit neobnovují.',
    },
    StakeMonthCasinoLimit: {
      help: 'Kolik můžeš za kalendářní měsíc celkem vsadit. Výhry tento limit neobnovují.',
    },
    LossDayCasinoLimit: {
      help: 'Kolik můžeš za den nejvýše prohrát: sázky minus výhry.',
    },
    LossMonthCasinoLimit: {
      help: 'Kolik můžeš za kalendářní měsíc nejvýše prohrát: sázky minus výhry.',
    },
    LossDayLiveGamesLimit: {
      help: 'Kolik můžeš za den nejvýše prohrát v živých hrách: sázky minus výhry.',
    },
    LossMonthLiveGamesLimit: {
      help: 'Kolik můžeš za kalendářní měsíc nejvýše prohrát v živých hrách: sázky minus výhry.',
    },
    LossMonthCrashGameLimit: {
      help: 'Kolik můžeš za kalendářní měsíc nejvýše prohrát v crash hrách: sázky minus výhry.',
    },
    LogonCountDayWholeSystemLimit: {
      help: 'Kolikrát se můžeš za den přihlásit. Tento limit je dobrovolný.',
    },
    DepositDayWholeSystemLimit: {
      help: 'Kolik můžeš za den celkem vložit. Tento limit je dobrovolný.',
    },
    DepositMonthWholeSystemLimit: {
      help: 'Kolik můžeš za kalendářní měsíc celkem vložit. Tento limit je dobrovolný.',
    },
    RealityCheckWholeSystemLimit: {
      help: 'Po jaké době hraní ti připomeneme, jak dlouho hraješ. Tento limit je dobrovolný.',
    },
  },
  changesLeft: 'Změny, které ti tento měsíc zbývají: {count}',
  nextChange: 'Znovu změnit ho můžeš {moment}',
  warningTitle: 'Blížíš se ke svým limitům',
  badAmount: 'Zadej částku, nejvýše na dvě desetinná místa.',
  badMinutes: 'Zadej celé minuty, například 90, nebo hodiny a minuty, například 1:30.',
  badCount: 'Zadej celé číslo.',
  notChosen: 'Zvol jednu z možností.',
  looser: 'Mírnější hodnota: začne platit {moment}. Do té doby platí dosavadní a změnu můžeš zrušit.',
  sameCancels: 'Tato hodnota už platí. Uložením zrušíš změnu, která čeká.',
  notAllowedUntil: 'Tento limit teď změnit nelze. Znovu ho můžeš změnit {moment}.',
  whatIf: {
    never: 'Tato hodnota by tě ani jednou nezastavila. Nejvyšší zaznamenaná hodnota: {greatest}.',
    reachedDays:
      'Tato hodnota by tě zastavila; počet takových dnů: {reached} z {periods}. Nejvyšší hodnota: {greatest}.',
    reachedMonths:
      'Tato hodnota by tě zastavila; počet takových měsíců: {reached} z {periods}. Nejvyšší hodnota: {greatest}.',
    breakNever: 'Každá tvoje přestávka byla alespoň tak dlouhá. Nejkratší: {greatest}.',
    noLimit: 'Nic by tě neomezilo. Nejvyšší zaznamenaná hodnota: {greatest}.',
    noBreak: 'Nic by tě neomezilo. Nejkratší přestávka: {greatest}.',
  },
  chooseTitle: 'Zvol si limity',
  chooseIntro:
    'Než začneš hrát o peníze, každý limit buď nastav, nebo výslovně odmítni. Zvolit je nutné všechny. Zpřísnit je můžeš kdykoli a hned, zmírnit až po zákonné lhůtě.',
  presets: {
    title: 'Jak chceš začít',
    careful: {
      note: 'Nízké částky a krátký čas. Návrh si projdeš a potvrdíš.',
    },
    own: {
      note: 'Každý limit vyplníš po svém.',
    },
  },
  laterNote: 'Do té doby můžeš hrát jen pro zábavu.',
  alreadyChosen: 'Některé limity už máš mezitím zvolené jinde. Zobrazujeme aktuální stav.',
  sums: {
    what: 'Od nás: bonusové peníze a volná kola vložené do kol, bez jejich podílu na výhrách, a jackpoty. Výsledek je o tvých penězích. Vloženo, vybráno a převody jsou i z provozoven.',
  },
}
