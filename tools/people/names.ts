import type { Random } from './random.ts'

type Names = {
  readonly women: readonly [string, ...string[]]
  readonly men: readonly [string, ...string[]]
  /** Surname of a man and of a woman of the same family. */
  readonly families: readonly [readonly [string, string], ...(readonly [string, string])[]]
  readonly towns: readonly [string, ...string[]]
}

const CZECH: Names = {
  women: [
    'Alena',
    'Barbora',
    'Dana',
    'Eliška',
    'Hana',
    'Ivana',
    'Klára',
    'Lenka',
    'Markéta',
    'Olga',
    'Petra',
    'Tereza',
  ],
  men: [
    'Adam',
    'Bohuslav',
    'Daniel',
    'František',
    'Jakub',
    'Jiří',
    'Lukáš',
    'Martin',
    'Ondřej',
    'Pavel',
    'Roman',
    'Vít',
  ],
  families: [
    ['Bartoš', 'Bartošová'],
    ['Čermák', 'Čermáková'],
    ['Doležal', 'Doležalová'],
    ['Fiala', 'Fialová'],
    ['Horák', 'Horáková'],
    ['Jelínek', 'Jelínková'],
    ['Kolář', 'Kolářová'],
    ['Marek', 'Marková'],
    ['Pokorný', 'Pokorná'],
    ['Růžička', 'Růžičková'],
    ['Šimek', 'Šimková'],
    ['Urban', 'Urbanová'],
    ['Vaněk', 'Vaňková'],
    ['Zeman', 'Zemanová'],
  ],
  towns: ['Brno', 'Olomouc', 'Plzeň', 'Praha', 'Liberec', 'Jihlava', 'Zlín'],
}

const SLOVAK: Names = {
  women: [
    'Alžbeta',
    'Božena',
    'Daniela',
    'Eva',
    'Jana',
    'Katarína',
    'Lucia',
    'Mária',
    'Monika',
    'Soňa',
    'Viera',
    'Zuzana',
  ],
  men: [
    'Andrej',
    'Branislav',
    'Dušan',
    'Erik',
    'Jozef',
    'Juraj',
    'Marek',
    'Michal',
    'Peter',
    'Rastislav',
    'Tomáš',
    'Viktor',
  ],
  families: [
    ['Baláž', 'Balážová'],
    ['Ďurica', 'Ďuricová'],
    ['Gajdoš', 'Gajdošová'],
    ['Hudák', 'Hudáková'],
    ['Kováč', 'Kováčová'],
    ['Lukáč', 'Lukáčová'],
    ['Mikuš', 'Mikušová'],
    ['Oravec', 'Oravcová'],
    ['Polák', 'Poláková'],
    ['Sloboda', 'Slobodová'],
    ['Tóth', 'Tóthová'],
    ['Varga', 'Vargová'],
    ['Žiak', 'Žiaková'],
  ],
  towns: ['Bratislava', 'Košice', 'Nitra', 'Prešov', 'Trnava', 'Žilina'],
}

const NAMES = { CZE: CZECH, SVK: SLOVAK } as const

export type Invented = {
  readonly firstName: string
  readonly surname: string
  /** `YYYY-MM-DD`, for an age from 19 to 68. */
  readonly birthDate: string
  readonly town: string
}

/** An invented person with names of a market. @param year for which ages are computed */
export function inventPerson(market: keyof typeof NAMES, random: Random, year: number): Invented {
  const { women, men, families, towns } = NAMES[market]
  const isWoman = random.chance(0.42)
  const [ofMan, ofWoman] = random.pick(families)
  const two = (below: number) => String(1 + random.below(below)).padStart(2, '0')
  return {
    firstName: random.pick(isWoman ? women : men),
    surname: isWoman ? ofWoman : ofMan,
    birthDate: `${year - 20 - random.below(48)}-${two(12)}-${two(28)}`,
    town: random.pick(towns),
  }
}
