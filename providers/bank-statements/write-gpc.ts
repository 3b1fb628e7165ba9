import { encodeWindows1250 } from '#providers/kit/windows-1250.ts'
import { closingOf, type Movement, type StatementToWrite } from './movement.ts'

/** A statement as a Czech bank writes it: lines of fixed width, letters of Windows-1250. */
export function writeGpc(statement: StatementToWrite): Buffer {
  const { iban, number, day, openingMinor, movements } = statement
  const account = iban.slice(8)
  const sum = (sign: 1 | -1) => movements.reduce((total, { amountMinor }) => total + Math.max(0, sign * amountMinor), 0)
  const head =
    `074${account}${'TOLAR DEMO'.padEnd(20)}${date(day)}${balance(openingMinor)}${balance(closingOf(statement))}` +
    `${balance(sum(-1))}${balance(sum(1))}${String(number).padStart(3, '0')}${date(day)}${' '.repeat(14)}`
  const items = movements.flatMap((movement) => lines(account, day, movement))
  return encodeWindows1250(`${[head, ...items].join('\r\n')}\r\n`)
}

function lines(account: string, day: string, movement: Movement): string[] {
  const { reference, amountMinor, variableSymbol = '', counterIban, counterName = '', message, isReturn } = movement
  const kind = amountMinor < 0 ? (isReturn ? '5' : '1') : isReturn ? '4' : '2'
  const counter = counterIban?.slice(8) ?? '0'.repeat(16)
  const bank = counterIban?.slice(4, 8) ?? '0000'
  const item =
    `075${account}${counter}${reference.padStart(13, '0')}${String(Math.abs(amountMinor)).padStart(12, '0')}${kind}` +
    `${variableSymbol.padStart(10, '0')}00${bank}0000${'0'.repeat(10)}${date(day)}` +
    `${counterName.slice(0, 20).padEnd(20)}00203${date(day)}`
  return message === undefined ? [item] : [item, `078${message}`]
}

function date(day: string): string {
  const [year = '', month = '', of = ''] = day.split('-')
  return of + month + year.slice(2)
}

function balance(minor: number): string {
  return String(Math.abs(minor)).padStart(14, '0') + (minor < 0 ? '-' : '+')
}
