import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'PIN-kód',
  intro: 'A PIN-kódot a terminálnál adja meg a kártyájával együtt. 4–6 számjegyű.',
  has: 'PIN-kódja {date} óta van beállítva.',
  none: 'Még nincs PIN-kódja.',
  pin: 'Új PIN-kód',
  pinHint: '4–6 számjegy. Ne a születési dátuma és ne sorozat legyen, mint az 1234.',
  again: 'Új PIN-kód még egyszer',
  password: 'Jelszava',
  passwordHint: 'A jelszavával igazolja, hogy Ön az.',
  differ: 'A PIN-kód és az ismétlése eltér.',
  tooSimple: 'Ezt a PIN-kódot bárki kitalálná. Kérjük, válasszon másikat.',
  birthDate: 'A születési dátumát bárki kitalálná, aki ismeri Önt. Kérjük, válasszon másik PIN-kódot.',
  submit: 'PIN-kód beállítása',
  done: 'A PIN-kód be van állítva.',
  forgotten: 'Az elfelejtett PIN-kódot újjal helyettesítheti, a régi nem szükséges.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro: 'A PIN-kódot a terminálnál adod meg a kártyáddal együtt. 4–6 számjegyű.',
  has: 'PIN-kódod {date} óta van beállítva.',
  none: 'Még nincs PIN-kódod.',
  pinHint: '4–6 számjegy. Ne a születési dátumod és ne sorozat legyen, mint az 1234.',
  password: 'Jelszavad',
  passwordHint: 'A jelszavaddal igazolod, hogy te vagy az.',
  tooSimple: 'Ezt a PIN-kódot bárki kitalálná. Kérjük, válassz másikat.',
  birthDate: 'A születési dátumodat bárki kitalálná, aki ismer téged. Kérjük, válassz másik PIN-kódot.',
  forgotten: 'Az elfelejtett PIN-kódot újjal helyettesítheted, a régi nem szükséges.',
}
