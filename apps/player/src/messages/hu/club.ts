import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Klub',
  loading: 'Betöltés',
  tabs: {
    over: 'Áttekintés',
    missions: 'Küldetések',
    badges: 'Jelvények',
    levels: 'Szintek',
    store: 'Bolt',
    points: 'Honnan vannak a pontok',
  },
  points: '{points, plural, other {{written} pont}}',
  nextLevel: 'A(z) {name} szint ennyi ponttól: {points}',
  changePicture: 'Kép módosítása',
  progress: '{done} / {count}',
  percent: '{percent}%',
  done: 'Teljesítve',
  claimed: 'Teljesítve és felvéve',
  claim: 'Felvétel: {points}',
  noMissions: 'Most nincs küldetés.',
  reached: 'elérve: {date}',
  here: 'itt tart',
  levelKept:
    'A szint nem vész el. A boltban váltott pontok a meglévő pontokból vonódnak le, nem abból, ami a szintet adja.',
  have: 'egyenleg: {points}',
  exchange: 'Beváltás',
  wear: 'Viselés',
  takeOff: 'Levétel',
  worn: 'ezt viseli',
  owned: 'megvan',
  storeClosed: 'A bolt most nem elérhető az Ön számára. Pontjai, szintje és amije van, megmarad.',
  noPoints: 'Még nincs pont',
  noPointsHint: 'Az elsőket a fiók képéért vagy egy próbajátékért kapja. Egyik sem kerül semmibe.',
  after: 'egyenleg: {points}',
  kinds: {
    earned: 'Szabály',
    mission: 'Küldetés',
    bought: 'Bolt, beváltás',
    expired: 'Lejárt pontok',
    corrected: 'Javítás',
  },
  parts: { picture: 'kép', email: 'igazolt e-mail', phone: 'igazolt telefon', limits: 'saját limitek' },
  absent: 'A klub nem válaszol',
  absentHint:
    'Pontjai, szintje és jelvényei rendben vannak. A játékok, a pénz és az üzenetek tovább működnek, egyik sem függ a klubtól.',
  toClub: 'Klub megnyitása',
  signInToClub: 'Belépés a klubba',
  again: 'Újra',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  here: 'itt tartasz',
  worn: 'ezt viseled',
  storeClosed: 'A bolt most nem elérhető a számodra. Pontjaid, szinted és amid van, megmarad.',
  noPointsHint: 'Az elsőket a fiók képéért vagy egy próbajátékért kapod. Egyik sem kerül semmibe.',
  absentHint:
    'Pontjaid, szinted és jelvényeid rendben vannak. A játékok, a pénz és az üzenetek tovább működnek, egyik sem függ a klubtól.',
}
