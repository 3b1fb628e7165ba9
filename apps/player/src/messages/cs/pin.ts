import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'PIN',
  intro: 'PIN zadáváte u terminálu spolu s kartou. Má 4 až 6 číslic.',
  has: 'PIN máte nastavený od {date}.',
  none: 'PIN zatím nastavený nemáte.',
  pin: 'Nový PIN',
  pinHint: '4 až 6 číslic. Ne datum narození a ne řada jako 1234.',
  again: 'Nový PIN ještě jednou',
  password: 'Vaše heslo',
  passwordHint: 'Heslem potvrdíte, že jste to vy.',
  differ: 'PIN a jeho opakování se liší.',
  tooSimple: 'Takový PIN uhodne každý. Zvolte jiný.',
  birthDate: 'Datum narození uhodne každý, kdo vás zná. Zvolte jiný PIN.',
  submit: 'Nastavit PIN',
  done: 'PIN je nastavený.',
  forgotten: 'Zapomenutý PIN nahradíte novým, starý není potřeba.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro: 'PIN zadáváš u terminálu spolu s kartou. Má 4 až 6 číslic.',
  has: 'PIN máš nastavený od {date}.',
  none: 'PIN zatím nastavený nemáš.',
  password: 'Tvoje heslo',
  passwordHint: 'Heslem potvrdíš, že jsi to ty.',
  tooSimple: 'Takový PIN uhodne každý. Zvol jiný.',
  birthDate: 'Datum narození uhodne každý, kdo tě zná. Zvol jiný PIN.',
  forgotten: 'Zapomenutý PIN nahradíš novým, starý není potřeba.',
}
