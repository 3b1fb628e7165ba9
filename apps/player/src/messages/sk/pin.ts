import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'PIN',
  intro: 'PIN zadávate pri termináli spolu s kartou. Má 4 až 6 číslic.',
  has: 'PIN máte nastavený od {date}.',
  none: 'PIN zatiaľ nastavený nemáte.',
  pin: 'Nový PIN',
  pinHint: '4 až 6 číslic. Nie dátum narodenia a nie rad ako 1234.',
  again: 'Nový PIN ešte raz',
  password: 'Vaše heslo',
  passwordHint: 'Heslom potvrdíte, že ste to vy.',
  differ: 'PIN a jeho opakovanie sa líšia.',
  tooSimple: 'Taký PIN uhádne každý. Zvoľte iný.',
  birthDate: 'Dátum narodenia uhádne každý, kto vás pozná. Zvoľte iný PIN.',
  submit: 'Nastaviť PIN',
  done: 'PIN je nastavený.',
  forgotten: 'Zabudnutý PIN nahradíte novým, starý nie je potrebný.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro: 'PIN zadávaš pri termináli spolu s kartou. Má 4 až 6 číslic.',
  has: 'PIN máš nastavený od {date}.',
  none: 'PIN zatiaľ nastavený nemáš.',
  password: 'Tvoje heslo',
  passwordHint: 'Heslom potvrdíš, že si to ty.',
  tooSimple: 'Taký PIN uhádne každý. Zvoľ iný.',
  birthDate: 'Dátum narodenia uhádne každý, kto ťa pozná. Zvoľ iný PIN.',
  forgotten: 'Zabudnutý PIN nahradíš novým, starý nie je potrebný.',
}
