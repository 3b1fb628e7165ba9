import type { AnswerTexts, AnswerVariants } from '../questions.ts'

export const answers: AnswerTexts = {
  withdrawalWhere: [
    'Hol van a pénz, amit kivettem?',
    'A kifizetések oldalán minden kifizetés látszik, azzal együtt, hol tart. Amíg el nem küldjük, ott visszavonhatja, és a pénz visszakerül a számlájára.',
  ],
  depositMissing: [
    'Fizettem, de nem látom a befizetést',
    'A befizetést akkor írjuk jóvá, amikor a bank vagy a kártyatársaság megerősíti. Az átutalás a bankunk kivonatával érkezik. Ha más azonosítóval ment el, küldje el mellékletként a bankja igazolását.',
  ],
  withdrawalTo: [
    'Hová küldik a kifizetést?',
    'Csak olyan számlára vagy kártyára, amely az Öné. Az Önre érvényes módokat a kifizetések oldala kínálja.',
  ],
  bonusBegins: [
    'Magától elindul a bónusz?',
    'Nem. A bónusz akkor indul, amikor elfogadja. A teljes feltételeket előre látja, és ugyanolyan könnyen elutasíthatja.',
  ],
  wagering: [
    'Mit jelent a megforgatás?',
    'Mennyit kell feltennie a bónuszból, mielőtt a maradék az Ön pénzévé válik. Hogy mennyi van meg, és meddig érvényes, a bónusznál látja.',
  ],
  bonusGivenUp: [
    'Lemondhatok a bónuszról?',
    'Igen, bármikor. A bónusz véget ér, pénze visszakerül a házhoz; a saját pénze megmarad.',
  ],
  verifyIdentity: [
    'Hogyan igazolom magam?',
    'Az ellenőrzés oldalán. Az nálunk érvényes módokat kínálja; az egyik az okmányok fényképe. Ott mindig le van írva, miért nem fogadtunk el egy okmányt.',
  ],
  changeContact: [
    'Hogyan változtatom meg az e-mailemet vagy telefonomat?',
    'Azon az oldalon, amely megmondja, mire van szüksége a fióknak. Az új elérhetőséget a rá küldött kóddal erősíti meg.',
  ],
  closeAccount: [
    'Hogyan zárom le a fiókomat?',
    'Az adatai oldalán, jelszóval. Akkor zárható le, ha semmi sem maradt rajta: sem pénz, sem kifizetés, sem nyitott kör. Újra nem nyílik meg.',
  ],
  changeLimit: [
    'Hogyan változtatok limitet?',
    'A limitek oldalán. A szigorúbb érték hamarabb érvényes, mint az enyhébb; hogy pontosan mikortól, azt a megerősítés előtt megmondjuk.',
  ],
  stopNow: [
    'Most azonnal abbahagynám',
    'Nyomja meg a fejlécben a Stop gombot: minden eszközön megállítja a játékot, és nem vonható vissza. Hosszabb szünetet vagy kizárást a szünet oldalán állíthat be.',
  ],
  somebodyPlaysTooMuch: [
    'Ki segít, ha túl sokat játszom?',
    'Szakemberek, ingyen és névtelenül: {help}. Közben a szünet oldalán bezárhatja maga előtt a játékot.',
  ],
  connectionLost: [
    'Megszakadt a kapcsolat egy kör közben',
    'A kör a szerveren befejeződik, a nyereményt jóváírjuk. Amikor visszatér a játékba, látja az eredményt.',
  ],
  isItFair: [
    'Honnan tudom, hogy a játék nem csal?',
    'A kör előtt közzétesszük egy véletlen szám ujjlenyomatát, utána a számot is. Minden körét ellenőrizheti a fiókjából.',
  ],
  rtp: [
    'Mi az RTP?',
    'A téteknek az a része, amely hosszú távon visszajut a játékosokhoz. A játék szabályaiból számítjuk, mindenkinek azonos; egyetlen körről semmit sem mond.',
  ],
  forFun: [
    'Játszhatok próbából?',
    'Igen, regisztráció nélkül is. Pénzért csak 18 éves vagy idősebb regisztrált játékosnak szabad játszania.',
  ],
  addVenueCard: [
    'Hogyan adok hozzá játéktermi kártyát?',
    'A játéktermi kártyák oldalán, a kártyán lévő számmal. A kártyás belépéshez PIN-kód kell.',
  ],
  oldAccount: [
    'Van egy játéktermi vagy régebbi fiókom',
    'A régi fiók oldalán hozhatja át: megkeressük, ellenőrizzük, hogy az Öné, és összekötjük az újjal.',
  ],
  passwordForgotten: [
    'Elfelejtettem a jelszavamat',
    'A belépés oldalán válassza az elfelejtett jelszót. Az új jelszóhoz vezető linket e-mailben küldjük.',
  ],
  whoIsSignedIn: [
    'Hogyan látom, ki van belépve?',
    'Fiókjában látja a belépett eszközöket, és mindegyiket kiléptetheti. Ha valamelyiket nem ismeri, a jelszavát is változtassa meg.',
  ],
  passwordAsked: [
    'Valaki a jelszavamat kéri',
    'Nem a mi ügyfélszolgálatunk: telefonon, e-mailben vagy válaszban soha nem kérdezzük. Változtassa meg a jelszavát, és írjon nekünk.',
  ],
  locked: [
    'Miért van zárolva a fiókom?',
    'Az okot az ügyfélszolgálat mondja meg. Innen belépés nélkül is írhat; a választ e-mailben küldjük.',
  ],
  whoMayPlay: [
    'Kinek szabad itt játszani?',
    '18 éves vagy idősebb személy, aki egyetlen fiókkal rendelkezik, a saját nevén, és nincs kizárva a szerencsejátékból.',
  ],
  copyOfData: [
    'Hogyan kapok másolatot az adataimról?',
    'Kérje az adatai oldalán. Amikor az archívum elkészült, írunk, és ott letöltheti. Az ügyfélszolgálatnak írt kérdései is benne vannak.',
  ],
}

/** The answers that address the player, in first-name terms. */
export const informal: AnswerVariants = {
  withdrawalWhere: {
    answer:
      'A kifizetések oldalán minden kifizetés látszik, azzal együtt, hol tart. Amíg el nem küldjük, ott visszavonhatod, és a pénz visszakerül a számládra.',
  },
  depositMissing: {
    answer:
      'A befizetést akkor írjuk jóvá, amikor a bank vagy a kártyatársaság megerősíti. Az átutalás a bankunk kivonatával érkezik. Ha más azonosítóval ment el, küldd el mellékletként a bankod igazolását.',
  },
  withdrawalTo: {
    question: 'Hová érkezik a kifizetés?',
    answer: 'Csak olyan számlára vagy kártyára, amely a tiéd. A rád érvényes módokat a kifizetések oldala kínálja.',
  },
  bonusBegins: {
    answer:
      'Nem. A bónusz akkor indul, amikor elfogadod. A teljes feltételeket előre látod, és ugyanolyan könnyen elutasíthatod.',
  },
  wagering: {
    answer:
      'Mennyit kell feltenned a bónuszból, mielőtt a maradék a te pénzeddé válik. Hogy mennyi van meg, és meddig érvényes, a bónusznál látod.',
  },
  bonusGivenUp: { answer: 'Igen, bármikor. A bónusz véget ér, pénze visszakerül a házhoz; a saját pénzed megmarad.' },
  changeContact: {
    answer:
      'Azon az oldalon, amely megmondja, mire van szüksége a fióknak. Az új elérhetőséget a rá küldött kóddal erősíted meg.',
  },
  closeAccount: {
    answer:
      'Az adataid oldalán, jelszóval. Akkor zárható le, ha semmi sem maradt rajta: sem pénz, sem kifizetés, sem nyitott kör. Újra nem nyílik meg.',
  },
  stopNow: {
    answer:
      'Nyomd meg a fejlécben a Stop gombot: minden eszközön megállítja a játékot, és nem vonható vissza. Hosszabb szünetet vagy kizárást a szünet oldalán állíthatsz be.',
  },
  somebodyPlaysTooMuch: {
    answer: 'Szakemberek, ingyen és névtelenül: {help}. Közben a szünet oldalán bezárhatod magad előtt a játékot.',
  },
  connectionLost: {
    answer: 'A kör a szerveren befejeződik, a nyereményt jóváírjuk. Amikor visszatérsz a játékba, látod az eredményt.',
  },
  isItFair: {
    answer:
      'A kör előtt közzétesszük egy véletlen szám ujjlenyomatát, utána a számot is. Minden körödet ellenőrizheted a fiókodból.',
  },
  oldAccount: {
    answer: 'A régi fiók oldalán hozhatod át: megkeressük, ellenőrizzük, hogy a tiéd, és összekötjük az újjal.',
  },
  passwordForgotten: {
    answer: 'A belépés oldalán válaszd az elfelejtett jelszót. Az új jelszóhoz vezető linket e-mailben küldjük.',
  },
  whoIsSignedIn: {
    answer:
      'Fiókodban látod a belépett eszközöket, és mindegyiket kiléptetheted. Ha valamelyiket nem ismered, a jelszavadat is változtasd meg.',
  },
  passwordAsked: {
    answer:
      'Nem a mi ügyfélszolgálatunk: telefonon, e-mailben vagy válaszban soha nem kérdezzük. Változtasd meg a jelszavadat, és írj nekünk.',
  },
  locked: {
    answer: 'Az okot az ügyfélszolgálat mondja meg. Innen belépés nélkül is írhatsz; a választ e-mailben küldjük.',
  },
  copyOfData: {
    answer:
      'Kérd az adataid oldalán. Amikor az archívum elkészült, írunk, és ott letöltheted. Az ügyfélszolgálatnak írt kérdéseid is benne vannak.',
  },
}
