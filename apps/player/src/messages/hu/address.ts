import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  permanentWhat: 'Állandó lakcíme, ahogy az okmányában szerepel.',
  street: 'Utca',
  streetHint: 'Nincsenek utcák? Hagyja üresen.',
  houseNumber: 'Házszám',
  town: 'Település',
  postCode: 'Irányítószám',
  country: 'Ország',
  search: 'Cím keresése',
  searchHint: 'Írja be az utcát és a házszámot, vagy a települést. A címet lejjebb saját maga is kitöltheti.',
  found: 'Talált címek',
  count: '{count, plural, one {# cím.} other {# cím.}} A nyilakkal és az Enterrel választhat.',
  none: 'Ilyen címet nem találunk. Töltse ki lejjebb.',
  down: 'A keresés most nem működik. Töltse ki a címet lejjebb.',
  filledIn: 'Kitöltve: {address}',
  title: 'Címek',
  permanent: 'Állandó lakcím',
  contact: 'Postacím',
  contactWhat: 'Nem kötelező. Nélküle az állandó lakcímre írunk.',
  empty: 'Még nincs cím.',
  confirmed: 'A címet egy nyilvántartás igazolta.',
  entered: 'A cím úgy szerepel, ahogy megadta.',
  change: 'Módosítás',
  add: 'Cím hozzáadása',
  remove: 'Eltávolítás',
  save: 'Cím mentése',
  cancel: 'Mégse',
  saved: 'A cím mentve.',
  removed: 'A cím eltávolítva.',
  loading: 'Betöltés',
  failed: 'A címeket nem sikerült betölteni.',
  again: 'Próbálja újra',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  again: 'Próbáld újra',
  permanentWhat: 'Állandó lakcímed, ahogy az okmányodban szerepel.',
  streetHint: 'Nincsenek utcák? Hagyd üresen.',
  searchHint: 'Írd be az utcát és a házszámot, vagy a települést. A címet lejjebb te magad is kitöltheted.',
  count: '{count, plural, one {# cím.} other {# cím.}} A nyilakkal és az Enterrel választhatsz.',
  none: 'Ilyen címet nem találunk. Töltsd ki lejjebb.',
  down: 'A keresés most nem működik. Töltsd ki a címet lejjebb.',
  entered: 'A cím úgy szerepel, ahogy megadtad.',
}
