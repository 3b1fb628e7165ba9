import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  label: 'A fiók oldalai',
  overview: 'Áttekintés',
  groups: { money: 'Pénz', person: 'Személyes adatok', play: 'Játék kontroll alatt' },
  cards: 'Bankkártyák',
  bonuses: 'Bónuszok',
  freeRounds: 'Ingyenes körök',
  wallet: '{walletPartner} tárca',
  bankLook: 'Számla ellenőrzése a banknál',
  venueCards: 'Játéktermi kártyák',
  venues: 'Játéktermek',
  requirements: 'Mire van szüksége a fióknak',
  identity: 'Személyazonosság igazolása',
  addresses: 'Címek',
  passkeys: 'Hozzáférési kulcsok',
  notifications: 'Értesítések',
  pin: 'PIN-kód',
  oldAccount: 'Korábbi fiók',
  privacy: 'Az Ön adatai',
  help: 'Súgó és kérdések',
  limits: 'Korlátaim',
  exclusion: 'Szünet és kizárás',
  withdraw: 'Pénz kifizetése',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  privacy: 'A te adataid',
}
