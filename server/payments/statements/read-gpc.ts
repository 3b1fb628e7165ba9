import { createHash } from 'node:crypto'
import { readBankAccount } from '#server/formats/index.ts'
import { readVariableSymbol, type Statement, type StatementItem } from './statement.ts'

const HEADER = '074'
const ITEM = '075'
const MORE_TEXT = ['078', '079']
/** Codes of a booking: debit, credit, and reversals of both. */
const SIGNS: Readonly<Record<string, { sign: 1 | -1; isReturn: boolean }>> = {
  '1': { sign: -1, isReturn: false },
  '2': { sign: 1, isReturn: false },
  '4': { sign: 1, isReturn: true },
  '5': { sign: -1, isReturn: true },
}
const CURRENCIES: Readonly<Record<string, string>> = { '0203': 'CZK', '0978': 'EUR' }

/**
 * Parses a Czech statement of lines with fixed width (GPC, ABO): 074 the account and its balances, 075 a movement, 078
 * and 079 its message. A line that cannot be parsed makes the whole file invalid.
 */
export function readGpc(text: string): readonly Statement[] | undefined {
  const statements: Statement[] = []
  const state: { head: Head | undefined; items: Draft[] } = { head: undefined, items: [] }
  const close = () => {
    if (state.head) statements.push(finish(state.head, state.items))
    state.items = []
  }
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const kind = line.slice(0, 3)
    if (kind === HEADER) {
      close()
      state.head = readHead(line)
      if (!state.head) return undefined
    } else if (kind === ITEM) {
      const draft = state.head && readItem(line)
      if (!draft) return undefined
      state.items.push(draft)
    } else if (MORE_TEXT.includes(kind)) {
      const last = state.items.at(-1)
      if (last) last.message = `${last.message} ${line.slice(3).trim()}`.trim()
    } else if (kind !== '076') return undefined
  }
  close()
  return statements.length > 0 ? statements : undefined
}

type Head = Omit<Statement, 'items' | 'format' | 'currency'>
type Draft = { line: string; message: string; item: Omit<StatementItem, 'bankRef' | 'message'>; document: string }

function readHead(line: string): Head | undefined {
  const at = (from: number, to: number) => line.slice(from - 1, to)
  const openingMinor = amount(at(46, 59), at(60, 60))
  const closingMinor = amount(at(61, 74), at(75, 75))
  const from = dayOf(at(40, 45))
  const to = dayOf(at(109, 114))
  const account = at(4, 19)
  if (openingMinor === undefined || closingMinor === undefined || !from || !to || !/^\d{16}$/.test(account))
    return undefined
  return { number: at(106, 108).trim(), account, from, to, openingMinor, closingMinor }
}

function readItem(line: string): Draft | undefined {
  const at = (from: number, to: number) => line.slice(from - 1, to)
  const booking = SIGNS[at(61, 61)]
  const amountMinor = amount(at(49, 60), '+')
  const bookedOn = dayOf(at(123, 128)) ?? dayOf(at(92, 97))
  const counter = at(20, 35)
  if (!booking || !amountMinor || !bookedOn || !/^[\d ]{16}$/.test(counter)) return undefined
  const code = at(119, 122)
  return {
    line,
    message: '',
    document: at(36, 48).trim(),
    item: {
      bookedOn,
      amountMinor: booking.sign * amountMinor,
      currency: CURRENCIES[code] ?? code,
      counterAccount: counterAccount(counter, at(74, 77)),
      counterName: at(98, 117).trim() || null,
      variableSymbol: readVariableSymbol(at(62, 71)),
      isReturn: booking.isReturn,
    },
  }
}

/** An account of no digits is the bank itself: a fee, interest. */
function counterAccount(number: string, bank: string): string | null {
  if (/^[0 ]*$/.test(number)) return null
  const local = `${number.slice(0, 6).replace(/^0+/, '')}-${number.slice(6).replace(/^0+/, '')}/${bank}`.replace(
    /^-/,
    '',
  )
  return readBankAccount(local, 'CZ') ?? local
}

function finish(head: Head, drafts: readonly Draft[]): Statement {
  const seen = new Map<string, number>()
  const items = drafts.map(({ line, document, item, message }) => {
    // Without a number of the bank a movement is identified by its line, and equal lines by their order.
    const name = /[1-9A-Z]/i.test(document) ? document : createHash('sha256').update(line).digest('hex').slice(0, 16)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    const bankRef = `${item.bookedOn}/${name}${times > 1 ? `/${times}` : ''}`
    return { ...item, bankRef, message: message === '' ? null : message }
  })
  return { format: 'gpc', currency: null, ...head, items }
}

function amount(digits: string, sign: string): number | undefined {
  if (!/^\d+$/.test(digits) || !/^[+ 0-]$/.test(sign)) return undefined
  const minor = Number(digits)
  return Number.isSafeInteger(minor) ? (sign === '-' ? -minor : minor) : undefined
}

/** `211126` → `2026-11-21`; undefined when it is no date. */
function dayOf(digits: string): string | undefined {
  const [, day, month, year] = /^(\d{2})(\d{2})(\d{2})$/.exec(digits) ?? []
  const iso = `20${year}-${month}-${day}`
  const read = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(iso) ? iso : undefined
}
