import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  label: 'Stránky účtu',
  overview: 'Přehled',
  groups: { money: 'Peníze', person: 'O vás', play: 'Hra pod kontrolou' },
  cards: 'Platební karty',
  bonuses: 'Bonusy',
  freeRounds: 'Volná kola',
  wallet: 'Peněženka {walletPartner}',
  bankLook: 'Ověřit účet v bance',
  venueCards: 'Karty provozoven',
  venues: 'Provozovny',
  requirements: 'Co účet potřebuje',
  identity: 'Ověření totožnosti',
  addresses: 'Adresy',
  passkeys: 'Přístupové klíče',
  notifications: 'Oznámení',
  pin: 'PIN',
  oldAccount: 'Účet z dřívějška',
  privacy: 'Vaše údaje',
  help: 'Nápověda a dotazy',
  limits: 'Moje limity',
  exclusion: 'Pauza a vyloučení',
  withdraw: 'Vybrat peníze',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  privacy: 'Tvoje údaje',
  groups: {
    person: 'O tobě',
  },
}
