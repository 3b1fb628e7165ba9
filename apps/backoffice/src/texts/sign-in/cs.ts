/** Texts of the sign-in of staff. */
export const signInCs = {
  'signIn.title': 'Přihlášení zaměstnance',
  'signIn.enrol': 'Nastavení ověřovací aplikace',
  'signIn.ended': 'Relace skončila. Přihlaste se znovu, zůstanete na téže stránce.',
  'signIn.email': 'E-mail',
  'signIn.password': 'Heslo',
  'signIn.continue': 'Pokračovat',
  'signIn.code': 'Kód z ověřovací aplikace, 6 číslic',
  'signIn.codeHow': 'Otevřete ověřovací aplikaci a opište kód.',
  'signIn.enrolHow': 'Načtěte obrázek v ověřovací aplikaci, nebo do ní opište tajemství. Potom napište první kód.',
  'signIn.qr': 'QR kód s tajemstvím pro ověřovací aplikaci',
  'signIn.secret': 'Tajemství',
  'signIn.uri': 'Adresa otpauth',
  'signIn.enter': 'Přihlásit se',
  'signIn.back': 'Zpět',
  'signIn.again': 'Začít znovu',
}
