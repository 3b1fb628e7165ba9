import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  permanentWhat: 'Adresa trvalého pobytu, jak je v dokladu.',
  street: 'Ulice',
  streetHint: 'Bez ulic? Nechte prázdné.',
  houseNumber: 'Číslo domu',
  town: 'Obec',
  postCode: 'PSČ',
  country: 'Země',
  search: 'Najít adresu',
  searchHint: 'Pište ulici s číslem nebo obec. Adresu můžete vyplnit i sami níže.',
  found: 'Nalezené adresy',
  count:
    '{count, plural, one {Nalezena # adresa.} few {Nalezeny # adresy.} other {Nalezeno # adres.}} Vyberete šipkami a klávesou Enter.',
  none: 'Takovou adresu nenacházíme. Vyplňte ji sami níže.',
  down: 'Hledání teď nejde. Vyplňte adresu sami níže.',
  filledIn: 'Vyplněno: {address}',
  title: 'Adresy',
  permanent: 'Trvalý pobyt',
  contact: 'Kam posílat poštu',
  contactWhat: 'Nepovinné. Bez ní píšeme na trvalý pobyt.',
  empty: 'Zatím žádná adresa.',
  confirmed: 'Adresu potvrdil registr.',
  entered: 'Adresa je tak, jak jste ji zadali.',
  change: 'Změnit',
  add: 'Přidat adresu',
  remove: 'Odebrat',
  save: 'Uložit adresu',
  cancel: 'Zrušit',
  saved: 'Adresa je uložená.',
  removed: 'Adresa je odebraná.',
  loading: 'Načítá se',
  failed: 'Adresy se nepodařilo načíst.',
  again: 'Zkusit znovu',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  streetHint: 'Bez ulic? Nech prázdné.',
  searchHint: 'Piš ulici s číslem nebo obec. Adresu můžeš níže vyplnit i bez hledání.',
  count:
    '{count, plural, one {Nalezena # adresa.} few {Nalezeny # adresy.} other {Nalezeno # adres.}} Vyber šipkami a klávesou Enter.',
  none: 'Takovou adresu nenacházíme. Vyplň ji níže.',
  down: 'Hledání teď nejde. Vyplň adresu níže.',
  entered: 'Adresa je tak, jak ji od tebe máme.',
}
