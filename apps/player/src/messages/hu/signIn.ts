import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Belépés',
  way: 'A belépés módja',
  byPassword: 'Jelszóval',
  byCode: 'Kóddal',
  byPasskey: 'Belépés hozzáférési kulccsal',
  otherWays: 'Kóddal, kártyával vagy másként',
  closeSheet: 'Vissza a játékhoz',
  byCard: 'Kártyával',
  email: 'E-mail',
  password: 'Jelszó',
  code: 'Egyszeri kód',
  codeHint: 'Hagyja üresen, és elküldjük a kódot.',
  codeBySms: 'A kódot SMS-ben kérem az igazolt telefonomra',
  cardNumber: 'Kártyaszám',
  cardNumberHint: 'Játéktermi kártya, 8–20 karakter.',
  cardPin: 'PIN-kód',
  cardLocked: 'A kártya zárolva van. A játékterem személyzete vagy ügyfélszolgálatunk oldja fel.',
  codeSubmit: 'Kód küldése vagy belépés',
  submit: 'Belépés',
  remember: 'Jegyezze meg ezt az eszközt',
  remembered: 'Belépés ezen az eszközön',
  tokenTitle: 'Beléptetjük',
  tokenFailed: 'Ezzel a linkkel nem lehet belépni',
  forgotten: 'Elfelejtettem a jelszavam',
  forgottenTitle: 'Új jelszó',
  forgottenHint: 'Küldünk egy linket, amellyel új jelszót állíthat be.',
  sendLink: 'Link küldése',
  sent: 'Ha van fiók ezzel az e-maillel, az üzenet úton van.',
  backToSignIn: 'Vissza a belépéshez',
  toOldAccount: 'Van játéktermi vagy korábbi fiókom',
  toRegister: 'Még nincs fiókom',
  toLogin: 'Már van fiókom',
  registerTitle: 'Regisztráció',
  firstName: 'Keresztnév',
  surname: 'Vezetéknév',
  birthDate: 'Születési dátum',
  birthDateHint: '{age} éves kortól játszhat.',
  newPassword: 'Új jelszó',
  passwordHint: 'Legalább 10 karakter. A legjobb három össze nem illő szó.',
  agree: 'Elfogadom a <terms>feltételeket</terms>, és megerősítem, hogy az adatok az enyémek.',
  registerSubmit: 'Fiók nyitása',
  badField: 'Ellenőrizze ezt a mezőt.',
  resetTitle: 'Új jelszó',
  resetHint: 'A többi eszközéről kiléptetjük.',
  resetSubmit: 'Jelszó beállítása',
  resetIncomplete: 'A link nem teljes',
  resetIncompleteHint:
    'A címből hiányzik az üzenetben küldött kód vagy egy része. Nyissa meg az üzenet teljes linkjét, vagy kérjen újat.',
  resetAgain: 'Új link kérése',
  cardWrong: 'A kártya száma és a PIN nem egyezik. Ellenőrizze őket, vagy lépjen be másként.',
  cardTooMany:
    'A PIN túl sokszor volt hibás. Lépjen be másként: a fiókjában új PIN-t állíthat be, ezzel a zárolás véget ér.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  codeHint: 'Hagyd üresen, és elküldjük a kódot.',
  remember: 'Az eszköz megjegyzése',
  tokenTitle: 'Beléptetünk',
  forgottenHint: 'Küldünk egy linket, amellyel új jelszót állíthatsz be.',
  birthDateHint: '{age} éves kortól játszhatsz.',
  badField: 'Ellenőrizd ezt a mezőt.',
  resetHint: 'A többi eszközödről kiléptetünk.',
  resetIncompleteHint:
    'A címből hiányzik az üzenetben küldött kód vagy egy része. Nyisd meg az üzenet teljes linkjét, vagy kérj újat.',
  cardWrong: 'A kártya száma és a PIN nem egyezik. Ellenőrizd őket, vagy lépj be másként.',
  cardTooMany:
    'A PIN túl sokszor volt hibás. Lépj be másként: a fiókodban új PIN-t állíthatsz be, ezzel a zárolás véget ér.',
}
