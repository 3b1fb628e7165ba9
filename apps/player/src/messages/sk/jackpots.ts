import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Jackpoty',
  none: 'Teraz tu žiadny jackpot nie je. Keď nejaký bude, uvidíte tu, koľko v ňom je a ako sa vyhráva.',
  holds: 'Je v ňom',
  adds: 'K návratnosti hry pridá {added} %.',
  rule: 'Dom doň z každej stávky pridá {share} % zo svojho a začína na {seed}. Kolo ho vyhrá so šancou svojej stávky k {odds}, nech je v ňom koľko chce; rozhodujú vlastné čísla kola, ktoré si po ňom môžete overiť.',
  part: 'Zúčastní sa každé kolo o peniaze v týchto hrách, aj voľné kolo a kolo z bonusu. Výhra je hotovosť. Hra nanečisto sa nezúčastní.',
  games: 'Hry s týmto jackpotom',
  wins: 'Posledné výhry',
  noWins: 'Zatiaľ ho nikto nevyhral.',
  wonIn: '{amount} v hre {game}',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Teraz tu žiadny jackpot nie je. Keď nejaký bude, uvidíš tu, koľko v ňom je a ako sa vyhráva.',
  rule: 'Dom doň z každej stávky pridá {share} % zo svojho a začína na {seed}. Kolo ho vyhrá so šancou svojej stávky k {odds}, nech je v ňom koľko chce; rozhodujú vlastné čísla kola, ktoré si po ňom môžeš overiť.',
}
