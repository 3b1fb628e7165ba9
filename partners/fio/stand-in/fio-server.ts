import type { FastifyInstance, FastifyReply } from 'fastify'
import { asFields, buildSandbox } from '#providers/kit/sandbox.ts'
import { selectDays, selectNew, type Account, type Booking, type Selection } from './account.ts'
import { serveBranch } from './branch-page.ts'
import { answerWith, FIO_FAULTS, OLD_DATA, type FioFault } from './faults.ts'

export const FIO_BASE_PATH = '/v1/rest'

export type FioOptions = {
  readonly token: string
  readonly iban: string
  readonly currency?: string
  readonly holdMs?: number
}

const INTERVAL_MS = 30_000
const OPEN_DAYS = 90
const DAY_MS = 86_400_000
const OPENING_MINOR = 250_000_000
const DAY = /^\d{4}-\d{2}-\d{2}$/

type Params = {
  readonly token: string
  readonly from: string
  readonly to: string
  readonly id: string
  readonly day: string
}

/** A stand-in of the bank Fio: the movements of one account by its API. Not listening yet. */
export function buildFio({ token, iban, currency = 'CZK', holdMs = 60_000 }: FioOptions): FastifyInstance {
  const account: Account = { iban, currency, openingMinor: OPENING_MINOR, bookings: [], mark: { id: 0 } }
  const state: { fault: FioFault; askedAt: number } = { fault: 'good', askedAt: 0 }
  const { app, clock } = buildSandbox({
    name: 'fio',
    forget: () => {
      account.bookings = []
      account.mark = { id: 0 }
      state.fault = 'good'
      state.askedAt = 0
    },
  })
  const today = () => clock.now().toISOString().slice(0, 10)

  let lastId = 0
  /** A number of a movement is never reused, not even after a reset or a restart. */
  const book = (
    movement: Omit<Booking, 'id' | 'instruction'> & { readonly instruction?: number | undefined },
  ): Booking => {
    const id = Math.max(lastId + 1, Math.floor(Date.now() / 100))
    lastId = id
    const booking = { ...movement, id, instruction: movement.instruction ?? id }
    account.bookings.push(booking)
    return booking
  }

  /** Answers a request with the token, at most one every half minute. */
  const ask = async (
    reply: FastifyReply,
    given: string,
    select: () => Selection | undefined,
  ): Promise<FastifyReply> => {
    if (given !== token) return reply.status(500).send('')
    const now = clock.now().getTime()
    const isTooEarly = now - state.askedAt < INTERVAL_MS
    state.askedAt = now
    if (isTooEarly) return reply.status(409).send('')
    const selection = select()
    if (!selection) return reply.status(422).send(OLD_DATA)
    return answerWith(reply, state.fault, { account, selection, holdMs })
  }

  app.get<{ Params: Params }>(`${FIO_BASE_PATH}/periods/:token/:from/:to/transactions.json`, (request, reply) => {
    const { token: given, from, to } = request.params
    if (!DAY.test(from) || !DAY.test(to)) return reply.status(404).send('')
    const earliest = new Date(clock.now().getTime() - OPEN_DAYS * DAY_MS).toISOString().slice(0, 10)
    return ask(reply, given, () => (from < earliest ? undefined : selectDays(account, from, to)))
  })
  app.get<{ Params: Params }>(`${FIO_BASE_PATH}/last/:token/transactions.json`, (request, reply) =>
    ask(reply, request.params.token, () => {
      const selection = selectNew(account, today())
      const last = selection.bookings.at(-1)
      // The marker moves with the request, even when the response is lost.
      if (last) account.mark = { id: last.id }
      return selection
    }),
  )
  app.get<{ Params: Params }>(`${FIO_BASE_PATH}/set-last-id/:token/:id/`, (request, reply) => {
    if (request.params.token !== token) return reply.status(500).send('')
    account.mark = { id: Number(request.params.id) }
    return reply.send('')
  })
  app.get<{ Params: Params }>(`${FIO_BASE_PATH}/set-last-date/:token/:day/`, (request, reply) => {
    if (request.params.token !== token || !DAY.test(request.params.day)) return reply.status(500).send('')
    account.mark = { day: request.params.day }
    return reply.send('')
  })

  app.post('/__sandbox/fault', (request, reply) => {
    const fault = FIO_FAULTS.find((one) => one === asFields(request.body)['fault'])
    if (!fault) return reply.status(400).send({ problem: `fault is one of ${FIO_FAULTS.join(', ')}` })
    state.fault = fault
    return { done: true }
  })
  app.post('/__sandbox/movement', (request, reply) => {
    const fields = asFields(request.body)
    const { amountMinor, instruction } = fields
    if (!Number.isSafeInteger(amountMinor) || amountMinor === 0)
      return reply.status(400).send({ problem: 'amountMinor is needed: minor units, above zero comes in' })
    const word = (name: string) => (typeof fields[name] === 'string' ? fields[name] : null)
    return book({
      day: word('day') ?? today(),
      amountMinor: Number(amountMinor),
      counterAccount: word('counterAccount'),
      bankCode: word('bankCode'),
      counterName: word('counterName'),
      variableSymbol: word('variableSymbol'),
      message: word('message'),
      type: word('type') ?? (Number(amountMinor) > 0 ? 'Bezhotovostní příjem' : 'Bezhotovostní platba'),
      instruction: typeof instruction === 'number' ? instruction : undefined,
    })
  })
  serveBranch(app, { account, book, today })
  return app
}
