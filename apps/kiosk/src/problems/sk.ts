import type { ProblemTexts } from './problem-texts.ts'

export const sk: ProblemTexts = {
  'card.ERR_INVALID_CREDENTIALS': 'Karta alebo PIN nesedí. Skúste to znova alebo sa prihláste bez karty.',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS':
    'PIN bol priveľakrát nesprávny, kartou sa teraz chvíľu prihlásiť nedá. Prihláste sa bez karty alebo to skúste neskôr.',
  'card.ERR_INVALID_CARD_ID':
    'Túto kartu nepoznáme alebo je zamknutá. Prihláste sa bez karty alebo sa opýtajte obsluhy.',
  'code.ERR_INVALID_CREDENTIALS': 'Kód nesedí alebo už neplatí. Skontrolujte ho alebo sa vráťte po nový.',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS':
    'Kód bol priveľakrát nesprávny. Skúste to neskôr alebo sa prihláste kartou a PINom.',
  'code.ERR_METHOD_NOT_AVAILABLE':
    'Takto sa teraz kód poslať nedá. Vyberte druhý spôsob alebo sa prihláste kartou a PINom.',
  'pin.ERR_INVALID_PIN': 'Súčasný PIN nesedí. Napíšte ho znova.',
  'newPin.ERR_INVALID_PIN': 'Taký PIN by uhádol ktokoľvek. Zvoľte iný nový: nie dátum narodenia a nie rad ako 1234.',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS': 'PIN bol priveľakrát nesprávny. Nový si nastavíte na webe, vo svojom účte.',
  'document.ERR_MRZ_NOT_READ': 'Doklad sa nepodarilo prečítať. Vložte ho do čítačky znova.',
  'register.ERR_EMAIL_ALREADY_USED': 'Tento e-mail už účet má. Prihláste sa bez karty alebo napíšte iný e-mail.',
  'register.ERR_TOO_SOON':
    'Na tento e-mail sme pred chvíľou poslali list. Pozrite sa do pošty; ďalší môžete dostať o minútu.',
  'voucher.ERR_WALLET_NOT_ENABLED': 'Peňaženka pre prevádzky nie je zapnutá. Zapnete ju na webe, vo svojom účte.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'Na takú sumu poukážku nevydáme. Napíšte inú.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'Toľko hotovosti za deň zákon nedovoľuje. Zvyšok si vyberiete na bankový účet, na webe.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'V peňaženke pre prevádzky toľko nie je. Napíšte nižšiu sumu.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Niekoľko poukážok alebo výberov už čaká. Nechajte si jednu vyplatiť v pokladnici alebo niektorú zrušte.',
  'voucher.ERR_KEY_REUSED': 'O túto poukážku ste už žiadali. Napíšte sumu znova.',
  'voucher.ERR_IDENTITY_NOT_VERIFIED':
    'Váš účet je zatiaľ dočasný, hotovosť preto nevyplatíme. Totožnosť overíte na webe, vo svojom účte.',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED':
    'Hotovosť vyplatíme, keď bude overený váš bankový účet. Overíte ho na webe, vo svojom účte.',
  'voucher.ERR_MARKET_UNKNOWN':
    'Pre tento trh teraz nemáme platné pravidlá, poukážku preto nevydáme. Peniaze zostávajú na vašom účte.',
  'cancel.ERR_VOUCHER_NOT_FOUND': 'Táto poukážka už nie je otvorená.',
  'cancel.ERR_STATE_CHANGED': 'Poukážka bola medzitým vyplatená alebo zrušená.',
  'stop.ERR_NOT_ALLOWED_BY_LAW': 'Také zastavenie tu nie je. Zvoľte iné.',
  'stop.ERR_AMOUNT_NOT_ALLOWED': 'Taká doba nie je možná. Zvoľte inú.',
  'stop.ERR_REGISTER_NOT_WRITABLE':
    'Do registra tejto krajiny vás zapísať nemôžeme: žiadosť podáte úradu sami. U nás môžete hru zastaviť hneď tu: zvoľte iný spôsob.',
  'stop.ERR_TOKEN_INVALID': 'Trvalo to príliš dlho. Zvoľte znova a potvrďte.',
  'stop.ERR_TOKEN_EXPIRED': 'Trvalo to príliš dlho. Zvoľte znova a potvrďte.',
  'any.ERR_PLAYER_NOT_FOUND': 'Váš účet sme nenašli. Skončite tu a opýtajte sa našej podpory.',
  'any.ERR_SIGNATURE_ERROR': 'Nepodarilo sa to overiť. Skúste to znova.',
  'any.ERR_INVALID_INPUT': 'Toto nie je napísané správne. Skontrolujte to a skúste znova.',
  'any.ERR_NOT_SIGNED_IN': 'Už nie ste prihlásení. Skončite a prihláste sa znova.',
  'any.ERR_OTHER_SESSION_IS_ACTIVE': 'Ste prihlásení inde, napríklad pri termináli. Odhláste sa tam a skúste to znova.',
  'any.ERR_NETWORK': 'Teraz tu nie je spojenie. Skúste to o chvíľu alebo sa opýtajte obsluhy.',
}
