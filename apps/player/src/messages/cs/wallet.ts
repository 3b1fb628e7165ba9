import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Peněženka {walletPartner}',
  text: 'Propojená peněženka platí jedním kódem a peníze do ní i vyplatíme.',
  phone: 'Telefon peněženky',
  phoneHint: 'Když ho nevyplníte, použijeme číslo z účtu.',
  connect: 'Propojit mou peněženku',
  register: 'Založit novou',
  pending: 'Propojení čeká na váš souhlas u poskytovatele {walletPartner}.',
  goOn: 'Pokračovat u poskytovatele {walletPartner}',
  code: 'Kód od poskytovatele {walletPartner}',
  finish: 'Dokončit propojení',
  cancel: 'Nepropojovat',
  connected: 'Peněženka je propojená',
  balance: 'V peněžence',
  number: 'Peněženka',
  deposit: 'Vložit z peněženky',
  withdraw: 'Vybrat do peněženky',
  blocked: 'Tuto peněženku zablokoval její poskytovatel {walletPartner}. Odblokovat ji může jen on.',
  unknown: '{walletPartner} teď neodpovídá.',
  loading: 'Načítáme…',
  look: {
    title: 'Ověřit účet v bance',
    text: 'Vaše banka nám jednou řekne, čí je účet. Nic jiného neuvidíme a nic z něj neodejde.',
    start: 'Pokračovat do banky',
    again: 'Zkusit znovu',
    waiting: 'Banka zatím čeká na váš souhlas.',
    valid: 'Banka odpověděla',
    rejected: 'Souhlas jste nedali. Nic se nezměnilo.',
    expired: 'Souhlas už neplatí. Požádejte banku znovu.',
    none: 'Banka neukázala žádný účet.',
    own: 'ověřen jako váš',
    'another-name': 'má jiného majitele',
    'name-unknown': 'banka neřekla, čí je',
    foreign: 'není z této země',
    account: 'Účet {hint}',
    toAccount: 'Můj účet',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  phoneHint: 'Když ho nevyplníš, použijeme číslo z účtu.',
  pending: 'Propojení čeká na tvůj souhlas u poskytovatele {walletPartner}.',
  look: {
    text: 'Tvoje banka nám jednou řekne, čí je účet. Nic jiného neuvidíme a nic z něj neodejde.',
    waiting: 'Banka zatím čeká na tvůj souhlas.',
    rejected: 'Souhlas od tebe nepřišel. Nic se nezměnilo.',
    expired: 'Souhlas už neplatí. Požádej banku znovu.',
    own: 'ověřen jako tvůj',
  },
}
