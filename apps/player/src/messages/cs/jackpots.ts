import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Jackpoty',
  none: 'Teď tu žádný jackpot není. Až nějaký bude, uvidíte tu, kolik v něm je a jak se vyhrává.',
  holds: 'Je v něm',
  adds: 'K návratnosti hry přidá {added} %.',
  rule: 'Dům do něj z každé sázky přidá {share} % ze svého a začíná na {seed}. Kolo ho vyhraje s šancí své sázky k {odds}, ať je v něm kolik chce; rozhodují vlastní čísla kola, která si po něm můžete ověřit.',
  part: 'Účastní se každé kolo o peníze v těchto hrách, i volné kolo a kolo z bonusu. Výhra je hotovost. Hra nanečisto se neúčastní.',
  games: 'Hry s tímto jackpotem',
  wins: 'Poslední výhry',
  noWins: 'Zatím ho nikdo nevyhrál.',
  wonIn: '{amount} ve hře {game}',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Teď tu žádný jackpot není. Až nějaký bude, uvidíš tu, kolik v něm je a jak se vyhrává.',
  rule: 'Dům do něj z každé sázky přidá {share} % ze svého a začíná na {seed}. Kolo ho vyhraje s šancí své sázky k {odds}, ať je v něm kolik chce; rozhodují vlastní čísla kola, která si po něm můžeš ověřit.',
}
