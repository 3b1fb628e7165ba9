import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Prihlásenie',
  way: 'Spôsob prihlásenia',
  byPassword: 'Heslom',
  byCode: 'Kódom',
  byPasskey: 'Prihlásiť prístupovým kľúčom',
  otherWays: 'Kódom, kartou alebo inak',
  closeSheet: 'Späť k hre',
  byCard: 'Kartou',
  email: 'E-mail',
  password: 'Heslo',
  code: 'Jednorazový kód',
  codeHint: 'Nechajte prázdne a kód vám pošleme.',
  codeBySms: 'Poslať kód v SMS na overený telefón',
  cardNumber: 'Číslo karty',
  cardNumberHint: 'Karta prevádzky, 8 až 20 znakov.',
  cardPin: 'PIN',
  cardLocked: 'Karta je zamknutá. Odomkne ju obsluha prevádzky alebo naša podpora.',
  codeSubmit: 'Poslať kód alebo prihlásiť',
  submit: 'Prihlásiť',
  remember: 'Zapamätať toto zariadenie',
  remembered: 'Prihlásiť toto zariadenie',
  tokenTitle: 'Prihlasujeme vás',
  tokenFailed: 'Týmto odkazom sa prihlásiť nedá',
  forgotten: 'Nepoznám heslo',
  forgottenTitle: 'Nové heslo',
  forgottenHint: 'Pošleme vám odkaz, ktorým si nastavíte nové heslo.',
  sendLink: 'Poslať odkaz',
  sent: 'Ak účet s týmto e-mailom máme, správa je na ceste.',
  backToSignIn: 'Späť na prihlásenie',
  toOldAccount: 'Mám účet z prevádzky alebo z minulosti',
  toRegister: 'Ešte nemám účet',
  toLogin: 'Účet už mám',
  registerTitle: 'Registrácia',
  firstName: 'Meno',
  surname: 'Priezvisko',
  birthDate: 'Dátum narodenia',
  birthDateHint: 'Hrať smiete od {age} rokov.',
  newPassword: 'Nové heslo',
  passwordHint: 'Aspoň 10 znakov. Najlepšie tri slová, ktoré k sebe nepatria.',
  agree: 'Súhlasím s <terms>podmienkami</terms> a potvrdzujem, že údaje sú moje.',
  registerSubmit: 'Založiť účet',
  badField: 'Skontrolujte tento údaj.',
  resetTitle: 'Nové heslo',
  resetHint: 'Na ostatných zariadeniach vás odhlásime.',
  resetSubmit: 'Nastaviť heslo',
  resetIncomplete: 'Odkaz nie je celý',
  resetIncompleteHint:
    'V adrese chýba kód zo správy alebo jeho časť. Otvorte odkaz zo správy celý, alebo si vyžiadajte nový.',
  resetAgain: 'Vyžiadať nový odkaz',
  cardWrong: 'Číslo karty a PIN k sebe nepatria. Skontrolujte ich alebo sa prihláste inak.',
  cardTooMany:
    'PIN bol priveľakrát nesprávny. Prihláste sa inak: vo svojom účte si nastavíte nový PIN a zámok tým skončí.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  codeHint: 'Nechaj prázdne a kód ti pošleme.',
  tokenTitle: 'Prihlasujeme ťa',
  forgottenHint: 'Pošleme ti odkaz, ktorým si nastavíš nové heslo.',
  birthDateHint: 'Hrať smieš od {age} rokov.',
  badField: 'Skontroluj tento údaj.',
  resetHint: 'Na ostatných zariadeniach ťa odhlásime.',
  resetIncompleteHint:
    'V adrese chýba kód zo správy alebo jeho časť. Otvor odkaz zo správy celý, alebo si vyžiadaj nový.',
  cardWrong: 'Číslo karty a PIN k sebe nepatria. Skontroluj ich alebo sa prihlás inak.',
  cardTooMany:
    'PIN bol priveľakrát nesprávny. Prihlás sa inak: vo svojom účte si nastavíš nový PIN a zámok tým skončí.',
}
