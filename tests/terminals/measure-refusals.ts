import { NO_CONNECTION } from '#apps/venue-agent/needs.ts'
import type { Hall } from './hall.ts'
import { PIN } from './people.ts'
import { nameOfStake } from './play-at.ts'
import { timed, type Times } from './times.ts'

const REFUSED = 120
const AT_ONCE = 12
/** Allowed by the law, and refused by the limits of somebody who has lost as much before. */
const LIMITED_MINOR = 10_000
const ABOVE_MAX_MINOR = 12_000

/** Wraps one part of the measurement, of so many requests. */
export type Observe = (part: string, requests: number, run: () => Promise<void>) => Promise<void>

type Refusing = {
  readonly part: string
  readonly sittings: readonly string[]
  /** Whether the agent is made to ask the API. */
  readonly isAsked: boolean
  readonly amountMinor: number
  /** Whether the figures of the API have expired too, so that it reads everything again. */
  readonly isOutdated?: boolean
}

/** Longer than figures are valid. */
const EXPIRED_MS = 61_000

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
  const limited = [
    { name: 'known to the agent', isAsked: false, amountMinor: LIMITED_MINOR },
    { name: 'by the API', isAsked: true, amountMinor: LIMITED_MINOR },
  ] as const
  const aboveMax = [
    { name: 'above the maximum, known to the agent', isAsked: false, amountMinor: ABOVE_MAX_MINOR },
    { name: 'above the maximum, by the API', isAsked: true, amountMinor: ABOVE_MAX_MINOR },
  ] as const
  const ways = hall.stakeMaxMinor === undefined ? limited : [...limited, ...aboveMax]
  for (const { name, ...way } of ways) {
    const alone = { part: `${name}, one by one`, sittings: [first], ...way }
    const together = { part: `${name}, ${sittings.length} at once`, sittings, ...way }
    for (const part of [alone, together]) {
      // Figures are valid for a minute, which begins here.
      await refuseRound(hall, new Map(), { ...part, isAsked: true, isOutdated: true })
      await observe(part.part, rounds(part) * part.sittings.length, () => refuseAll(hall, times, part))
    }
  }
  const outdated = { sittings, isAsked: true, isOutdated: true, amountMinor: LIMITED_MINOR }
  const part = `by the API with everything read again, ${sittings.length} at once`
  await observe(part, rounds(outdated) * sittings.length, () => refuseAll(hall, times, { part, ...outdated }))
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

async function refuseAll(hall: Hall, times: Times, refusing: Refusing): Promise<void> {
  for (let count = 0; count < rounds(refusing); count += 1) await refuseRound(hall, times, refusing)
}

async function refuseRound(hall: Hall, times: Times, refusing: Refusing): Promise<void> {
  const { part, sittings, isAsked, isOutdated = false, amountMinor } = refusing
  if (isAsked) hall.forgetFigures()
  if (isOutdated) hall.api.clock.advance(EXPIRED_MS)
  hall.passTime()
  await Promise.all(sittings.map((sittingId) => refuseOne(hall, times, { part, sittingId, amountMinor })))
}

async function refuseOne(
  hall: Hall,
  times: Times,
  { part, sittingId, amountMinor }: { part: string; sittingId: string; amountMinor: number },
) {
  const reference = hall.reference('above')
  const stake = { sittingId, reference, amountMinor, roundId: reference }
  const named = (answer: Parameters<typeof nameOfStake>[0]) => {
    const name = nameOfStake(answer)
    return name === undefined ? undefined : `${name} ${part}`
  }
  await timed(times, named, () => hall.agent().stake(stake))
}

/** Guests at terminals who have used up their limit, as many as measure at once. */
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
  for (const sittingId of sittings) await useUp(hall, sittingId)
  return sittings
}

/** Stakes until the limits refuse it. */
async function useUp(hall: Hall, sittingId: string): Promise<void> {
  for (let tries = 0; tries < 20; tries += 1) {
    const reference = hall.reference('use-up')
    const answer = await hall.agent().stake({ sittingId, reference, amountMinor: LIMITED_MINOR, roundId: reference })
    hall.passTime()
    if (!answer.ok && answer.code !== NO_CONNECTION) return
  }
}
