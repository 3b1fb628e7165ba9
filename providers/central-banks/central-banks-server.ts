import type { FastifyInstance, FastifyReply } from 'fastify'
import { pragueDay } from '../kit/day-list.ts'
import { asFields, buildSandbox } from '../kit/sandbox.ts'
import { centralBankPaths } from './paths.ts'
import { ratesOf, workingDayOf, type MadeRate } from './rates-of-day.ts'
import { writeCnb, writeEcb } from './write-lists.ts'

/** Faults of the published lists that the stand-in can be set to (providers §12.3). */
const RATE_FAULTS = [
  'good',
  'maintenance',
  'bom_crlf',
  'no_main_currency',
  'mixed_separators',
  'jump',
  'truncated',
  'row_missing',
  'tomorrow',
  'not_modified',
  'http_500',
  'silent',
] as const
export type RateFault = (typeof RATE_FAULTS)[number]

/** Both central banks under their own paths: any day, and Friday's list over the weekend. */
export function buildCentralBanks(): FastifyInstance {
  const state: { fault: RateFault } = { fault: 'good' }
  const { app, clock } = buildSandbox({ name: 'central-banks', forget: () => (state.fault = 'good') })

  /** The day in Prague and Frankfurt. */
  const today = () => pragueDay.format(clock.now())

  app.post('/__sandbox/rates', (request, reply) => {
    const { fault } = asFields(request.body)
    const known = RATE_FAULTS.find((one) => one === fault)
    if (!known) return reply.status(400).send({ problem: `fault is one of ${RATE_FAULTS.join(', ')}` })
    state.fault = known
    return { done: true }
  })

  const publish = (reply: FastifyReply, day: string, write: (day: string, rates: readonly MadeRate[]) => string) => {
    const { fault } = state
    if (fault === 'silent') return reply.hijack()
    if (fault === 'http_500') return reply.status(500).send('planned failure')
    if (fault === 'not_modified') return reply.status(304).send()
    if (fault === 'maintenance')
      return reply.type('text/html').send('<html><body><h1>Stránky jsou v údržbě</h1></body></html>')
    const of = fault === 'tomorrow' ? nextDay(today()) : workingDayOf(day)
    return reply.type('text/plain; charset=utf-8').send(spoil(fault, write(of, spoilRates(fault, ratesOf(of)))))
  }
  app.get(centralBankPaths.CNB, (request, reply) => {
    const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(String(asFields(request.query)['date'])) ?? []
    publish(reply, year ? `${year}-${month}-${day}` : today(), writeCnb)
  })
  app.get(centralBankPaths.ECB, (_request, reply) => {
    publish(reply, today(), writeEcb)
  })
  return app
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

function spoilRates(fault: RateFault, rates: readonly MadeRate[]): readonly MadeRate[] {
  switch (fault) {
    case 'no_main_currency':
      return rates.filter(({ code }) => code !== 'EUR')
    case 'row_missing':
      return rates.filter(({ code }) => code !== 'PLN')
    case 'jump':
      return rates.map((rate) => (rate.code === 'USD' ? { ...rate, thousandths: rate.thousandths * 10 } : rate))
    default:
      return rates
  }
}

function spoil(fault: RateFault, text: string): string {
  switch (fault) {
    case 'bom_crlf':
      return `\uFEFF${text.replaceAll('\n', '\r\n')}`
    case 'mixed_separators':
      return text.replace(/(\d),(\d{3})\n/, '$1.$2\n').replace(/rate='(\d+)\./, "rate='$1,")
    case 'truncated':
      return text.slice(0, Math.floor(text.length * 0.7))
    default:
      return text
  }
}
