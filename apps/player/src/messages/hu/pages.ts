import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  version: '{version}. változat, hatályos: {since}.',
  preview: 'A(z) {version}. változat előnézete. A játékosok nem látják.',
  findAnswer: 'Keresés a kérdések között',
  nothingFound: 'Erre itt nincs válasz. Kérdezze az ügyfélszolgálatot.',
  askSupport: 'Kérdezze az ügyfélszolgálatot',
  newTerms: {
    title: 'A feltételek megváltoztak',
    inForce: 'A(z) {version}. változat {since} óta hatályos.',
    accepted: 'Ön a(z) {version}. változatot fogadta el.',
    notAccepted: 'Ezt még nem fogadta el.',
    changes: 'Az új rész színezett, a törölt áthúzott. A teljes szöveg lejjebb olvasható.',
    noChanges: 'A szöveg ugyanaz maradt.',
    acceptTitle: 'Ön a(z) {version}. változat szerint játszik',
    without: 'Amíg nem fogadja el, nem fizethet be és nem játszhat pénzért. Kifizetést elfogadás nélkül is kérhet.',
    accept: 'Elfogadom a(z) {version}. változatot',
    later: 'Még átgondolom',
    withdraw: 'Pénz kifizetése',
  },
  operator: {
    name: 'Üzemeltető',
    companyNumber: 'Cégazonosító',
    registeredOffice: 'Székhely',
    registerEntry: 'Cégjegyzéki bejegyzés',
    licence: 'Engedély',
    phone: 'Telefon',
    email: 'E-mail',
    dataProtectionEmail: 'E-mail a személyes adatokhoz',
    untold: 'még nincs megadva',
  },
  help: {
    call: 'Hívás: {phone}',
    free: 'ingyenes',
    always: 'éjjel-nappal',
  },
  limits: {
    title: 'Amit azonnal megtehet',
    limits: 'Limitek beállítása',
    exclusion: 'Játék leállítása vagy kizárás',
    signIn: 'Belépés után a fiókjában találja.',
  },
  test: {
    title: 'Teszt: még szórakozásból játszom?',
    about: 'Kilenc kérdés az elmúlt tizenkét hónapról. A válaszok a böngészőjében maradnak, sehová sem küldjük őket.',
    never: 'Soha',
    sometimes: 'Néha',
    often: 'Gyakran',
    always: 'Szinte mindig',
    show: 'Kiértékelés',
    missing: 'Válaszoljon minden kérdésre.',
    points: 'Az Ön összege {points} a 27-ből.',
    low: 'A válaszok nem utalnak játékkal kapcsolatos gondra.',
    mild: 'A válaszok enyhe kockázatra utalnak. Állítson be limiteket, és figyelje az időt.',
    middle: 'A válaszok olyan gondra utalnak, amely már árt. Tartson szünetet, és beszéljen szakemberrel.',
    high: 'A válaszok súlyos gondra utalnak. Hagyja abba a játékot, és még ma hívjon segélyvonalat.',
    q1: 'Tett fel több pénzt, mint amennyit megengedhetett magának elveszíteni?',
    q2: 'Kellett-e nagyobb összegért játszania ugyanazért az izgalomért?',
    q3: 'Visszatért-e játszani, hogy visszanyerje az elveszített pénzt?',
    q4: 'Vett-e fel kölcsönt vagy adott-e el valamit, hogy legyen pénze játékra?',
    q5: 'Érezte-e, hogy gondja lehet a játékkal?',
    q6: 'Okozott-e a játék egészségi gondot, stresszt vagy szorongást?',
    q7: 'Bírálta-e valaki a játékát, vagy mondta-e, hogy gondja van?',
    q8: 'Okozott-e a játék pénzügyi gondot Önnek vagy a háztartásának?',
    q9: 'Érzett-e bűntudatot amiatt, ahogyan játszik?',
    source: 'A PGSI kérdőív (Canadian Problem Gambling Index) alapján.',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  nothingFound: 'Erre itt nincs válasz. Kérdezd az ügyfélszolgálatot.',
  askSupport: 'Kérdezd az ügyfélszolgálatot',
}
