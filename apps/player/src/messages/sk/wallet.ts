import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Peňaženka {walletPartner}',
  text: 'Prepojená peňaženka platí jedným kódom a peniaze do nej aj vyplatíme.',
  phone: 'Telefón peňaženky',
  phoneHint: 'Ak ho nevyplníte, použijeme číslo z účtu.',
  connect: 'Prepojiť moju peňaženku',
  register: 'Založiť novú',
  pending: 'Prepojenie čaká na váš súhlas u poskytovateľa {walletPartner}.',
  goOn: 'Pokračovať u poskytovateľa {walletPartner}',
  code: 'Kód od poskytovateľa {walletPartner}',
  finish: 'Dokončiť prepojenie',
  cancel: 'Neprepájať',
  connected: 'Peňaženka je prepojená',
  balance: 'V peňaženke',
  number: 'Peňaženka',
  deposit: 'Vložiť z peňaženky',
  withdraw: 'Vybrať do peňaženky',
  blocked: 'Túto peňaženku zablokoval jej poskytovateľ {walletPartner}. Odblokovať ju môže len on.',
  unknown: '{walletPartner} teraz neodpovedá.',
  loading: 'Načítavame…',
  look: {
    title: 'Overiť účet v banke',
    text: 'Vaša banka nám raz povie, čí je účet. Nič iné neuvidíme a nič z neho neodíde.',
    start: 'Pokračovať do banky',
    again: 'Skúsiť znova',
    waiting: 'Banka zatiaľ čaká na váš súhlas.',
    valid: 'Banka odpovedala',
    rejected: 'Súhlas ste nedali. Nič sa nezmenilo.',
    expired: 'Súhlas už neplatí. Požiadajte banku znova.',
    none: 'Banka neukázala žiadny účet.',
    own: 'overený ako váš',
    'another-name': 'má iného majiteľa',
    'name-unknown': 'banka nepovedala, čí je',
    foreign: 'nie je z tejto krajiny',
    account: 'Účet {hint}',
    toAccount: 'Môj účet',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  phoneHint: 'Ak ho nevyplníš, použijeme číslo z účtu.',
  pending: 'Prepojenie čaká na tvoj súhlas u poskytovateľa {walletPartner}.',
  look: {
    text: 'Tvoja banka nám raz povie, čí je účet. Nič iné neuvidíme a nič z neho neodíde.',
    waiting: 'Banka zatiaľ čaká na tvoj súhlas.',
    rejected: 'Súhlas od teba neprišiel. Nič sa nezmenilo.',
    expired: 'Súhlas už neplatí. Požiadaj banku znova.',
    own: 'overený ako tvoj',
  },
}
