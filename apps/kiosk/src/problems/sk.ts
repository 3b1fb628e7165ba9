import type { Variants } from '#config/texts/form-of-address.ts'
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
  'document.ERR_MRZ_NOT_READ': 'Doklad sa nepodarilo prečítať. Položte ho na čítačku znova.',
  'register.ERR_EMAIL_ALREADY_USED': 'Tento e-mail už účet má. Prihláste sa bez karty alebo napíšte iný e-mail.',
  'register.ERR_TOO_SOON':
    'Na tento e-mail sme pred chvíľou poslali list. Pozrite sa do pošty; ďalší môžete dostať o minútu.',
  'voucher.ERR_WALLET_NOT_ENABLED': 'Peňaženka pre prevádzky nie je zapnutá. Zapnete ju na webe, vo svojom účte.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'Na takú sumu poukážku nevydáme. Napíšte inú.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'Toľko hotovosti za deň zákon nedovoľuje. Zvyšok si vyberiete na bankový účet, na webe.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'V peňaženke pre prevádzky toľko nie je. Napíšte nižšiu sumu.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Niekoľko poukážok alebo výberov už čaká. Nechajte si jednu vyplatiť pri pokladnici alebo niektorú zrušte.',
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

/** The texts that address the player, in first-name terms. */
export const informal: Variants<ProblemTexts> = {
  'card.ERR_INVALID_CREDENTIALS': 'Karta alebo PIN nesedí. Skús to znova alebo sa prihlás bez karty.',
  'card.ERR_TOO_MANY_BAD_ATTEMPTS':
    'PIN bol priveľakrát nesprávny, kartou sa teraz chvíľu prihlásiť nedá. Prihlás sa bez karty alebo to skús neskôr.',
  'card.ERR_INVALID_CARD_ID': 'Túto kartu nepoznáme alebo je zamknutá. Prihlás sa bez karty alebo sa opýtaj obsluhy.',
  'code.ERR_INVALID_CREDENTIALS': 'Kód nesedí alebo už neplatí. Skontroluj ho alebo sa vráť po nový.',
  'code.ERR_TOO_MANY_BAD_ATTEMPTS': 'Kód bol priveľakrát nesprávny. Skús to neskôr alebo sa prihlás kartou a PINom.',
  'code.ERR_METHOD_NOT_AVAILABLE':
    'Takto sa teraz kód poslať nedá. Vyber druhý spôsob alebo sa prihlás kartou a PINom.',
  'pin.ERR_INVALID_PIN': 'Súčasný PIN nesedí. Napíš ho znova.',
  'newPin.ERR_INVALID_PIN': 'Taký PIN by uhádol ktokoľvek. Zvoľ iný nový: nie dátum narodenia a nie rad ako 1234.',
  'pin.ERR_TOO_MANY_BAD_ATTEMPTS': 'PIN bol priveľakrát nesprávny. Nový si nastavíš na webe, vo svojom účte.',
  'document.ERR_MRZ_NOT_READ': 'Doklad sa nepodarilo prečítať. Polož ho na čítačku znova.',
  'register.ERR_EMAIL_ALREADY_USED': 'Tento e-mail už účet má. Prihlás sa bez karty alebo napíš iný e-mail.',
  'register.ERR_TOO_SOON':
    'Na tento e-mail sme pred chvíľou poslali list. Pozri sa do pošty; ďalší môžeš dostať o minútu.',
  'voucher.ERR_WALLET_NOT_ENABLED': 'Peňaženka pre prevádzky nie je zapnutá. Zapneš ju na webe, vo svojom účte.',
  'voucher.ERR_AMOUNT_NOT_ALLOWED': 'Na takú sumu poukážku nevydáme. Napíš inú.',
  'voucher.ERR_CASH_LIMIT_REACHED':
    'Toľko hotovosti za deň zákon nedovoľuje. Zvyšok si vyberieš na bankový účet, na webe.',
  'voucher.ERR_INSUFFICIENT_FUNDS': 'V peňaženke pre prevádzky toľko nie je. Napíš nižšiu sumu.',
  'voucher.ERR_TOO_MANY_OPEN':
    'Niekoľko poukážok alebo výberov už čaká. Nechaj si jednu vyplatiť pri pokladnici alebo niektorú zruš.',
  'voucher.ERR_KEY_REUSED': 'Žiadosť o túto poukážku už máme. Napíš sumu znova.',
  'voucher.ERR_IDENTITY_NOT_VERIFIED':
    'Tvoj účet je zatiaľ dočasný, hotovosť preto nevyplatíme. Totožnosť overíš na webe, vo svojom účte.',
  'voucher.ERR_PAYMENT_ACCOUNT_NOT_VERIFIED':
    'Hotovosť vyplatíme, keď bude overený tvoj bankový účet. Overíš ho na webe, vo svojom účte.',
  'voucher.ERR_MARKET_UNKNOWN':
    'Pre tento trh teraz nemáme platné pravidlá, poukážku preto nevydáme. Peniaze zostávajú na tvojom účte.',
  'stop.ERR_NOT_ALLOWED_BY_LAW': 'Také zastavenie tu nie je. Zvoľ iné.',
  'stop.ERR_AMOUNT_NOT_ALLOWED': 'Taká doba nie je možná. Zvoľ inú.',
  'stop.ERR_REGISTER_NOT_WRITABLE':
    'Do registra tejto krajiny ťa zapísať nemôžeme: žiadosť úradu podáš bez nás. U nás môžeš hru zastaviť hneď tu: zvoľ iný spôsob.',
  'stop.ERR_TOKEN_INVALID': 'Trvalo to príliš dlho. Zvoľ znova a potvrď.',
  'stop.ERR_TOKEN_EXPIRED': 'Trvalo to príliš dlho. Zvoľ znova a potvrď.',
  'any.ERR_PLAYER_NOT_FOUND': 'Tvoj účet sme nenašli. Skonči tu a opýtaj sa našej podpory.',
  'any.ERR_SIGNATURE_ERROR': 'Nepodarilo sa to overiť. Skús to znova.',
  'any.ERR_INVALID_INPUT': 'Toto nie je napísané správne. Skontroluj to a skús znova.',
  'any.ERR_NOT_SIGNED_IN': 'Prihlásenie už neplatí. Skonči a prihlás sa znova.',
  'any.ERR_OTHER_SESSION_IS_ACTIVE':
    'Tvoje prihlásenie trvá inde, napríklad pri termináli. Odhlás sa tam a skús to znova.',
  'any.ERR_NETWORK': 'Teraz tu nie je spojenie. Skús to o chvíľu alebo sa opýtaj obsluhy.',
}
