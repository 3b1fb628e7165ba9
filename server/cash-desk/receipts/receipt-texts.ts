import type { CashMovementKind } from '#contract/states/cash-states.ts'

export type ReceiptTexts = {
  readonly title: Readonly<Record<CashMovementKind, string>>
  readonly number: string
  readonly at: string
  readonly companyNumber: string
  readonly venue: string
  readonly desk: string
  readonly player: string
  readonly amount: string
  /** What the amount is called, seen from the drawer, where the title does not say it. */
  readonly direction: Readonly<Record<'correction' | 'difference', { readonly in: string; readonly out: string }>>
  readonly balance: string
  readonly reverses: string
  readonly voucher: string
  readonly cashier: string
  readonly approvedBy: string
  readonly signatures: readonly [cashier: string, player: string]
  readonly copy: (print: number) => string
}

const cs: ReceiptTexts = {
  title: {
    'cash-in': 'Příjmový pokladní doklad',
    'cash-out': 'Výdajový pokladní doklad',
    supply: 'Dotace pokladny z trezoru',
    collection: 'Odvod z pokladny do trezoru',
    difference: 'Pokladní rozdíl',
    correction: 'Oprava pokladního dokladu',
  },
  number: 'Číslo dokladu',
  at: 'Datum a čas',
  companyNumber: 'IČO',
  venue: 'Provozovna',
  desk: 'Pokladna',
  player: 'Číslo hráče',
  amount: 'Částka',
  direction: {
    correction: { in: 'Přijato do pokladny', out: 'Vydáno z pokladny' },
    difference: { in: 'Přebytek', out: 'Manko' },
  },
  balance: 'Zůstatek po pohybu',
  reverses: 'Opravuje doklad',
  voucher: 'Vyplacený poukaz',
  cashier: 'Pokladní',
  approvedBy: 'Potvrdil(a)',
  signatures: ['Podpis pokladní', 'Podpis hráče'],
  copy: (print) => `KOPIE (${print}. výtisk)`,
}

const sk: ReceiptTexts = {
  title: {
    'cash-in': 'Príjmový pokladničný doklad',
    'cash-out': 'Výdavkový pokladničný doklad',
    supply: 'Dotácia pokladnice z trezora',
    collection: 'Odvod z pokladnice do trezora',
    difference: 'Pokladničný rozdiel',
    correction: 'Oprava pokladničného dokladu',
  },
  number: 'Číslo dokladu',
  at: 'Dátum a čas',
  companyNumber: 'IČO',
  venue: 'Prevádzka',
  desk: 'Pokladnica',
  player: 'Číslo hráča',
  amount: 'Suma',
  direction: {
    correction: { in: 'Prijaté do pokladnice', out: 'Vydané z pokladnice' },
    difference: { in: 'Prebytok', out: 'Manko' },
  },
  balance: 'Zostatok po pohybe',
  reverses: 'Opravuje doklad',
  voucher: 'Vyplatená poukážka',
  cashier: 'Pokladník',
  approvedBy: 'Potvrdil(a)',
  signatures: ['Podpis pokladníka', 'Podpis hráča'],
  copy: (print) => `KÓPIA (${print}. výtlačok)`,
}

/** Receipts are in the language of the market. */
export const RECEIPT_TEXTS: Readonly<Record<string, ReceiptTexts>> = { cs, sk }
