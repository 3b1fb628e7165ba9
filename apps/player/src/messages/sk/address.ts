import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  permanentWhat: 'Adresa trvalého pobytu, ako je v doklade.',
  street: 'Ulica',
  streetHint: 'Bez ulíc? Nechajte prázdne.',
  houseNumber: 'Číslo domu',
  town: 'Obec',
  postCode: 'PSČ',
  country: 'Krajina',
  search: 'Nájsť adresu',
  searchHint: 'Píšte ulicu s číslom alebo obec. Adresu môžete vyplniť aj sami nižšie.',
  found: 'Nájdené adresy',
  count:
    '{count, plural, one {Nájdená # adresa.} few {Nájdené # adresy.} other {Nájdených # adries.}} Zvolíte ju šípkami a klávesom Enter.',
  none: 'Takú adresu nenachádzame. Vyplňte ju sami nižšie.',
  down: 'Hľadanie teraz nejde. Vyplňte adresu sami nižšie.',
  filledIn: 'Vyplnené: {address}',
  title: 'Adresy',
  permanent: 'Trvalý pobyt',
  contact: 'Kam posielať poštu',
  contactWhat: 'Nepovinné. Bez nej píšeme na trvalý pobyt.',
  empty: 'Zatiaľ žiadna adresa.',
  confirmed: 'Adresu potvrdil register.',
  entered: 'Adresa je tak, ako ste ju zadali.',
  change: 'Zmeniť',
  add: 'Pridať adresu',
  remove: 'Odobrať',
  save: 'Uložiť adresu',
  cancel: 'Zrušiť',
  saved: 'Adresa je uložená.',
  removed: 'Adresa je odobratá.',
  loading: 'Načítava sa',
  failed: 'Adresy sa nepodarilo načítať.',
  again: 'Skúsiť znova',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  streetHint: 'Bez ulíc? Nechaj prázdne.',
  searchHint: 'Píš ulicu s číslom alebo obec. Adresu môžeš nižšie vyplniť aj bez hľadania.',
  count:
    '{count, plural, one {Nájdená # adresa.} few {Nájdené # adresy.} other {Nájdených # adries.}} Zvolíš ju šípkami a klávesom Enter.',
  none: 'Takú adresu nenachádzame. Vyplň ju nižšie.',
  down: 'Hľadanie teraz nejde. Vyplň adresu nižšie.',
  entered: 'Adresa je tak, ako ju od teba máme.',
}
