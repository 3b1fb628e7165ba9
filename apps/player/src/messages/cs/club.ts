import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Klub',
  loading: 'Načítá se',
  tabs: {
    over: 'Přehled',
    missions: 'Úkoly',
    badges: 'Odznaky',
    levels: 'Úrovně',
    store: 'Obchod',
    points: 'Odkud jsou body',
  },
  points: '{points, plural, one {{written} bod} few {{written} body} other {{written} bodů}}',
  nextLevel: 'Úroveň {name} je od {points}',
  changePicture: 'Změnit obrázek',
  progress: '{done} z {count}',
  percent: '{percent} %',
  done: 'Splněno',
  claimed: 'Splněno a vyzvednuto',
  claim: 'Vyzvednout {points}',
  noMissions: 'Teď tu žádný úkol není.',
  reached: 'dosaženo {date}',
  here: 'tady jste',
  levelKept: 'Úroveň neztratíte. Výměna v obchodě ubírá z bodů, které máte, ne z těch, které určují úroveň.',
  have: 'máte {points}',
  exchange: 'Vyměnit',
  wear: 'Nosit',
  takeOff: 'Sundat',
  worn: 'nosíte ho',
  owned: 'máte ho',
  storeClosed: 'Obchod pro vás teď není otevřený. Body, úroveň i to, co máte, vám zůstává.',
  noPoints: 'Ještě žádné body',
  noPointsHint: 'První dostanete za obrázek k účtu nebo za hru nanečisto. Ani jedno nic nestojí.',
  after: 'zůstatek {points}',
  kinds: {
    earned: 'Pravidlo',
    mission: 'Úkol',
    bought: 'Obchod, výměna',
    expired: 'Bodům skončila platnost',
    corrected: 'Oprava',
  },
  parts: { picture: 'obrázek', email: 'ověřený e-mail', phone: 'ověřený telefon', limits: 'vlastní limity' },
  absent: 'Klub neodpovídá',
  absentHint:
    'Vaše body, úroveň a odznaky jsou v pořádku. Hry, peníze a zprávy fungují dál, nic z nich na klubu nestojí.',
  toClub: 'Otevřít klub',
  signInToClub: 'Přihlásit se do klubu',
  again: 'Zkusit znovu',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  here: 'tady jsi',
  levelKept: 'Úroveň neztratíš. Výměna v obchodě ubírá z bodů, které máš, ne z těch, které určují úroveň.',
  have: 'máš {points}',
  worn: 'nosíš ho',
  owned: 'máš ho',
  storeClosed: 'Obchod pro tebe teď není otevřený. Body, úroveň i to, co máš, ti zůstává.',
  noPointsHint: 'První dostaneš za obrázek k účtu nebo za hru nanečisto. Ani jedno nic nestojí.',
  absentHint:
    'Tvoje body, úroveň a odznaky jsou v pořádku. Hry, peníze a zprávy fungují dál, nic z nich na klubu nestojí.',
}
