import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Hozzáférési kulcsok',
  what: 'Arcával, ujjlenyomatával vagy a képernyőzárral lép be. A jelszó és a kódok továbbra is érvényesek.',
  loading: 'A hozzáférési kulcsok betöltése',
  failed: 'A hozzáférési kulcsokat nem sikerült betölteni.',
  again: 'Újra',
  none: 'Még nincs hozzáférési kulcsa.',
  made: 'Létrehozva: {moment}',
  used: 'utoljára használva: {moment}',
  neverUsed: 'még nem használta',
  backedUp: 'más eszközökön is megvan',
  remove: 'Eltávolítás',
  removeOf: 'Eltávolítás: {name}',
  removeMeans: 'Többé nem lehet vele belépni. Magán az eszközön az eszköz beállításaiban törölheti.',
  removed: 'A hozzáférési kulcsot eltávolítottuk.',
  addTitle: 'Új hozzáférési kulcs',
  how: 'A jelszó után maga az eszköz kérdez. A kulcs csak ezen az oldalon érvényes.',
  name: 'Név',
  nameHint: 'Erről ismeri fel a kulcsot, például Telefonom.',
  password: 'Az Ön jelszava',
  passwordHint: 'A jelszóval igazolja, hogy Ön az.',
  add: 'Hozzáférési kulcs létrehozása',
  added: 'A hozzáférési kulcs elkészült. E-mailt küldtünk róla.',
  givenUp: 'Nem jött létre kulcs: az ablakot bezárták, vagy ezen az eszközön már van kulcs.',
  impossible: 'Ez a böngésző nem tud hozzáférési kulcsot használni.',
  resetEnds: 'A levélben kapott hivatkozással beállított új jelszó minden hozzáférési kulcsot megszüntet.',
  close: 'Vissza',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  what: 'Arcoddal, ujjlenyomatoddal vagy a képernyőzárral lépsz be. A jelszó és a kódok továbbra is érvényesek.',
  none: 'Még nincs hozzáférési kulcsod.',
  neverUsed: 'még nem használtad',
  removeMeans: 'Többé nem lehet vele belépni. Magán az eszközön az eszköz beállításaiban törölheted.',
  nameHint: 'Erről ismered fel a kulcsot, például Telefonom.',
  password: 'A te jelszavad',
  passwordHint: 'A jelszóval igazolod, hogy te vagy az.',
}
