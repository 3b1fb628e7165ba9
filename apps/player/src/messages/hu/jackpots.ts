import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Jackpotok',
  none: 'Most nincs jackpot. Ha lesz, itt látja majd, mennyi van benne, és hogyan lehet megnyerni.',
  holds: 'Benne van',
  adds: 'A játék visszatérítéséhez {added} %-ot ad.',
  rule: 'Minden tét {share} %-át a ház a sajátjából teszi bele, {seed} az induló összeg. Egy kör a tétje és {odds} arányának esélyével nyeri meg, bármennyi is van benne; a kör saját számai döntenek, és utána ellenőrizheti őket.',
  part: 'E játékok minden pénzes köre részt vesz, az ingyenes és a bónuszból játszott kör is. A nyeremény készpénz. A próbajáték nem vesz részt.',
  games: 'Játékok ezzel a jackpottal',
  wins: 'Legutóbbi nyeremények',
  noWins: 'Még senki sem nyerte meg.',
  wonIn: '{amount}, {game}',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Most nincs jackpot. Ha lesz, itt látod majd, mennyi van benne, és hogyan lehet megnyerni.',
  rule: 'Minden tét {share} %-át a ház a sajátjából teszi bele, {seed} az induló összeg. Egy kör a tétje és {odds} arányának esélyével nyeri meg, bármennyi is van benne; a kör saját számai döntenek, és utána ellenőrizheted őket.',
}
