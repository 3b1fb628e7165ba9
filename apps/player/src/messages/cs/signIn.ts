import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Přihlášení',
  way: 'Způsob přihlášení',
  byPassword: 'Heslem',
  byCode: 'Kódem',
  byPasskey: 'Přihlásit přístupovým klíčem',
  otherWays: 'Kódem, kartou nebo jinak',
  closeSheet: 'Zpět ke hře',
  byCard: 'Kartou',
  email: 'E-mail',
  password: 'Heslo',
  code: 'Jednorázový kód',
  codeHint: 'Nechte prázdné a kód vám pošleme.',
  codeBySms: 'Poslat kód v SMS na ověřený telefon',
  cardNumber: 'Číslo karty',
  cardNumberHint: 'Karta provozovny, 8 až 20 znaků.',
  cardPin: 'PIN',
  cardLocked: 'Karta je zamčená. Odemkne ji obsluha provozovny nebo naše podpora.',
  codeSubmit: 'Poslat kód nebo přihlásit',
  submit: 'Přihlásit',
  remember: 'Zapamatovat toto zařízení',
  remembered: 'Přihlásit toto zařízení',
  tokenTitle: 'Přihlašujeme vás',
  tokenFailed: 'Tímto odkazem se přihlásit nejde',
  forgotten: 'Neznám heslo',
  forgottenTitle: 'Nové heslo',
  forgottenHint: 'Pošleme vám odkaz, kterým si nastavíte nové heslo.',
  sendLink: 'Poslat odkaz',
  sent: 'Pokud účet s tímto e-mailem máme, zpráva je na cestě.',
  backToSignIn: 'Zpět k přihlášení',
  toOldAccount: 'Mám účet z provozovny nebo z dřívějška',
  toRegister: 'Ještě nemám účet',
  toLogin: 'Účet už mám',
  registerTitle: 'Registrace',
  firstName: 'Jméno',
  surname: 'Příjmení',
  birthDate: 'Datum narození',
  birthDateHint: 'Hrát smíte od {age} let.',
  newPassword: 'Nové heslo',
  passwordHint: 'Aspoň 10 znaků. Nejlépe tři slova, která k sobě nepatří.',
  agree: 'Souhlasím s <terms>podmínkami</terms> a potvrzuji, že údaje jsou moje.',
  registerSubmit: 'Založit účet',
  badField: 'Zkontrolujte tento údaj.',
  resetTitle: 'Nové heslo',
  resetHint: 'Na ostatních zařízeních vás odhlásíme.',
  resetSubmit: 'Nastavit heslo',
  resetIncomplete: 'Odkaz není celý',
  resetIncompleteHint:
    'V adrese chybí kód ze zprávy nebo jeho část. Otevřete odkaz ze zprávy celý, nebo si vyžádejte nový.',
  resetAgain: 'Vyžádat nový odkaz',
  cardWrong: 'Číslo karty a PIN k sobě nepatří. Zkontrolujte je, nebo se přihlaste jinak.',
  cardTooMany:
    'PIN byl příliš mnohokrát špatně. Přihlaste se jinak: ve svém účtu si nastavíte nový PIN a zámek tím skončí.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  codeHint: 'Nech prázdné a kód ti pošleme.',
  tokenTitle: 'Přihlašujeme tě',
  forgottenHint: 'Pošleme ti odkaz, kterým si nastavíš nové heslo.',
  birthDateHint: 'Hrát smíš od {age} let.',
  badField: 'Zkontroluj tento údaj.',
  resetHint: 'Na ostatních zařízeních tě odhlásíme.',
  resetIncompleteHint:
    'V adrese chybí kód ze zprávy nebo jeho část. Otevři odkaz ze zprávy celý, nebo si vyžádej nový.',
  cardWrong: 'Číslo karty a PIN k sobě nepatří. Zkontroluj je, nebo se přihlas jinak.',
  cardTooMany:
    'PIN byl příliš mnohokrát špatně. Přihlas se jinak: ve svém účtu si nastavíš nový PIN a zámek tím skončí.',
}
