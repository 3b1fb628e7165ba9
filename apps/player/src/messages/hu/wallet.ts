import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: '{walletPartner} tárca',
  text: 'Az összekapcsolt tárca egyetlen kóddal fizet, és oda is kifizetünk.',
  phone: 'A tárca telefonszáma',
  phoneHint: 'Ha üresen hagyja, a fiókjában lévő számot használjuk.',
  connect: 'Tárcám összekapcsolása',
  register: 'Új nyitása',
  pending: 'Az összekapcsolás a szolgáltatónál ({walletPartner}) adott hozzájárulására vár.',
  goOn: 'Folytatás a szolgáltatónál ({walletPartner})',
  code: 'A szolgáltató kódja',
  finish: 'Összekapcsolás befejezése',
  cancel: 'Mégsem',
  connected: 'A tárca össze van kapcsolva',
  balance: 'A tárcában',
  number: 'Tárca',
  deposit: 'Befizetés a tárcából',
  withdraw: 'Kifizetés a tárcába',
  blocked: 'A szolgáltató ({walletPartner}) letiltotta ezt a tárcát. Csak ő oldhatja fel.',
  unknown: 'A szolgáltató most nem válaszol.',
  loading: 'Betöltés…',
  look: {
    title: 'Számla ellenőrzése a banknál',
    text: 'A bankja egyszer megmondja, kié a számla. Mást nem látunk, és semmi sem távozik róla.',
    start: 'Tovább a bankhoz',
    again: 'Újra',
    waiting: 'A bank még a hozzájárulására vár.',
    valid: 'A bank válaszolt',
    rejected: 'Nem járult hozzá. Semmi sem változott.',
    expired: 'A hozzájárulás lejárt. Kérje újra.',
    none: 'A bank nem mutatott számlát.',
    own: 'az Öné, igazolva',
    'another-name': 'másé',
    'name-unknown': 'a bank nem mondta meg, kié',
    foreign: 'nem ebből az országból való',
    account: 'Számla {hint}',
    toAccount: 'Fiókom',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  phoneHint: 'Ha üresen hagyod, a fiókodban lévő számot használjuk.',
  pending: 'Az összekapcsolás a szolgáltatónál ({walletPartner}) adott hozzájárulásodra vár.',
  look: {
    text: 'A bankod egyszer megmondja, kié a számla. Mást nem látunk, és semmi sem távozik róla.',
    waiting: 'A bank még a hozzájárulásodra vár.',
    rejected: 'Nem járultál hozzá. Semmi sem változott.',
    expired: 'A hozzájárulás lejárt. Kérd újra.',
    own: 'a tiéd, igazolva',
  },
}
