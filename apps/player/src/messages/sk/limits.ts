import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Moje limity',
  intro:
    'Prísnejšia hodnota platí hneď a aj pre obdobie, ktoré práve beží. Miernejšia začne platiť až po zákonnej lehote.',
  loading: 'Načítavajú sa limity',
  failed: 'Limity sa nepodarilo načítať.',
  again: 'Skúsiť znova',
  groups: { time: 'Čas a návštevy', stakes: 'Stávky', losses: 'Prehry', deposits: 'Vklady' },
  kinds: {
    LogonDurationDayWholeSystemLimit: {
      name: 'Čas prihlásenia za deň',
      help: 'Ako dlho môžete byť za deň celkovo prihlásení na všetkých zariadeniach. Potom vás odhlásime.',
    },
    LogonCountMonthWholeSystemLimit: {
      name: 'Prihlásenia za mesiac',
      help: 'Koľkokrát sa môžete za kalendárny mesiac prihlásiť. Počíta sa každé prihlásenie.',
    },
    LogonBreakWholeSystemLimit: {
      name: 'Prestávka po odhlásení',
      help: 'Ako dlho po odhlásení nebude možné staviť. Prihlásiť sa a vybrať výhru môžete aj počas nej.',
    },
    VisitCountMonthCasinoLimit: {
      name: 'Návštevy kasína za mesiac',
      help: 'Koľkokrát môžete za kalendárny mesiac navštíviť naše herne a kasína.',
    },
    StakeDayCasinoLimit: {
      name: 'Stávky za deň',
      help: 'Koľko môžete za deň celkovo staviť. Výhry tento limit neobnovujú.',
    },
    StakeMonthCasinoLimit: {
      name: 'Stávky za mesiac',
      help: 'Koľko môžete za kalendárny mesiac celkovo staviť. Výhry tento limit neobnovujú.',
    },
    LossDayCasinoLimit: {
      name: 'Prehra za deň',
      help: 'Koľko môžete za deň najviac prehrať: stávky mínus výhry.',
    },
    LossMonthCasinoLimit: {
      name: 'Prehra za mesiac',
      help: 'Koľko môžete za kalendárny mesiac najviac prehrať: stávky mínus výhry.',
    },
    LossDayLiveGamesLimit: {
      name: 'Prehra v živých hrách za deň',
      help: 'Koľko môžete za deň najviac prehrať v živých hrách: stávky mínus výhry.',
    },
    LossMonthLiveGamesLimit: {
      name: 'Prehra v živých hrách za mesiac',
      help: 'Koľko môžete za kalendárny mesiac najviac prehrať v živých hrách: stávky mínus výhry.',
    },
    LossMonthCrashGameLimit: {
      name: 'Prehra v crash hrách za mesiac',
      help: 'Koľko môžete za kalendárny mesiac najviac prehrať v crash hrách: stávky mínus výhry.',
    },
    LogonCountDayWholeSystemLimit: {
      name: 'Prihlásenia za deň',
      help: 'Koľkokrát sa môžete za deň prihlásiť. Tento limit je dobrovoľný.',
    },
    DepositDayWholeSystemLimit: {
      name: 'Vklady za deň',
      help: 'Koľko môžete za deň celkovo vložiť. Tento limit je dobrovoľný.',
    },
    DepositMonthWholeSystemLimit: {
      name: 'Vklady za mesiac',
      help: 'Koľko môžete za kalendárny mesiac celkovo vložiť. Tento limit je dobrovoľný.',
    },
    RealityCheckWholeSystemLimit: {
      name: 'Pripomienka času hrania',
      help: 'Po akom čase hrania vám pripomenieme, ako dlho hráte. Tento limit je dobrovoľný.',
    },
  },
  noLimit: 'Bez obmedzenia',
  notSet: 'Nenastavené',
  used: '{used} z {value}',
  usedAlone: 'Zatiaľ {used}',
  left: 'Zostáva {left}',
  resetsAt: 'Znova od nuly {moment}',
  meter: 'Využité {percent} %',
  ahead: 'Zatiaľ žiadna prehra',
  change: 'Zmeniť',
  changeOf: 'Zmeniť: {name}',
  set: 'Nastaviť',
  setOf: 'Nastaviť: {name}',
  pending: 'Od {moment} bude platiť: {value}.',
  cancel: 'Zrušiť zmenu',
  cancelOf: 'Zrušiť zmenu: {name}',
  cancelled: '{name}: zmena je zrušená, doterajšia hodnota platí ďalej.',
  nothingPending: 'Táto zmena už nečaká. Zobrazujeme aktuálny stav.',
  changesLeft: 'Zmeny, ktoré vám tento mesiac zostávajú: {count}',
  nextChange: 'Znova ho môžete zmeniť {moment}',
  warningTitle: 'Blížite sa k svojim limitom',
  warning: '{name}: využité {percent} %',
  reached: '{name}: limit je vyčerpaný',
  saved: '{name}: nová hodnota platí od tejto chvíle.',
  savedLater: '{name}: nová hodnota začne platiť {moment}. Dovtedy platí doterajšia.',
  savedSame: '{name}: hodnota zostáva, ako bola.',
  dialogTitle: 'Zmeniť limit',
  now: 'Teraz platí: {value}',
  wantsValue: 'Nastaviť hodnotu',
  wantsNone: 'Bez obmedzenia',
  wantsNoneNote: 'Výslovne odmietam tento limit.',
  acceptOne: '{value}',
  acceptOneNote: 'Prijať tento návrh',
  wantsOther: 'Iná hodnota',
  amount: 'Suma',
  minutes: 'Čas v minútach alebo ako hodiny:minúty',
  count: 'Počet',
  means: 'To je {value}.',
  badAmount: 'Zadajte sumu, najviac na dve desatinné miesta.',
  badMinutes: 'Zadajte celé minúty, napríklad 90, alebo hodiny a minúty, napríklad 1:30.',
  badCount: 'Zadajte celé číslo.',
  notChosen: 'Zvoľte jednu z možností.',
  outOfBounds: 'Hodnota musí byť od {min} do {max}.',
  previewing: 'Zisťuje sa, odkedy by zmena platila',
  tighter: 'Prísnejšia hodnota: platí hneď po uložení.',
  looser: 'Miernejšia hodnota: začne platiť {moment}. Dovtedy platí doterajšia a zmenu môžete zrušiť.',
  first: 'Platí hneď po uložení.',
  same: 'Táto hodnota už platí.',
  sameCancels: 'Táto hodnota už platí. Uložením zrušíte zmenu, ktorá čaká.',
  notAllowed: 'Tento limit teraz zmeniť nemožno.',
  notAllowedUntil: 'Tento limit teraz zmeniť nemožno. Znova ho môžete zmeniť {moment}.',
  rule: 'Pravidlo {rule}',
  whatIfTitle: 'Čo by to znamenalo za posledných 90 dní',
  whatIf: {
    nothing: 'Za ten čas niet čo počítať.',
    never: 'Na túto hodnotu by ste ani raz nenarazili. Najvyššia zaznamenaná hodnota: {greatest}.',
    reachedDays:
      'Na túto hodnotu by ste narazili; počet takých dní: {reached} z {periods}. Najvyššia hodnota: {greatest}.',
    reachedMonths:
      'Na túto hodnotu by ste narazili; počet takých mesiacov: {reached} z {periods}. Najvyššia hodnota: {greatest}.',
    over: 'Celkovo nad túto hodnotu: {over}.',
    breakNever: 'Každá vaša prestávka bola aspoň taká dlhá. Najkratšia: {greatest}.',
    breakReached: 'Kratšie prestávky: {reached} z {periods}. Najkratšia: {greatest}.',
    noLimit: 'Nič by vás neobmedzilo. Najvyššia zaznamenaná hodnota: {greatest}.',
    noBreak: 'Nič by vás neobmedzilo. Najkratšia prestávka: {greatest}.',
  },
  save: 'Uložiť',
  saveLater: 'Požiadať o zmenu',
  close: 'Späť',
  chooseTitle: 'Zvoľte si limity',
  chooseIntro:
    'Skôr než začnete hrať o peniaze, každý limit buď nastavte, alebo výslovne odmietnite. Zvoliť treba všetky. Sprísniť ich môžete kedykoľvek a hneď, zmierniť až po zákonnej lehote.',
  chosen: 'Zvolené {done} z {all}',
  incomplete: 'Ešte nie je zvolené všetko. Zostáva: {count}.',
  chooseSubmit: 'Uložiť limity',
  acceptSubmit:
    '{count, plural, one {Prijať # návrh a uložiť} few {Prijať # návrhy a uložiť} other {Prijať # návrhov a uložiť}}',
  presets: {
    title: 'Ako chcete začať',
    careful: { name: 'Opatrné hranie', note: 'Nízke sumy a krátky čas. Návrh si prejdete a potvrdíte.' },
    usual: {
      name: 'Bežné hranie',
      note: 'Na niekoľko večerov v mesiaci. Návrh je náš, nie je to priemer ostatných hráčov.',
    },
    own: { name: 'Vlastné hodnoty', note: 'Každý limit vyplníte sami.' },
  },
  later: 'Zvoliť neskôr',
  laterNote: 'Dovtedy môžete hrať len pre zábavu.',
  alreadyChosen: 'Niektoré limity ste medzitým zvolili inde. Zobrazujeme aktuálny stav.',
  allChosen: 'Limity sú uložené.',
  month: {
    title: 'Mesiac hrania',
    which: 'Mesiac',
    days: 'Dni s hraním',
    ofDays: '{days} z {all}',
    time: 'Čas prihlásenia',
    deposited: 'Vložené',
    withdrawn: 'Vybrané',
    staked: 'Stavené',
    result: 'Výsledok',
    chart: 'Výsledok po dňoch, {month}',
    dayResult: 'Výsledok dňa',
    day: 'Deň',
    asTable: 'Ako tabuľka',
  },
  sums: {
    title: 'Prehľad hrania',
    intro: 'Najmenej posledných 90 dní. Počítajú sa kolá za peniaze, vklady, výbery a čas prihlásenia.',
    byDay: 'Po dňoch',
    byMonth: 'Po mesiacoch',
    period: 'Obdobie',
    rounds: 'Kolá',
    staked: 'Stavené',
    won: 'Vyhrané',
    ofHouse: 'Od nás',
    fromVenues: 'Z automatov v prevádzkach',
    other: 'Iné pohyby',
    what: 'Od nás: bonusové peniaze a voľné kolá vložené do kôl, bez ich podielu na výhrach, a jackpoty. Výsledok je o vašich peniazoch. Vložené, vybrané a prevody sú aj z prevádzok.',
    result: 'Výsledok',
    deposited: 'Vložené',
    withdrawn: 'Vybrané',
    time: 'Čas prihlásenia',
    total: 'Celkom',
    empty: 'Zatiaľ niet čo ukázať.',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  kinds: {
    LogonDurationDayWholeSystemLimit: {
      help: 'Ako dlho môže za deň celkovo trvať tvoje prihlásenie na všetkých zariadeniach. Potom ťa odhlásime.',
    },
    LogonCountMonthWholeSystemLimit: {
      help: 'Koľkokrát sa môžeš za kalendárny mesiac prihlásiť. Počíta sa každé prihlásenie.',
    },
    LogonBreakWholeSystemLimit: {
      help: 'Ako dlho po odhlásení nebude možné staviť. Prihlásiť sa a vybrať výhru môžeš aj počas nej.',
    },
    VisitCountMonthCasinoLimit: {
      help: 'Koľkokrát môžeš za kalendárny mesiac navštíviť naše herne a kasína.',
    },
    StakeDayCasinoLimit: {
      help: 'Koľko môžeš za deň celkovo staviť. Výhry tento limit neobnovujú.',
    },
    StakeMonthCasinoLimit: {
      help: 'Koľko môžeš za kalendárny mesiac celkovo staviť. Výhry tento limit neobnovujú.',
    },
    LossDayCasinoLimit: {
      help: 'Koľko môžeš za deň najviac prehrať: stávky mínus výhry.',
    },
    LossMonthCasinoLimit: {
      help: 'Koľko môžeš za kalendárny mesiac najviac prehrať: stávky mínus výhry.',
    },
    LossDayLiveGamesLimit: {
      help: 'Koľko môžeš za deň najviac prehrať v živých hrách: stávky mínus výhry.',
    },
    LossMonthLiveGamesLimit: {
      help: 'Koľko môžeš za kalendárny mesiac najviac prehrať v živých hrách: stávky mínus výhry.',
    },
    LossMonthCrashGameLimit: {
      help: 'Koľko môžeš za kalendárny mesiac najviac prehrať v crash hrách: stávky mínus výhry.',
    },
    LogonCountDayWholeSystemLimit: {
      help: 'Koľkokrát sa môžeš za deň prihlásiť. Tento limit je dobrovoľný.',
    },
    DepositDayWholeSystemLimit: {
      help: 'Koľko môžeš za deň celkovo vložiť. Tento limit je dobrovoľný.',
    },
    DepositMonthWholeSystemLimit: {
      help: 'Koľko môžeš za kalendárny mesiac celkovo vložiť. Tento limit je dobrovoľný.',
    },
    RealityCheckWholeSystemLimit: {
      help: 'Po akom čase hrania ti pripomenieme, ako dlho hráš. Tento limit je dobrovoľný.',
    },
  },
  changesLeft: 'Zmeny, ktoré ti tento mesiac zostávajú: {count}',
  nextChange: 'Znova ho môžeš zmeniť {moment}',
  warningTitle: 'Blížiš sa k svojim limitom',
  badAmount: 'Zadaj sumu, najviac na dve desatinné miesta.',
  badMinutes: 'Zadaj celé minúty, napríklad 90, alebo hodiny a minúty, napríklad 1:30.',
  badCount: 'Zadaj celé číslo.',
  notChosen: 'Zvoľ jednu z možností.',
  looser: 'Miernejšia hodnota: začne platiť {moment}. Dovtedy platí doterajšia a zmenu môžeš zrušiť.',
  sameCancels: 'Táto hodnota už platí. Uložením zrušíš zmenu, ktorá čaká.',
  notAllowedUntil: 'Tento limit teraz zmeniť nemožno. Znova ho môžeš zmeniť {moment}.',
  whatIf: {
    never: 'Táto hodnota by ťa ani raz nezastavila. Najvyššia zaznamenaná hodnota: {greatest}.',
    reachedDays:
      'Táto hodnota by ťa zastavila; počet takých dní: {reached} z {periods}. Najvyššia hodnota: {greatest}.',
    reachedMonths:
      'Táto hodnota by ťa zastavila; počet takých mesiacov: {reached} z {periods}. Najvyššia hodnota: {greatest}.',
    breakNever: 'Každá tvoja prestávka bola aspoň taká dlhá. Najkratšia: {greatest}.',
    noLimit: 'Nič by ťa neobmedzilo. Najvyššia zaznamenaná hodnota: {greatest}.',
    noBreak: 'Nič by ťa neobmedzilo. Najkratšia prestávka: {greatest}.',
  },
  chooseTitle: 'Zvoľ si limity',
  chooseIntro:
    'Skôr než začneš hrať o peniaze, každý limit buď nastav, alebo výslovne odmietni. Zvoliť treba všetky. Sprísniť ich môžeš kedykoľvek a hneď, zmierniť až po zákonnej lehote.',
  presets: {
    title: 'Ako chceš začať',
    careful: {
      note: 'Nízke sumy a krátky čas. Návrh si prejdeš a potvrdíš.',
    },
    own: {
      note: 'Každý limit vyplníš po svojom.',
    },
  },
  laterNote: 'Dovtedy môžeš hrať len pre zábavu.',
  alreadyChosen: 'Niektoré limity už máš medzitým zvolené inde. Zobrazujeme aktuálny stav.',
  sums: {
    what: 'Od nás: bonusové peniaze a voľné kolá vložené do kôl, bez ich podielu na výhrach, a jackpoty. Výsledok je o tvojich peniazoch. Vložené, vybrané a prevody sú aj z prevádzok.',
  },
}
