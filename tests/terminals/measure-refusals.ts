import type { Hall } from './hall.ts'
import { PIN, STAKE_DAY_MINOR } from './people.ts'
import { nameOfStake } from './play-at.ts'
import { timed, type Times } from './times.ts'

const REFUSED = 120
const AT_ONCE = 12

/**
 * How soon a terminal gets the refusal of a stake above a limit, one after another and twelve at once, through the
 * agent and signed in both directions; and in the same run the response time of a health check (one empty statement).
 */
export async function measureRefusals(hall: Hall): Promise<Times> {
  const times: Times = new Map()
  const { terminals, guests } = hall
  const [terminal] = terminals
  const guest = guests.find(({ isLimited }) => isLimited)
  if (!terminal || !guest) return times
  const { terminalId } = terminal
  let sittingId: unknown
  for (let tries = 0; tries < 20 && sittingId === undefined; tries += 1) {
    const answer = await hall.agent().signIn({ terminalId, cardNumber: guest.cardNumber, pin: PIN })
    if (answer.ok) sittingId = answer['sittingId']
    hall.passTime()
  }
  const refuse = (of: string) => async () => {
    const reference = hall.reference('above')
    const stake = { sittingId: String(sittingId), reference, amountMinor: STAKE_DAY_MINOR + 100, roundId: reference }
    const named = (answer: Parameters<typeof nameOfStake>[0]) => {
      const name = nameOfStake(answer)
      return name === undefined ? undefined : `${name} ${of}`
    }
    await timed(times, named, () => hall.agent().stake(stake))
    await timed(
      times,
      () => `reference ${of}`,
      async () => hall.house.app()?.inject('/health/ready'),
    )
  }
  for (let count = 0; count < REFUSED; count += 1) await refuse('one by one')()
  for (let count = 0; count < REFUSED; count += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => refuse('twelve at once')()))
  return times
}
