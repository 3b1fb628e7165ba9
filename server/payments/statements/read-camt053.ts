import { createHash } from 'node:crypto'
import { elementsOf, findElement, readXml, textAt, type XmlElement } from '#server/kernel/index.ts'
import { readVariableSymbol, type Statement, type StatementItem } from './statement.ts'

const DAY = /^\d{4}-\d{2}-\d{2}/
const SYMBOL = /(?:^|[/\s?])VS:?\s*(\d{1,10})(?!\d)/i
const OPENING = ['OPBD', 'PRCD']

/**
 * Parses bank statements of ISO 20022 (camt.053, any version): booked entries only, each payment of a batch separately
 * where the bank gives its amount. Anything that cannot be parsed makes the whole document invalid.
 */
export function readCamt053(text: string): readonly Statement[] | undefined {
  const statements = elementsOf(findElement(readXml(text), 'BkToCstmrStmt'), 'Stmt').map(readStatement)
  return statements.length > 0 && statements.every((one) => one !== undefined) ? statements : undefined
}

function readStatement(stmt: XmlElement): Statement | undefined {
  const account = textAt(stmt, 'Acct', 'Id', 'IBAN')?.replaceAll(/\s/g, '')
  const balances = elementsOf(stmt, 'Bal')
  const balanceOf = (codes: readonly string[]) =>
    balances.find((one) => codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd') ?? ''))
  const opening = balanceOf(OPENING)
  const closing = balanceOf(['CLBD'])
  const openingMinor = opening && signedAmount(opening)
  const closingMinor = closing && signedAmount(closing)
  const to = dayAt(closing, 'Dt') ?? dayAt(stmt, 'FrToDt', 'ToDtTm')
  const entries = elementsOf(stmt, 'Ntry').filter(isBooked)
  const items = entries.map(readEntry)
  if (account === undefined || openingMinor === undefined || closingMinor === undefined || to === undefined)
    return undefined
  if (!items.every((one) => one !== undefined)) return undefined
  return {
    format: 'camt.053',
    number: textAt(stmt, 'ElctrncSeqNb') ?? textAt(stmt, 'LglSeqNb') ?? textAt(stmt, 'Id') ?? '',
    account,
    currency: textAt(stmt, 'Acct', 'Ccy') ?? findElement(closing, 'Amt')?.attributes['Ccy'] ?? null,
    from: dayAt(stmt, 'FrToDt', 'FrDtTm') ?? dayAt(opening, 'Dt') ?? to,
    to,
    openingMinor,
    closingMinor,
    items: numberEqualOnes(items.flat()),
  }
}

/** `BOOK` is text of the element up to version 4, and of a code below it later. */
function isBooked(entry: XmlElement): boolean {
  return (textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts')) === 'BOOK'
}

function readEntry(entry: XmlElement): readonly StatementItem[] | undefined {
  const whole = signedAmount(entry)
  const bookedOn = dayAt(entry, 'BookgDt') ?? dayAt(entry, 'ValDt')
  if (whole === undefined || whole === 0 || bookedOn === undefined) return undefined
  const details = elementsOf(entry, 'NtryDtls').flatMap((one) => elementsOf(one, 'TxDtls'))
  const amounts = details.map((one) => amountOf(findElement(one, 'Amt') ?? findElement(one, 'AmtDtls', 'TxAmt', 'Amt')))
  const isBatch =
    details.length > 1 &&
    amounts.every((one) => one !== undefined) &&
    amounts.reduce<number>((sum, one) => sum + (one ?? 0), 0) === Math.abs(whole)
  const parts: readonly (XmlElement | undefined)[] = isBatch ? details : [details[0]]
  return parts.map((detail, index) =>
    readItem(entry, detail, {
      bookedOn,
      amountMinor: isBatch ? Math.sign(whole) * (amounts[index] ?? 0) : whole,
      part: isBatch ? `/${index + 1}` : '',
    }),
  )
}

function readItem(
  entry: XmlElement,
  detail: XmlElement | undefined,
  { bookedOn, amountMinor, part }: { readonly bookedOn: string; readonly amountMinor: number; readonly part: string },
): StatementItem {
  const side = amountMinor > 0 ? 'Dbtr' : 'Cdtr'
  const parties = findElement(detail, 'RltdPties')
  const words = elementsOf(findElement(detail, 'RmtInf'), 'Ustrd').map(({ text }) => text)
  const message = words.join(' ').trim()
  const endToEnd = textAt(detail, 'Refs', 'EndToEndId')
  const own = textAt(detail, 'Refs', 'AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef')
  return {
    bankRef: `${bookedOn}/${own ?? fingerprint(bookedOn, amountMinor, endToEnd, message)}${part}`,
    bookedOn,
    amountMinor,
    currency: findElement(entry, 'Amt')?.attributes['Ccy'] ?? '',
    counterAccount:
      textAt(parties, `${side}Acct`, 'Id', 'IBAN')?.replaceAll(/\s/g, '') ??
      textAt(parties, `${side}Acct`, 'Id', 'Othr', 'Id') ??
      null,
    counterName: textAt(parties, side, 'Nm') ?? textAt(parties, side, 'Pty', 'Nm') ?? null,
    variableSymbol: symbolIn(
      endToEnd,
      textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
      ...words,
      textAt(entry, 'AddtlNtryInf'),
    ),
    message: message === '' ? null : message,
    isReturn: textAt(entry, 'RvslInd') === 'true' || findElement(detail, 'RtrInf') !== undefined,
  }
}

/** The symbol is `/VS1234567890/…` in a reference or message; a reference of digits only is one itself. */
function symbolIn(...places: readonly (string | undefined)[]): string | null {
  const [reference] = places
  const named = places.map((place) => SYMBOL.exec(place ?? '')?.[1]).find((one) => one !== undefined)
  return readVariableSymbol(named ?? reference)
}

function signedAmount(element: XmlElement): number | undefined {
  const minor = amountOf(findElement(element, 'Amt'))
  const side = textAt(element, 'CdtDbtInd')
  if (minor === undefined || (side !== 'CRDT' && side !== 'DBIT')) return undefined
  return side === 'CRDT' ? minor : -minor
}

/** Exact: decimals after the second must be zeros. */
function amountOf(element: XmlElement | undefined): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,13})(?:\.(\d{1,5}))?$/.exec(element?.text ?? '') ?? []
  if (whole === undefined || !/^0*$/.test(decimals.slice(2))) return undefined
  return Number(whole + decimals.slice(0, 2).padEnd(2, '0'))
}

function dayAt(element: XmlElement | undefined, ...path: readonly string[]): string | undefined {
  const at = findElement(element, ...path)
  return DAY.exec(textAt(at, 'Dt') ?? textAt(at, 'DtTm') ?? at?.text ?? '')?.[0]
}

function fingerprint(...parts: readonly (string | number | undefined)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}

/** Equal movements are numbered in their order: a bank that gives no reference may have two equal ones on a day. */
function numberEqualOnes(items: readonly StatementItem[]): StatementItem[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const times = (seen.get(item.bankRef) ?? 0) + 1
    seen.set(item.bankRef, times)
    return times === 1 ? item : { ...item, bankRef: `${item.bankRef}/again-${times}` }
  })
}
