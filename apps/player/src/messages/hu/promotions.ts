import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Ajánlatok',
  intro:
    'Mindegyik négy dolgot mond meg: mit kap, miért, milyen feltétellel és meddig. Elfogadni csak a teljes feltételek alatt lehet.',
  running: 'Önnél fut',
  leftToWager: 'Még megforgatandó: {amount}',
  leftToPlay: '{count, plural, other {# kör van hátra, {game}}}',
  playedSoFar: '{rounds} körből {used} lejátszva, nyeremény: {won}',
  now: 'Amit most kínálunk',
  allOffers: 'Minden ajánlat és ami jön',
  ownBonuses: 'Bónuszok a fiókomban',
  allKinds: 'Mind',
  kindsMenu: 'Ajánlat fajtája',
  counted: '{wagered} beszámítva ennyiből: {target}',
  until: 'eddig: {at}',
  byCode: 'Kóddal',
  read: 'A feltételek elolvasása',
  back: 'Ajánlatok',
  empty: 'Semmiről sem maradt le. Ha lesz valami Önnek, itt megtalálja.',
  failed: 'Az ajánlatokat most nem sikerült betölteni.',
  retry: 'Újra',
  stale: 'Állapot: {at}. Most nincs kapcsolat, az adatok megváltozhattak.',
  meanCost:
    'A teljes {amount} bónusz megforgatása átlagosan {least} és {most} közötti összegbe kerül, játéktól függően. Néha kevesebb, néha több.',
  meanCostOne: 'A teljes {amount} bónusz megforgatása átlagosan {least}. Néha kevesebb, néha több.',
  notGiven: 'Amit nem kap',
  andWhy: 'és miért',
  rule: 'szabály: {rule}',
  proveIdentity: 'Személyazonosság igazolása',
  otherWhy: 'Önre most nem érvényes.',
  coming: 'Ami jön',
  begins: 'ettől: {at}',
  calendar: 'Teljes naptár',
  terms: 'Feltételek',
  termGames: 'Játékok: {games}',
  allGames: 'mind, a maga arányában',
  termHardEnd: 'Amit {at} időpontig nem játszik le, elvész. A saját pénze megmarad.',
  termOften: 'Egy személy legfeljebb {count} alkalommal kapja meg.',
  termAccept: '{days, plural, other {A felajánlott bónuszt # napon belül fogadja el.}}',
  termCashFirst: 'Először a saját pénze a tét. Azt bármikor kiveheti.',
  termRefund: 'Ha a befizetés visszamegy, a bónusz is visszamegy vele, amennyit még nem játszott le.',
  version: '{version}. változat',
  take: 'Kérem ezt az ajánlatot',
  decline: 'Nem kérem',
  deposit: 'Befizetés',
  needsCode: 'Ehhez az ajánlathoz kód kell, például szórólapról vagy e-mailből.',
  signIn: 'Belépés',
  kinds: {
    'no-deposit': 'Befizetés nélkül',
    'deposit-match': 'Bónusz a befizetéshez',
    reload: 'Bónusz a következő befizetéshez',
    cashback: 'A veszteség egy része vissza',
    'by-hand': 'Bónusz',
    'free-rounds': 'Ingyenes körök',
  },
  why: {
    'given-often-enough': 'Ezt az ajánlatot már megkapta. Egy személy nem kapja meg többször.',
    'not-first-deposit': 'Csak az első befizetéshez jár, és az már megvolt.',
    'first-deposit': 'Későbbi befizetéshez jár, nem az elsőhöz.',
    'not-lawful': 'A törvény ezt az Ön számlájára most nem engedi.',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro:
    'Mindegyik négy dolgot mond meg: mit kapsz, miért, milyen feltétellel és meddig. Elfogadni csak a teljes feltételek alatt lehet.',
  running: 'Nálad fut',
  empty: 'Semmiről sem maradtál le. Ha lesz valami neked, itt megtalálod.',
  notGiven: 'Amit nem kapsz',
  otherWhy: 'Rád most nem érvényes.',
  termHardEnd: 'Amit {at} időpontig nem játszol le, elvész. A saját pénzed megmarad.',
  termAccept: '{days, plural, other {A felajánlott bónuszt # napon belül fogadd el.}}',
  termCashFirst: 'Először a saját pénzed a tét. Azt bármikor kiveheted.',
  termRefund: 'Ha a befizetés visszamegy, a bónusz is visszamegy vele, amennyit még nem játszottál le.',
  why: {
    'given-often-enough': 'Ezt az ajánlatot már megkaptad. Egy személy nem kapja meg többször.',
    'not-lawful': 'A törvény ezt a te számládra most nem engedi.',
  },
}
