import type { Variants } from '#config/texts/form-of-address.ts'
import type { ProblemTexts } from './problem-texts.ts'

export const hu: ProblemTexts = {
  'card.ERR_INVALID_CREDENTIALS': 'A kártya vagy a PIN nem egyezik. Próbálja újra, vagy lépjen be kártya nélkül.',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS':
    'A PIN túl sokszor volt hibás, ezért a kártyával egy ideig nem lehet belépni. Lépjen be kártya nélkül, vagy próbálja később.',
  'card.ERR_INVALID_CARD_ID':
    'Ezt a kártyát nem ismerjük, vagy zárolva van. Lépjen be kártya nélkül, vagy kérdezze meg a személyzetet.',
  'code.ERR_INVALID_CREDENTIALS': 'A kód hibás, vagy már nem érvényes. Ellenőrizze, vagy lépjen vissza egy újért.',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS':
    'A kód túl sokszor volt hibás. Próbálja később, vagy lépjen be kártyával és PIN-nel.',
  'code.ERR_METHOD_NOT_AVAILABLE':
    'Így most nem küldhető kód. Válassza a másik módot, vagy lépjen be kártyával és PIN-nel.',
  'pin.ERR_INVALID_PIN': 'A jelenlegi PIN nem egyezik. Írja be újra.',
  'newPin.ERR_INVALID_PIN':
    'Ezt a PIN-t bárki kitalálná. Válasszon másikat: ne születési dátumot, és ne sorozatot, mint az 1234.',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS': 'A PIN túl sokszor volt hibás. Újat a weben, a fiókjában állíthat be.',
  'document.ERR_MRZ_NOT_READ': 'Az okmányt nem sikerült beolvasni. Helyezze újra az olvasóra.',
  'register.ERR_EMAIL_ALREADY_USED':
    'Ehhez az e-mailhez már tartozik fiók. Lépjen be kártya nélkül, vagy írjon be másik e-mailt.',
  'register.ERR_TOO_SOON':
    'Erre az e-mailre az imént küldtünk levelet. Nézze meg a postaládáját; egy perc múlva kérhet másikat.',
  'voucher.ERR_WALLET_NOT_ENABLED':
    'A termekben használható pénztárca nincs bekapcsolva. A weben, a fiókjában kapcsolhatja be.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'Erre az összegre nem adunk ki utalványt. Írjon be másikat.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'Ennyi készpénzt egy napon a törvény nem enged. A többit a weben, a bankszámlájára veheti ki.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'A termekben használható pénztárcában nincs ennyi. Írjon be kisebb összeget.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Már több utalvány vagy kifizetés vár. Váltson be egyet a pénztárnál, vagy vonjon vissza egyet.',
  'voucher.ERR_KEY_REUSED': 'Ezt az utalványt már kérte. Írja be újra az összeget.',
  'voucher.ERR_IDENTITY_NOT_VERIFIED':
    'A fiókja még ideiglenes, ezért készpénzt nem fizetünk. Személyazonosságát a weben, a fiókjában igazolhatja.',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED':
    'Készpénzt a bankszámlája igazolása után fizetünk. A weben, a fiókjában igazolhatja.',
  'voucher.ERR_MARKET_UNKNOWN':
    'Ehhez a piachoz most nincsenek érvényes szabályaink, ezért nem adunk ki utalványt. A pénze a fiókjában marad.',
  'cancel.ERR_VOUCHER_NOT_FOUND': 'Ez az utalvány már nem nyitott.',
  'cancel.ERR_STATE_CHANGED': 'Az utalványt időközben kifizették vagy visszavonták.',
  'stop.ERR_NOT_ALLOWED_BY_LAW': 'Ilyen leállítás itt nincs. Válasszon másikat.',
  'stop.ERR_AMOUNT_NOT_ALLOWED': 'Ez az időtartam nem lehetséges. Válasszon másikat.',
  'stop.ERR_REGISTER_NOT_WRITABLE':
    'Az ország nyilvántartásába nem tudjuk bejegyezni: a hatóságnál Ön kérheti. Nálunk itt azonnal leállíthatja a játékot: válasszon másik módot.',
  'stop.ERR_TOKEN_INVALID': 'Túl sokáig tartott. Válasszon újra, és erősítse meg.',
  'stop.ERR_TOKEN_EXPIRED': 'Túl sokáig tartott. Válasszon újra, és erősítse meg.',
  'any.ERR_PLAYER_NOT_FOUND': 'Nem találtuk a fiókját. Fejezze be itt, és forduljon az ügyfélszolgálathoz.',
  'any.ERR_SIGNATURE_ERROR': 'Ezt nem sikerült ellenőrizni. Próbálja újra.',
  'any.ERR_INVALID_INPUT': 'Ez nincs jól beírva. Ellenőrizze, és próbálja újra.',
  'any.ERR_NOT_SIGNED_IN': 'Már nincs belépve. Fejezze be, és lépjen be újra.',
  'any.ERR_OTHER_SESSION_IS_ACTIVE': 'Máshol be van lépve, például egy terminálnál. Lépjen ki ott, és próbálja újra.',
  'any.ERR_NETWORK': 'Most nincs kapcsolat. Próbálja meg kicsit később, vagy kérdezze meg a személyzetet.',
}

/** The texts that address the player, in first-name terms. */
export const informal: Variants<ProblemTexts> = {
  'card.ERR_INVALID_CREDENTIALS': 'A kártya vagy a PIN nem egyezik. Próbáld újra, vagy lépj be kártya nélkül.',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS':
    'A PIN túl sokszor volt hibás, ezért a kártyával egy ideig nem lehet belépni. Lépj be kártya nélkül, vagy próbáld később.',
  'card.ERR_INVALID_CARD_ID':
    'Ezt a kártyát nem ismerjük, vagy zárolva van. Lépj be kártya nélkül, vagy kérdezd meg a személyzetet.',
  'code.ERR_INVALID_CREDENTIALS': 'A kód hibás, vagy már nem érvényes. Ellenőrizd, vagy lépj vissza egy újért.',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS': 'A kód túl sokszor volt hibás. Próbáld később, vagy lépj be kártyával és PIN-nel.',
  'code.ERR_METHOD_NOT_AVAILABLE':
    'Így most nem küldhető kód. Válaszd a másik módot, vagy lépj be kártyával és PIN-nel.',
  'pin.ERR_INVALID_PIN': 'A jelenlegi PIN nem egyezik. Írd be újra.',
  'newPin.ERR_INVALID_PIN':
    'Ezt a PIN-t bárki kitalálná. Válassz másikat: ne születési dátumot, és ne sorozatot, mint az 1234.',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS': 'A PIN túl sokszor volt hibás. Újat a weben, a fiókodban állíthatsz be.',
  'document.ERR_MRZ_NOT_READ': 'Az okmányt nem sikerült beolvasni. Helyezd újra az olvasóra.',
  'register.ERR_EMAIL_ALREADY_USED':
    'Ehhez az e-mailhez már tartozik fiók. Lépj be kártya nélkül, vagy írj be másik e-mailt.',
  'register.ERR_TOO_SOON':
    'Erre az e-mailre az imént küldtünk levelet. Nézd meg a postaládádat; egy perc múlva kérhetsz másikat.',
  'voucher.ERR_WALLET_NOT_ENABLED':
    'A termekben használható pénztárca nincs bekapcsolva. A weben, a fiókodban kapcsolhatod be.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'Erre az összegre nem adunk ki utalványt. Írj be másikat.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'Ennyi készpénzt egy napon a törvény nem enged. A többit a weben, a bankszámládra veheted ki.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'A termekben használható pénztárcában nincs ennyi. Írj be kisebb összeget.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Már több utalvány vagy kifizetés vár. Válts be egyet a pénztárnál, vagy vonj vissza egyet.',
  'voucher.ERR_KEY_REUSED': 'Ezt az utalványt már kérted. Írd be újra az összeget.',
  'voucher.ERR_IDENTITY_NOT_VERIFIED':
    'A fiókod még ideiglenes, ezért készpénzt nem fizetünk. Személyazonosságodat a weben, a fiókodban igazolhatod.',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED':
    'Készpénzt a bankszámlád igazolása után fizetünk. A weben, a fiókodban igazolhatod.',
  'voucher.ERR_MARKET_UNKNOWN':
    'Ehhez a piachoz most nincsenek érvényes szabályaink, ezért nem adunk ki utalványt. A pénzed a fiókodban marad.',
  'stop.ERR_NOT_ALLOWED_BY_LAW': 'Ilyen leállítás itt nincs. Válassz másikat.',
  'stop.ERR_AMOUNT_NOT_ALLOWED': 'Ez az időtartam nem lehetséges. Válassz másikat.',
  'stop.ERR_REGISTER_NOT_WRITABLE':
    'Az ország nyilvántartásába nem tudunk bejegyezni: a hatóságnál te kérheted. Nálunk itt azonnal leállíthatod a játékot: válassz másik módot.',
  'stop.ERR_TOKEN_INVALID': 'Túl sokáig tartott. Válassz újra, és erősítsd meg.',
  'stop.ERR_TOKEN_EXPIRED': 'Túl sokáig tartott. Válassz újra, és erősítsd meg.',
  'any.ERR_PLAYER_NOT_FOUND': 'Nem találtuk a fiókodat. Fejezd be itt, és fordulj az ügyfélszolgálathoz.',
  'any.ERR_SIGNATURE_ERROR': 'Ezt nem sikerült ellenőrizni. Próbáld újra.',
  'any.ERR_INVALID_INPUT': 'Ez nincs jól beírva. Ellenőrizd, és próbáld újra.',
  'any.ERR_NOT_SIGNED_IN': 'Már nem vagy belépve. Fejezd be, és lépj be újra.',
  'any.ERR_OTHER_SESSION_IS_ACTIVE': 'Máshol be vagy lépve, például egy terminálnál. Lépj ki ott, és próbáld újra.',
  'any.ERR_NETWORK': 'Most nincs kapcsolat. Próbáld meg kicsit később, vagy kérdezd meg a személyzetet.',
}
