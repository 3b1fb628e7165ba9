import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  label: 'Stránky účtu',
  overview: 'Prehľad',
  groups: { money: 'Peniaze', person: 'O vás', play: 'Hra pod kontrolou' },
  cards: 'Platobné karty',
  bonuses: 'Bonusy',
  freeRounds: 'Voľné kolá',
  wallet: 'Peňaženka {walletPartner}',
  bankLook: 'Overiť účet v banke',
  venueCards: 'Karty prevádzok',
  venues: 'Prevádzky',
  requirements: 'Čo účet potrebuje',
  identity: 'Overenie totožnosti',
  addresses: 'Adresy',
  passkeys: 'Prístupové kľúče',
  notifications: 'Oznámenia',
  pin: 'PIN',
  oldAccount: 'Účet z minulosti',
  privacy: 'Vaše údaje',
  help: 'Pomoc a otázky',
  limits: 'Moje limity',
  exclusion: 'Pauza a vylúčenie',
  withdraw: 'Vybrať peniaze',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  privacy: 'Tvoje údaje',
  groups: {
    person: 'O tebe',
  },
}
