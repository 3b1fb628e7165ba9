import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Klub',
  loading: 'Načítava sa',
  tabs: {
    over: 'Prehľad',
    missions: 'Úlohy',
    badges: 'Odznaky',
    levels: 'Úrovne',
    store: 'Obchod',
    points: 'Odkiaľ sú body',
  },
  points: '{points, plural, one {{written} bod} few {{written} body} other {{written} bodov}}',
  nextLevel: 'Úroveň {name} je od {points}',
  changePicture: 'Zmeniť obrázok',
  progress: '{done} z {count}',
  percent: '{percent} %',
  done: 'Splnené',
  claimed: 'Splnené a vyzdvihnuté',
  claim: 'Vyzdvihnúť {points}',
  noMissions: 'Teraz tu žiadna úloha nie je.',
  reached: 'dosiahnuté {date}',
  here: 'tu ste',
  levelKept: 'Úroveň nestratíte. Výmena v obchode uberá z bodov, ktoré máte, nie z tých, ktoré určujú úroveň.',
  have: 'máte {points}',
  exchange: 'Vymeniť',
  wear: 'Nosiť',
  takeOff: 'Dať dole',
  worn: 'nosíte ho',
  owned: 'máte ho',
  storeClosed: 'Obchod pre vás teraz nie je otvorený. Body, úroveň aj to, čo máte, vám zostáva.',
  noPoints: 'Zatiaľ žiadne body',
  noPointsHint: 'Prvé dostanete za obrázok k účtu alebo za hru nanečisto. Ani jedno nič nestojí.',
  after: 'zostatok {points}',
  kinds: {
    earned: 'Pravidlo',
    mission: 'Úloha',
    bought: 'Obchod, výmena',
    expired: 'Bodom skončila platnosť',
    corrected: 'Oprava',
  },
  parts: { picture: 'obrázok', email: 'overený e-mail', phone: 'overený telefón', limits: 'vlastné limity' },
  absent: 'Klub neodpovedá',
  absentHint:
    'Vaše body, úroveň a odznaky sú v poriadku. Hry, peniaze a správy fungujú ďalej, nič z nich na klube nestojí.',
  toClub: 'Otvoriť klub',
  signInToClub: 'Prihlásiť sa do klubu',
  again: 'Skúsiť znova',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  here: 'tu si',
  levelKept: 'Úroveň nestratíš. Výmena v obchode uberá z bodov, ktoré máš, nie z tých, ktoré určujú úroveň.',
  have: 'máš {points}',
  worn: 'nosíš ho',
  owned: 'máš ho',
  storeClosed: 'Obchod pre teba teraz nie je otvorený. Body, úroveň aj to, čo máš, ti zostáva.',
  noPointsHint: 'Prvé dostaneš za obrázok k účtu alebo za hru nanečisto. Ani jedno nič nestojí.',
  absentHint:
    'Tvoje body, úroveň a odznaky sú v poriadku. Hry, peniaze a správy fungujú ďalej, nič z nich na klube nestojí.',
}
