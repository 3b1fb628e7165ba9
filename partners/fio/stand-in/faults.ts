import type { FastifyReply } from 'fastify'
import { hold } from '#providers/kit/faults.ts'
import type { Account, Selection } from './account.ts'
import { writeMovements } from './write-movements.ts'

/** Faults that the bank can be set to. */
export const FIO_FAULTS = [
  'good',
  'too_early',
  'http_500',
  'http_503',
  'authorisation',
  'too_many',
  'silent',
  'maintenance',
  'truncated',
  'empty',
  'another_account',
  'another_currency',
  'does_not_add_up',
  'movement_twice',
  'elsewhere',
] as const
export type FioFault = (typeof FIO_FAULTS)[number]

/** The bank's message where its client must approve old data. */
export const OLD_DATA =
  'Data není možné poskytnout bez silné autorizace. Pokyn k zobrazení dat si autorizujte ve Vašem Internetovém bankovnictví.'

const STATUSES: Partial<Record<FioFault, readonly [number, string]>> = {
  too_early: [409, ''],
  http_500: [500, 'The server encountered an internal error () that prevented it from fulfilling this request.'],
  http_503: [503, ''],
  authorisation: [422, OLD_DATA],
  too_many: [413, ''],
  maintenance: [200, '<html><body><h1>Omlouváme se, probíhá údržba</h1></body></html>'],
  empty: [200, ''],
}

/** Responds with the movements, or with what the fault makes of them. */
export async function answerWith(
  reply: FastifyReply,
  fault: FioFault,
  given: { readonly account: Account; readonly selection: Selection; readonly holdMs: number },
): Promise<FastifyReply> {
  const { account, selection, holdMs } = given
  if (fault === 'silent') return hold(reply, holdMs)
  if (fault === 'elsewhere') return reply.redirect('http://127.0.0.1:1/', 302)
  const [status, body] = STATUSES[fault] ?? [200, spoil(fault, account, selection)]
  return reply.status(status).type('application/json; charset=utf-8').send(body)
}

function spoil(fault: FioFault, account: Account, selection: Selection): string {
  const good = writeMovements(account, selection)
  switch (fault) {
    case 'truncated':
      return good.slice(0, Math.floor(good.length * 0.7))
    case 'another_account':
      return writeMovements({ ...account, iban: 'CZ7820100000000001234562' }, selection)
    case 'another_currency':
      return writeMovements({ ...account, currency: account.currency === 'CZK' ? 'EUR' : 'CZK' }, selection)
    case 'does_not_add_up':
      return good.replace(/"openingBalance":-?\d/, (head) => `${head}1`)
    case 'movement_twice': {
      const bookings = [...selection.bookings, ...selection.bookings.slice(-1)]
      return writeMovements(account, { ...selection, bookings })
    }
    default:
      return good
  }
}
