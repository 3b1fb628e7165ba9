import { readBankAccount } from '#server/formats/index.ts'
import {
  asObject,
  readVariableSymbol,
  type JsonObject,
  type Statement,
  type StatementItem,
} from '#server/payments/partner-port.ts'
import { fio } from '../facts.ts'

/** Fio's type of a correcting booking. */
const CORRECTION = 'Opravný pohyb'
/** Digits of a movement's number in the bank's GPC files, so that both formats give the same id. */
const NUMBER_DIGITS = 13
const DAY = /^\d{4}-\d{2}-\d{2}/
const DECIMAL = /^(-?)(\d{1,13})(?:\.(\d{1,18}))?(?:[eE]\+?(\d{1,2}))?$/

/**
 * Parses movements of Fio's API (providers §5.3; API Bankovnictví 5.2): JSON whose columns are named by numbers.
 * Numbers are parsed from their digits, never as floats. Anything that cannot be parsed makes the whole document
 * invalid.
 */
export function readMovements(text: string): readonly Statement[] | undefined {
  const statement = asObject(parseExactly(text)?.['accountStatement'])
  const info = asObject(statement?.['info'])
  const listed = asObject(statement?.['transactionList'])?.['transaction'] ?? []
  if (!info || !Array.isArray(listed)) return undefined
  const [iban, currency] = [info['iban'], info['currency']]
  const country = String(iban).startsWith('SK') ? 'SK' : 'CZ'
  const items = listed.map((one) => readItem(asObject(one) ?? {}, country))
  const [from, to] = [dayOf(info['dateStart']), dayOf(info['dateEnd'])]
  const [openingMinor, closingMinor] = [minorOf(info['openingBalance']), minorOf(info['closingBalance'])]
  if (typeof iban !== 'string' || typeof currency !== 'string' || from === undefined || to === undefined)
    return undefined
  if (openingMinor === undefined || closingMinor === undefined) return undefined
  if (!items.every((one) => one !== undefined)) return undefined
  const number = typeof info['idTo'] === 'string' ? info['idTo'] : ''
  return [
    {
      format: fio.format,
      number,
      account: iban,
      currency,
      from,
      to,
      openingMinor,
      closingMinor,
      items: markReturns(items),
    },
  ]
}

type Item = StatementItem & { readonly instruction: string | null }

function readItem(row: JsonObject, country: 'CZ' | 'SK'): Item | undefined {
  const value = (column: number) => wordAt(row, column)
  const [id, bookedOn, amountMinor, currency] = [value(22), dayOf(value(0)), minorOf(value(1)), value(14)]
  if (!id || !/^\d{1,13}$/.test(id) || bookedOn === undefined || !amountMinor || currency === null) return undefined
  return {
    bankRef: `${bookedOn}/${id.padStart(NUMBER_DIGITS, '0')}`,
    bookedOn,
    amountMinor,
    currency,
    counterAccount: counterAccount(value(2), value(3), country),
    counterName: value(10),
    variableSymbol: readVariableSymbol(value(5) ?? undefined),
    message: value(16) ?? value(7),
    isReturn: value(8) === CORRECTION,
    instruction: value(17),
  }
}

/** A booking and its reversal have the same instruction number and opposite amounts; the later one is the return. */
function markReturns(items: readonly Item[]): StatementItem[] {
  return items.map(({ instruction, ...item }, index) => {
    const isTakenBack = items
      .slice(0, index)
      .some((one) => instruction !== null && one.instruction === instruction && one.amountMinor === -item.amountMinor)
    return { ...item, isReturn: item.isReturn || isTakenBack }
  })
}

/** Local numbers of our account's country have a separate bank code; a foreign account is an IBAN. */
function counterAccount(number: string | null, bank: string | null, country: 'CZ' | 'SK'): string | null {
  if (number === null) return null
  const written = bank === null ? number.replaceAll(' ', '') : `${number}/${bank}`
  return readBankAccount(written, country) ?? written
}

/** A column's text; null for one that is absent or empty. */
function wordAt(row: JsonObject, column: number): string | null {
  const value = asObject(row[`column${column}`])?.['value']
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function dayOf(written: unknown): string | undefined {
  return typeof written === 'string' ? DAY.exec(written)?.[0] : undefined
}

/** Minor units of a decimal; undefined when it is invalid, or has more than two significant decimals. */
function minorOf(written: unknown): number | undefined {
  const [, sign, whole = '', decimals = '', power = '0'] = DECIMAL.exec(String(written)) ?? []
  if (sign === undefined) return undefined
  const shift = Number(power) + 2
  const digits = whole + decimals.slice(0, shift).padEnd(shift, '0')
  const minor = Number(digits)
  if (/[1-9]/.test(decimals.slice(shift)) || !Number.isSafeInteger(minor)) return undefined
  return sign === '-' && minor !== 0 ? -minor : minor
}

/** JSON with each number as its text. */
function parseExactly(text: string): JsonObject | undefined {
  const keepDigits = (_: string, value: unknown, context?: { readonly source?: string }): unknown =>
    typeof value === 'number' ? (context?.source ?? value) : value
  try {
    return asObject(JSON.parse(text, keepDigits))
  } catch {
    return undefined
  }
}
