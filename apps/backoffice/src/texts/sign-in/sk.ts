/** Texts of the sign-in of staff. */
export const signInSk = {
  'signIn.title': 'Prihlásenie zamestnanca',
  'signIn.enrol': 'Nastavenie overovacej aplikácie',
  'signIn.ended': 'Relácia skončila. Prihláste sa znova, zostanete na tej istej stránke.',
  'signIn.email': 'E-mail',
  'signIn.password': 'Heslo',
  'signIn.continue': 'Pokračovať',
  'signIn.code': 'Kód z overovacej aplikácie, 6 číslic',
  'signIn.codeHow': 'Otvorte overovaciu aplikáciu a opíšte kód.',
  'signIn.enrolHow': 'Načítajte obrázok v overovacej aplikácii, alebo do nej opíšte tajomstvo. Potom napíšte prvý kód.',
  'signIn.qr': 'QR kód s tajomstvom pre overovaciu aplikáciu',
  'signIn.secret': 'Tajomstvo',
  'signIn.uri': 'Adresa otpauth',
  'signIn.enter': 'Prihlásiť sa',
  'signIn.back': 'Späť',
  'signIn.again': 'Začať znova',
}
