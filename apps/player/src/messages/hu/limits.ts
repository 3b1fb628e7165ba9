import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Korlátaim',
  intro:
    'A szigorúbb érték azonnal érvényes, a folyamatban lévő időszakra is. Az enyhébb csak a törvényes várakozási idő után.',
  loading: 'A korlátok betöltése',
  failed: 'A korlátokat nem sikerült betölteni.',
  again: 'Újra',
  groups: { time: 'Idő és látogatások', stakes: 'Tétek', losses: 'Veszteségek', deposits: 'Befizetések' },
  kinds: {
    LogonDurationDayWholeSystemLimit: {
      name: 'Bejelentkezett idő naponta',
      help: 'Mennyi ideig lehet naponta összesen bejelentkezve, minden eszközön együtt. Utána kijelentkeztetjük.',
    },
    LogonCountMonthWholeSystemLimit: {
      name: 'Bejelentkezések havonta',
      help: 'Hányszor jelentkezhet be egy naptári hónapban. Minden bejelentkezés számít.',
    },
    LogonBreakWholeSystemLimit: {
      name: 'Szünet kijelentkezés után',
      help: 'Kijelentkezés után mennyi ideig nem tehet tétet. Bejelentkezni és kifizetést kérni közben is lehet.',
    },
    VisitCountMonthCasinoLimit: {
      name: 'Kaszinólátogatások havonta',
      help: 'Hányszor látogathatja meg játéktermeinket egy naptári hónapban.',
    },
    StakeDayCasinoLimit: {
      name: 'Tétek naponta',
      help: 'Mennyi tétet tehet naponta összesen. A nyeremények ezt a korlátot nem állítják vissza.',
    },
    StakeMonthCasinoLimit: {
      name: 'Tétek havonta',
      help: 'Mennyi tétet tehet egy naptári hónapban összesen. A nyeremények ezt a korlátot nem állítják vissza.',
    },
    LossDayCasinoLimit: {
      name: 'Veszteség naponta',
      help: 'Mennyit veszíthet naponta legfeljebb: a tétek mínusz a nyeremények.',
    },
    LossMonthCasinoLimit: {
      name: 'Veszteség havonta',
      help: 'Mennyit veszíthet egy naptári hónapban legfeljebb: a tétek mínusz a nyeremények.',
    },
    LossDayLiveGamesLimit: {
      name: 'Veszteség élő játékokban naponta',
      help: 'Mennyit veszíthet élő játékokban naponta legfeljebb: a tétek mínusz a nyeremények.',
    },
    LossMonthLiveGamesLimit: {
      name: 'Veszteség élő játékokban havonta',
      help: 'Mennyit veszíthet élő játékokban egy naptári hónapban legfeljebb: a tétek mínusz a nyeremények.',
    },
    LossMonthCrashGameLimit: {
      name: 'Veszteség crash játékokban havonta',
      help: 'Mennyit veszíthet crash játékokban egy naptári hónapban legfeljebb: a tétek mínusz a nyeremények.',
    },
    LogonCountDayWholeSystemLimit: {
      name: 'Bejelentkezések naponta',
      help: 'Hányszor jelentkezhet be naponta. Ez a korlát önkéntes.',
    },
    DepositDayWholeSystemLimit: {
      name: 'Befizetések naponta',
      help: 'Mennyit fizethet be naponta összesen. Ez a korlát önkéntes.',
    },
    DepositMonthWholeSystemLimit: {
      name: 'Befizetések havonta',
      help: 'Mennyit fizethet be egy naptári hónapban összesen. Ez a korlát önkéntes.',
    },
    RealityCheckWholeSystemLimit: {
      name: 'Emlékeztető a játékidőre',
      help: 'Mennyi játék után emlékeztessük arra, mióta játszik. Ez a korlát önkéntes.',
    },
  },
  noLimit: 'Korlátlan',
  notSet: 'Nincs beállítva',
  used: '{used} / {value}',
  usedAlone: 'Eddig {used}',
  left: 'Fennmarad: {left}',
  resetsAt: 'Újraindul: {moment}',
  meter: 'Felhasználva: {percent} %',
  ahead: 'Eddig nincs veszteség',
  change: 'Módosítás',
  changeOf: 'Módosítás: {name}',
  set: 'Beállítás',
  setOf: 'Beállítás: {name}',
  pending: 'Ettől kezdve: {moment}, ez lesz érvényes: {value}.',
  cancel: 'Módosítás visszavonása',
  cancelOf: 'Módosítás visszavonása: {name}',
  cancelled: '{name}: a módosítást visszavontuk, a jelenlegi érték marad érvényben.',
  nothingPending: 'Ez a módosítás már nem vár. A jelenlegi állapotot mutatjuk.',
  changesLeft: 'E hónapban hátralévő módosítások: {count}',
  nextChange: 'Legközelebb ekkor módosíthatja: {moment}',
  warningTitle: 'Közeledik a korlátaihoz',
  warning: '{name}: felhasználva {percent} %',
  reached: '{name}: a korlát kimerült',
  saved: '{name}: az új érték mostantól érvényes.',
  savedLater: '{name}: az új érték ekkor lép életbe: {moment}. Addig a jelenlegi érvényes.',
  savedSame: '{name}: az érték nem változott.',
  dialogTitle: 'Korlát módosítása',
  now: 'Jelenleg érvényes: {value}',
  wantsValue: 'Érték beállítása',
  wantsNone: 'Korlátlan',
  wantsNoneNote: 'Ezt a korlátot kifejezetten elutasítom.',
  acceptOne: '{value}',
  acceptOneNote: 'Elfogadom ezt a javaslatot',
  wantsOther: 'Más érték',
  amount: 'Összeg',
  minutes: 'Idő percben vagy óra:perc alakban',
  count: 'Darabszám',
  means: 'Ez {value}.',
  badAmount: 'Adjon meg egy összeget, legfeljebb két tizedesjeggyel.',
  badMinutes: 'Adjon meg egész perceket, például 90, vagy órát és percet, például 1:30.',
  badCount: 'Adjon meg egy egész számot.',
  notChosen: 'Válassza az egyik lehetőséget.',
  outOfBounds: 'Az értéknek {min} és {max} között kell lennie.',
  previewing: 'Megnézzük, mikortól lenne érvényes a módosítás',
  tighter: 'Szigorúbb érték: a mentés után azonnal érvényes.',
  looser: 'Enyhébb érték: ekkor lép életbe: {moment}. Addig a jelenlegi érvényes, és a módosítást visszavonhatja.',
  first: 'A mentés után azonnal érvényes.',
  same: 'Ez az érték már érvényes.',
  sameCancels: 'Ez az érték már érvényes. A mentéssel visszavonja a várakozó módosítást.',
  notAllowed: 'Ez a korlát most nem módosítható.',
  notAllowedUntil: 'Ez a korlát most nem módosítható. Legközelebb ekkor módosíthatja: {moment}.',
  rule: '{rule} szabály',
  whatIfTitle: 'Mit jelentett volna az elmúlt 90 napban',
  whatIf: {
    nothing: 'Erre az időre nincs mit számolni.',
    never: 'Ezt az értéket egyszer sem érte volna el. A legmagasabb rögzített érték: {greatest}.',
    reachedDays:
      'Ezt az értéket elérte volna; ilyen napok száma: {reached} / {periods}. A legmagasabb érték: {greatest}.',
    reachedMonths:
      'Ezt az értéket elérte volna; ilyen hónapok száma: {reached} / {periods}. A legmagasabb érték: {greatest}.',
    over: 'Összesen ezen érték felett: {over}.',
    breakNever: 'Minden szünete legalább ilyen hosszú volt. A legrövidebb: {greatest}.',
    breakReached: 'Rövidebb szünetek: {reached} / {periods}. A legrövidebb: {greatest}.',
    noLimit: 'Semmi sem korlátozta volna. A legmagasabb rögzített érték: {greatest}.',
    noBreak: 'Semmi sem korlátozta volna. A legrövidebb szünet: {greatest}.',
  },
  save: 'Mentés',
  saveLater: 'Módosítás kérése',
  close: 'Vissza',
  chooseTitle: 'Válassza ki a korlátait',
  chooseIntro:
    'Mielőtt pénzért játszana, minden korlátot állítson be, vagy kifejezetten utasítson el. Mindegyikről dönteni kell. Szigorítani bármikor és azonnal lehet, enyhíteni csak a törvényes várakozási idő után.',
  chosen: 'Kiválasztva: {done} / {all}',
  incomplete: 'Még nem választott ki mindent. Hátravan: {count}.',
  chooseSubmit: 'Korlátok mentése',
  acceptSubmit: '{count, plural, one {# javaslat elfogadása és mentés} other {# javaslat elfogadása és mentés}}',
  presets: {
    title: 'Hogyan szeretné kezdeni',
    careful: { name: 'Óvatos játék', note: 'Alacsony összegek és rövid idő. A javaslatot átnézi és megerősíti.' },
    usual: { name: 'Szokásos játék', note: 'Havonta néhány estére. A javaslat a miénk, nem a többi játékos átlaga.' },
    own: { name: 'Saját értékek', note: 'Minden korlátot maga tölt ki.' },
  },
  later: 'Később választok',
  laterNote: 'Addig csak szórakozásból játszhat.',
  alreadyChosen: 'Néhány korlátot időközben máshol választott ki. A jelenlegi állapotot mutatjuk.',
  allChosen: 'A korlátokat elmentettük.',
  month: {
    title: 'Egy hónap játék',
    which: 'Hónap',
    days: 'Játékos napok',
    ofDays: '{days} / {all}',
    time: 'Bejelentkezve töltött idő',
    deposited: 'Befizetve',
    withdrawn: 'Kifizetve',
    staked: 'Feltéve',
    result: 'Eredmény',
    chart: 'Napi eredmény, {month}',
    dayResult: 'A nap eredménye',
    day: 'Nap',
    asTable: 'Táblázatként',
  },
  sums: {
    title: 'Játékáttekintés',
    intro: 'Legalább az elmúlt 90 nap. A pénzes körök, befizetések, kifizetések és a bejelentkezett idő számít.',
    byDay: 'Naponta',
    byMonth: 'Havonta',
    period: 'Időszak',
    rounds: 'Körök',
    staked: 'Tét',
    won: 'Nyeremény',
    ofHouse: 'Tőlünk',
    fromVenues: 'Játékhelyek gépeiről',
    other: 'Egyéb mozgások',
    what: 'Tőlünk: a körökbe tett bónuszpénz és ingyenes körök, a nyereményekből járó részük nélkül, és a jackpotok. Az eredmény a saját pénzére vonatkozik. A befizetések, kifizetések és átutalások a játékhelyeket is tartalmazzák.',
    result: 'Eredmény',
    deposited: 'Befizetve',
    withdrawn: 'Kifizetve',
    time: 'Bejelentkezett idő',
    total: 'Összesen',
    empty: 'Még nincs mit mutatni.',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  kinds: {
    LogonDurationDayWholeSystemLimit: {
      help: 'Mennyi ideig lehetsz naponta összesen bejelentkezve, minden eszközön együtt. Utána kijelentkeztetünk.',
    },
    LogonCountMonthWholeSystemLimit: {
      help: 'Hányszor jelentkezhetsz be egy naptári hónapban. Minden bejelentkezés számít.',
    },
    LogonBreakWholeSystemLimit: {
      help: 'Kijelentkezés után mennyi ideig nem tehetsz tétet. Bejelentkezni és kifizetést kérni közben is lehet.',
    },
    VisitCountMonthCasinoLimit: {
      help: 'Hányszor látogathatod meg játéktermeinket egy naptári hónapban.',
    },
    StakeDayCasinoLimit: {
      help: 'Mennyi tétet tehetsz naponta összesen. A nyeremények ezt a korlátot nem állítják vissza.',
    },
    StakeMonthCasinoLimit: {
      help: 'Mennyi tétet tehetsz egy naptári hónapban összesen. A nyeremények ezt a korlátot nem állítják vissza.',
    },
    LossDayCasinoLimit: {
      help: 'Mennyit veszíthetsz naponta legfeljebb: a tétek mínusz a nyeremények.',
    },
    LossMonthCasinoLimit: {
      help: 'Mennyit veszíthetsz egy naptári hónapban legfeljebb: a tétek mínusz a nyeremények.',
    },
    LossDayLiveGamesLimit: {
      help: 'Mennyit veszíthetsz élő játékokban naponta legfeljebb: a tétek mínusz a nyeremények.',
    },
    LossMonthLiveGamesLimit: {
      help: 'Mennyit veszíthetsz élő játékokban egy naptári hónapban legfeljebb: a tétek mínusz a nyeremények.',
    },
    LossMonthCrashGameLimit: {
      help: 'Mennyit veszíthetsz crash játékokban egy naptári hónapban legfeljebb: a tétek mínusz a nyeremények.',
    },
    LogonCountDayWholeSystemLimit: {
      help: 'Hányszor jelentkezhetsz be naponta. Ez a korlát önkéntes.',
    },
    DepositDayWholeSystemLimit: {
      help: 'Mennyit fizethetsz be naponta összesen. Ez a korlát önkéntes.',
    },
    DepositMonthWholeSystemLimit: {
      help: 'Mennyit fizethetsz be egy naptári hónapban összesen. Ez a korlát önkéntes.',
    },
    RealityCheckWholeSystemLimit: {
      help: 'Mennyi játék után emlékeztessünk arra, mióta játszol. Ez a korlát önkéntes.',
    },
  },
  nextChange: 'Legközelebb ekkor módosíthatod: {moment}',
  warningTitle: 'Közeledsz a korlátaidhoz',
  badAmount: 'Adj meg egy összeget, legfeljebb két tizedesjeggyel.',
  badMinutes: 'Adj meg egész perceket, például 90, vagy órát és percet, például 1:30.',
  badCount: 'Adj meg egy egész számot.',
  notChosen: 'Válaszd az egyik lehetőséget.',
  looser: 'Enyhébb érték: ekkor lép életbe: {moment}. Addig a jelenlegi érvényes, és a módosítást visszavonhatod.',
  sameCancels: 'Ez az érték már érvényes. A mentéssel visszavonod a várakozó módosítást.',
  notAllowedUntil: 'Ez a korlát most nem módosítható. Legközelebb ekkor módosíthatod: {moment}.',
  whatIf: {
    never: 'Ezt az értéket egyszer sem érted volna el. A legmagasabb rögzített érték: {greatest}.',
    reachedDays:
      'Ezt az értéket elérted volna; ilyen napok száma: {reached} / {periods}. A legmagasabb érték: {greatest}.',
    reachedMonths:
      'Ezt az értéket elérted volna; ilyen hónapok száma: {reached} / {periods}. A legmagasabb érték: {greatest}.',
    breakNever: 'Minden szüneted legalább ilyen hosszú volt. A legrövidebb: {greatest}.',
    noLimit: 'Semmi sem korlátozott volna téged. A legmagasabb rögzített érték: {greatest}.',
    noBreak: 'Semmi sem korlátozott volna téged. A legrövidebb szünet: {greatest}.',
  },
  chooseTitle: 'Válaszd ki a korlátaidat',
  chooseIntro:
    'Mielőtt pénzért játszanál, minden korlátot állíts be, vagy kifejezetten utasíts el. Mindegyikről dönteni kell. Szigorítani bármikor és azonnal lehet, enyhíteni csak a törvényes várakozási idő után.',
  incomplete: 'Még nem választottál ki mindent. Hátravan: {count}.',
  presets: {
    title: 'Hogyan szeretnéd kezdeni',
    careful: {
      note: 'Alacsony összegek és rövid idő. A javaslatot átnézed és megerősíted.',
    },
    own: {
      note: 'Minden korlátot te magad töltesz ki.',
    },
  },
  laterNote: 'Addig csak szórakozásból játszhatsz.',
  alreadyChosen: 'Néhány korlátot időközben máshol választottál ki. A jelenlegi állapotot mutatjuk.',
  sums: {
    what: 'Tőlünk: a körökbe tett bónuszpénz és ingyenes körök, a nyereményekből járó részük nélkül, és a jackpotok. Az eredmény a saját pénzedre vonatkozik. A befizetések, kifizetések és átutalások a játékhelyeket is tartalmazzák.',
  },
}
