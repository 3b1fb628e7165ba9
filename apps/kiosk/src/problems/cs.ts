import type { Variants } from '#config/texts/form-of-address.ts'
import type { ProblemTexts } from './problem-texts.ts'

export const cs: ProblemTexts = {
  'card.ERR_INVALID_CREDENTIALS': 'Karta nebo PIN nesouhlasí. Zkuste to znovu, nebo se přihlaste bez karty.',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS':
    'PIN byl příliš mnohokrát zadaný špatně, kartou se teď chvíli přihlásit nejde. Přihlaste se bez karty, nebo to zkuste později.',
  'card.ERR_INVALID_CARD_ID': 'Tuhle kartu neznáme, nebo je zamčená. Přihlaste se bez karty, nebo se zeptejte obsluhy.',
  'code.ERR_INVALID_CREDENTIALS': 'Kód nesouhlasí, nebo už neplatí. Zkontrolujte ho, nebo se vraťte pro nový.',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS':
    'Kód byl příliš mnohokrát zadaný špatně. Zkuste to později, nebo se přihlaste kartou a PINem.',
  'code.ERR_METHOD_NOT_AVAILABLE':
    'Takhle teď kód poslat nejde. Zvolte druhý způsob, nebo se přihlaste kartou a PINem.',
  'pin.ERR_INVALID_PIN': 'Současný PIN nesouhlasí. Napište ho znovu.',
  'newPin.ERR_INVALID_PIN': 'Takový PIN by uhodl kdokoli. Zvolte jiný nový: ne datum narození a ne řadu jako 1234.',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS': 'PIN byl příliš mnohokrát zadaný špatně. Nový si nastavíte na webu, ve svém účtu.',
  'document.ERR_MRZ_NOT_READ': 'Doklad se nepodařilo přečíst. Položte ho na čtečku znovu.',
  'register.ERR_EMAIL_ALREADY_USED': 'Tenhle e-mail už účet má. Přihlaste se bez karty, nebo napište jiný e-mail.',
  'register.ERR_TOO_SOON':
    'Na tenhle e-mail jsme před chvílí poslali dopis. Podívejte se do pošty; další můžete dostat za minutu.',
  'voucher.ERR_WALLET_NOT_ENABLED': 'Peněženka pro provozovny není zapnutá. Zapnete ji na webu, ve svém účtu.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'Na takovou částku poukaz nevydáme. Napište jinou.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'Tolik hotovosti za den zákon nedovoluje. Zbytek si vyberete na bankovní účet, na webu.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'V peněžence pro provozovny tolik není. Napište nižší částku.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Několik poukazů nebo výběrů už čeká. Nechte si jeden vyplatit u pokladny, nebo některý zrušte.',
  'voucher.ERR_KEY_REUSED': 'O tenhle poukaz už jste žádali. Napište částku znovu.',
  'voucher.ERR_IDENTITY_NOT_VERIFIED':
    'Váš účet je zatím dočasný, hotovost proto nevyplatíme. Totožnost ověříte na webu, ve svém účtu.',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED':
    'Hotovost vyplatíme, až bude ověřený váš bankovní účet. Ověříte ho na webu, ve svém účtu.',
  'voucher.ERR_MARKET_UNKNOWN':
    'Pro tento trh teď nemáme platná pravidla, poukaz proto nevydáme. Peníze zůstávají na vašem účtu.',
  'cancel.ERR_VOUCHER_NOT_FOUND': 'Tenhle poukaz už není otevřený.',
  'cancel.ERR_STATE_CHANGED': 'Poukaz byl mezitím vyplacený nebo zrušený.',
  'stop.ERR_NOT_ALLOWED_BY_LAW': 'Takové zastavení tu není. Zvolte jiné.',
  'stop.ERR_AMOUNT_NOT_ALLOWED': 'Taková doba není možná. Zvolte jinou.',
  'stop.ERR_REGISTER_NOT_WRITABLE':
    'Do rejstříku téhle země vás zapsat nemůžeme: žádost podáte úřadu sami. U nás můžete hru zastavit hned tady: zvolte jiný způsob.',
  'stop.ERR_TOKEN_INVALID': 'Trvalo to moc dlouho. Zvolte znovu a potvrďte.',
  'stop.ERR_TOKEN_EXPIRED': 'Trvalo to moc dlouho. Zvolte znovu a potvrďte.',
  'any.ERR_PLAYER_NOT_FOUND': 'Váš účet jsme nenašli. Skončete tady a zeptejte se naší podpory.',
  'any.ERR_SIGNATURE_ERROR': 'Nepodařilo se to ověřit. Zkuste to znovu.',
  'any.ERR_INVALID_INPUT': 'Tohle není napsané správně. Zkontrolujte to a zkuste znovu.',
  'any.ERR_NOT_SIGNED_IN': 'Už nejste přihlášení. Skončete a přihlaste se znovu.',
  'any.ERR_OTHER_SESSION_IS_ACTIVE': 'Jste přihlášení jinde, třeba u terminálu. Odhlaste se tam a zkuste to znovu.',
  'any.ERR_NETWORK': 'Teď tu není spojení. Zkuste to za chvíli, nebo se zeptejte obsluhy.',
}

/** The texts that address the player, in first-name terms. */
export const informal: Variants<ProblemTexts> = {
  'card.ERR_INVALID_CREDENTIALS': 'Karta nebo PIN nesouhlasí. Zkus to znovu, nebo se přihlas bez karty.',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS':
    'PIN byl příliš mnohokrát zadaný špatně, kartou se teď chvíli přihlásit nejde. Přihlas se bez karty, nebo to zkus později.',
  'card.ERR_INVALID_CARD_ID': 'Tuhle kartu neznáme, nebo je zamčená. Přihlas se bez karty, nebo se zeptej obsluhy.',
  'code.ERR_INVALID_CREDENTIALS': 'Kód nesouhlasí, nebo už neplatí. Zkontroluj ho, nebo se vrať pro nový.',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS':
    'Kód byl příliš mnohokrát zadaný špatně. Zkus to později, nebo se přihlas kartou a PINem.',
  'code.ERR_METHOD_NOT_AVAILABLE': 'Takhle teď kód poslat nejde. Zvol druhý způsob, nebo se přihlas kartou a PINem.',
  'pin.ERR_INVALID_PIN': 'Současný PIN nesouhlasí. Napiš ho znovu.',
  'newPin.ERR_INVALID_PIN': 'Takový PIN by uhodl kdokoli. Zvol jiný nový: ne datum narození a ne řadu jako 1234.',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS': 'PIN byl příliš mnohokrát zadaný špatně. Nový si nastavíš na webu, ve svém účtu.',
  'document.ERR_MRZ_NOT_READ': 'Doklad se nepodařilo přečíst. Polož ho na čtečku znovu.',
  'register.ERR_EMAIL_ALREADY_USED': 'Tenhle e-mail už účet má. Přihlas se bez karty, nebo napiš jiný e-mail.',
  'register.ERR_TOO_SOON':
    'Na tenhle e-mail jsme před chvílí poslali dopis. Podívej se do pošty; další můžeš dostat za minutu.',
  'voucher.ERR_WALLET_NOT_ENABLED': 'Peněženka pro provozovny není zapnutá. Zapneš ji na webu, ve svém účtu.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'Na takovou částku poukaz nevydáme. Napiš jinou.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'Tolik hotovosti za den zákon nedovoluje. Zbytek si vybereš na bankovní účet, na webu.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'V peněžence pro provozovny tolik není. Napiš nižší částku.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Několik poukazů nebo výběrů už čeká. Nech si jeden vyplatit u pokladny, nebo některý zruš.',
  'voucher.ERR_KEY_REUSED': 'Žádost o tenhle poukaz už máme. Napiš částku znovu.',
  'voucher.ERR_IDENTITY_NOT_VERIFIED':
    'Tvůj účet je zatím dočasný, hotovost proto nevyplatíme. Totožnost ověříš na webu, ve svém účtu.',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED':
    'Hotovost vyplatíme, až bude ověřený tvůj bankovní účet. Ověříš ho na webu, ve svém účtu.',
  'voucher.ERR_MARKET_UNKNOWN':
    'Pro tento trh teď nemáme platná pravidla, poukaz proto nevydáme. Peníze zůstávají na tvém účtu.',
  'stop.ERR_NOT_ALLOWED_BY_LAW': 'Takové zastavení tu není. Zvol jiné.',
  'stop.ERR_AMOUNT_NOT_ALLOWED': 'Taková doba není možná. Zvol jinou.',
  'stop.ERR_REGISTER_NOT_WRITABLE':
    'Do rejstříku téhle země tě zapsat nemůžeme: žádost úřadu podáš bez nás. U nás můžeš hru zastavit hned tady: zvol jiný způsob.',
  'stop.ERR_TOKEN_INVALID': 'Trvalo to moc dlouho. Zvol znovu a potvrď.',
  'stop.ERR_TOKEN_EXPIRED': 'Trvalo to moc dlouho. Zvol znovu a potvrď.',
  'any.ERR_PLAYER_NOT_FOUND': 'Tvůj účet jsme nenašli. Skonči tady a zeptej se naší podpory.',
  'any.ERR_SIGNATURE_ERROR': 'Nepodařilo se to ověřit. Zkus to znovu.',
  'any.ERR_INVALID_INPUT': 'Tohle není napsané správně. Zkontroluj to a zkus znovu.',
  'any.ERR_NOT_SIGNED_IN': 'Přihlášení už neplatí. Skonči a přihlas se znovu.',
  'any.ERR_OTHER_SESSION_IS_ACTIVE': 'Tvoje přihlášení trvá jinde, třeba u terminálu. Odhlas se tam a zkus to znovu.',
  'any.ERR_NETWORK': 'Teď tu není spojení. Zkus to za chvíli, nebo se zeptej obsluhy.',
}
