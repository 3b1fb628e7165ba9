import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Játéktermi kártyák',
  intro: 'Kártyával és PIN-kóddal a terminálnál, a játékteremben és itt is beléphet.',
  none: 'Még nem adott hozzá kártyát.',
  ending: 'Kártya, vége: {digits}',
  active: 'Érvényes',
  locked: 'Zárolva',
  since: 'Hozzáadva: {date}',
  remove: 'Kártya eltávolítása',
  removeAsk: 'Ahol a kártyával lépett be, onnan kiléptetjük.',
  removeYes: 'Igen, eltávolítom',
  removeNo: 'Megtartom',
  removed: 'A kártyát eltávolítottuk.',
  askStaff: 'A kártyát a játékterem személyzete vagy ügyfélszolgálatunk oldja fel.',
  noPin: 'A kártyás belépéshez PIN-kód szükséges.',
  setPin: 'PIN-kód beállítása',
  addTitle: 'Kártya hozzáadása',
  number: 'Kártyaszám',
  numberHint: 'A kártyára van nyomtatva, 8–20 karakter.',
  add: 'Kártya hozzáadása',
  added: 'A kártyát hozzáadtuk.',
  tooMany: 'Túl sok kártyaszám volt hibás. Várja meg, amíg a zárolás véget ér.',
  gone: 'Ez a kártya már nincs itt. Töltse be újra az oldalt.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro: 'Kártyával és PIN-kóddal a terminálnál, a játékteremben és itt is beléphetsz.',
  none: 'Még nem adtál hozzá kártyát.',
  removeAsk: 'Ahol a kártyával léptél be, onnan kiléptetünk.',
  tooMany: 'Túl sok kártyaszám volt hibás. Várd meg, amíg a zárolás véget ér.',
  gone: 'Ez a kártya már nincs itt. Töltsd be újra az oldalt.',
}
