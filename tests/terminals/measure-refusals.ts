import type { Hall } from './hall.ts'
import { PIN, STAKE_DAY_MINOR } from './people.ts'
import { nameOfStake } from './play-at.ts'
import { timed, type Times } from './times.ts'

const REFUSED = 120
const AT_ONCE = 12

/** Wraps one part of the measurement, of so many requests. */
export type Observe = (part: string, requests: number, run: () => Promise<void>) => Promise<void>

type Refusing = {
  readonly part: string
  readonly sittings: readonly string[]
  /** Whether the agent is made to ask the API. */
  readonly isAsked: boolean
}

/**
 * How soon terminals hear that a stake is above a limit: by what the agent knows, and from the API, through the agent and signed both
 * ways; one after the other, and at many terminals at once; and beside it how long the API takes for its readiness (one
 * statement of nothing).
 */
export async function measureRefusals(hall: Hall, observe: Observe = (_part, _requests, run) => run()): Promise<Times> {
  const times: Times = new Map()
  const sittings = await seat(hall)
  const [first] = sittings
  if (first === undefined) return times
  const ways = [
    { name: 'known to the agent', isAsked: false },
    { name: 'by the API', isAsked: true },
  ] as const
  for (const { name, isAsked } of ways) {
    const alone = { part: `${name}, one by one`, sittings: [first], isAsked }
    const together = { part: `${name}, ${sittings.length} at once`, sittings, isAsked }
    for (const part of [alone, together])
      await observe(part.part, rounds(part) * part.sittings.length, () => refuseAll(hall, times, part))
  }
  await observe('reference', REFUSED, async () => {
    for (let count = 0; count < REFUSED; count += 1)
      await timed(
        times,
        () => 'reference',
        async () => hall.apiProcess.app()?.inject('/health/ready'),
      )
  })
  return times
}

const rounds = ({ sittings }: Pick<Refusing, 'sittings'>) => Math.ceil(REFUSED / sittings.length)

async function refuseAll(hall: Hall, times: Times, { part, sittings, isAsked }: Refusing): Promise<void> {
  for (let count = 0; count < rounds({ sittings }); count += 1) {
    if (isAsked) hall.forgetFigures()
    hall.passTime()
    await Promise.all(sittings.map((sittingId) => refuseOne(hall, times, { part, sittingId })))
  }
}

async function refuseOne(hall: Hall, times: Times, { part, sittingId }: { part: string; sittingId: string }) {
  const reference = hall.reference('above')
  const stake = { sittingId, reference, amountMinor: STAKE_DAY_MINOR + 100, roundId: reference }
  const named = (answer: Parameters<typeof nameOfStake>[0]) => {
    const name = nameOfStake(answer)
    return name === undefined ? undefined : `${name} ${part}`
  }
  await timed(times, named, () => hall.agent().stake(stake))
}

/** Guests with a limit at terminals, as many as measure at once. */
async function seat(hall: Hall): Promise<string[]> {
  const { terminals, guests } = hall
  const limited = guests.filter(({ isLimited }) => isLimited)
  const sittings: string[] = []
  for (const [index, { terminalId }] of terminals.slice(0, Math.min(AT_ONCE, limited.length)).entries()) {
    const cardNumber = limited[index]?.cardNumber ?? ''
    for (let tries = 0; tries < 20 && sittings.length === index; tries += 1) {
      const answer = await hall.agent().signIn({ terminalId, cardNumber, pin: PIN })
      if (answer.ok) sittings.push(String(answer['sittingId']))
      hall.passTime()
    }
  }
  return sittings
}
