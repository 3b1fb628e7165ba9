import type { Fields } from './signed-fields.ts'

const MANDATORY_CARD = [
  'merchantId',
  'orderNo',
  'dttm',
  'totalAmount',
  'currency',
  'returnUrl',
  'returnMethod',
  'cart',
  'language',
] as const

const MANDATORY_BUTTON = [
  'merchantId',
  'orderNo',
  'dttm',
  'clientIp',
  'totalAmount',
  'currency',
  'returnUrl',
  'returnMethod',
  'language',
] as const

type Verdict = { readonly code: 0 | 100 | 110; readonly message: string }

/** Result code for an invalid payment/init: 100 a field is missing, 110 a field is wrong; 0 is valid. */
export function checkInit(body: Fields): Verdict {
  const verdict = checkFields(body, MANDATORY_CARD, RULES)
  if (verdict.code === 0 && sumOfCart(body['cart']) !== body['totalAmount'])
    return { code: 110, message: 'Invalid parameter cart' }
  return verdict
}

/** The same for a button/init, which has no cart, accepts crowns only, and has one bank. */
export function checkButtonInit(body: Fields): Verdict {
  return checkFields(body, MANDATORY_BUTTON, { ...RULES, currency: matches(/^CZK$/), brand: matches(/^csob$/) })
}

function checkFields(body: Fields, mandatory: readonly string[], rules: Readonly<Record<string, Rule>>): Verdict {
  const missing = mandatory.find((name) => body[name] === undefined || body[name] === null || body[name] === '')
  if (missing) return { code: 100, message: `Missing parameter ${missing}` }
  const wrong = Object.entries(rules).find(([name, isRight]) => body[name] !== undefined && !isRight(body[name]))
  if (wrong) return { code: 110, message: `Invalid parameter ${wrong[0]}` }
  return { code: 0, message: 'OK' }
}

type Rule = (value: unknown) => boolean
const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    typeof value === 'string' && pattern.test(value)

const RULES: Readonly<Record<string, Rule>> = {
  clientIp: matches(/^[\da-fA-F.:]{2,45}$/),
  orderNo: matches(/^\d{1,10}$/),
  dttm: matches(/^\d{14}$/),
  payOperation: matches(/^(payment|oneclickPayment|customPayment)$/),
  payMethod: matches(/^card(#LVP)?$/),
  totalAmount: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  currency: matches(/^(CZK|EUR|USD|GBP|HUF|PLN|RON|NOK|SEK)$/),
  closePayment: (value) => typeof value === 'boolean',
  returnUrl: matches(/^https?:\/\/.{1,290}$/),
  returnMethod: matches(/^(GET|POST)$/),
  merchantData: matches(/^[A-Za-z0-9+/=]{1,255}$/),
  language: matches(/^[a-z]{2}$/),
  ttlSec: (value) => Number.isInteger(value) && Number(value) >= 300 && Number(value) <= 1800,
}

function sumOfCart(cart: unknown): number | undefined {
  if (!Array.isArray(cart) || cart.length < 1 || cart.length > 2) return undefined
  return cart.reduce<number>((sum, row: unknown) => sum + Number((row as Fields)['amount']), 0)
}
