import type { Agent } from '#apps/venue-agent/agent.ts'
import type { AgentAnswer } from '#apps/venue-agent/needs.ts'
import type { Choices } from './choices.ts'
import type { Hall, Terminal } from './hall.ts'
import { PIN, type Guest } from './people.ts'
import { timed } from './times.ts'

const BROUGHT_MINOR = 20_000
/** With these stakes the credit of a terminal is never below the minimum that a venue may return. */
const STAKES = [5_000, 10_000] as const
/** Above the law's maximum in a Czech gaming hall, and within the credit that was brought. */
const ABOVE_MAX_MINOR = 12_000

/**
 * One person at one terminal: signs in, brings money, plays, and leaves or goes away; every request may be sent twice.
 */
export async function playAt(hall: Hall, terminal: Terminal, guest: Guest): Promise<void> {
  const { choices } = hall
  // Money left by somebody who went away is returned to them first.
  if (!(await takeAway(hall, terminal))) return
  const { terminalId } = terminal
  const proof = { terminalId, cardNumber: guest.cardNumber, ...(choices.isOneIn(5) ? {} : { pin: PIN }) }
  const signedIn = await repeated(hall, (agent) => agent.signIn(proof))
  if (!signedIn.ok) return refusedAt(hall, 'sign-in', signedIn.code)
  const sittingId = String(signedIn['sittingId'])
  terminal.sittingId = sittingId
  await bring(hall, terminal, guest)
  const rounds = choices.between(2, 7)
  for (let round = 0; round < rounds; round += 1) await playRound(hall, terminal, choices)
  if (choices.isOneIn(400)) await repeated(hall, (agent) => agent.panic({ sittingId }))
  // Some go away and leave their money: the terminal returns it before the next person.
  if (!choices.isOneIn(15)) await takeAway(hall, terminal)
}

async function bring(hall: Hall, terminal: Terminal, guest: Guest): Promise<void> {
  const { sittingId = '' } = terminal
  const asked = {
    sittingId,
    reference: hall.reference('take'),
    amountMinor: BROUGHT_MINOR,
    proof: { cardNumber: guest.cardNumber, pin: PIN },
  }
  const answer = await repeated(hall, (agent) => agent.take(asked))
  if (!answer.ok) return refusedAt(hall, 'take', answer.code)
  terminal.meters.brought += BROUGHT_MINOR
  terminal.credit += BROUGHT_MINOR
}

async function playRound(hall: Hall, terminal: Terminal, choices: Choices): Promise<void> {
  const { sittingId = '', meters } = terminal
  // Tried until it was refused once: chance alone leaves it out of a short run.
  const isUntried = hall.stakeMaxMinor !== undefined && !hall.notes.has('stake ERR_STAKE_NOT_ALLOWED')
  const amountMinor = choices.isOneIn(12) || isUntried ? ABOVE_MAX_MINOR : choices.of(STAKES)
  if (amountMinor > terminal.credit) return
  const roundId = hall.reference('round')
  const stake = { sittingId, reference: hall.reference('stake'), amountMinor, roundId }
  hall.passTime()
  const answer = await sentTwice(hall, (agent) => timed(hall.times, nameOfStake, () => agent.stake(stake)))
  if (!answer.ok) return refusedAt(hall, 'stake', answer.code)
  hall.note(answer['isOffline'] === true ? 'stake offline' : 'stake')
  // Two independent counters.
  terminal.credit -= amountMinor
  meters.staked += amountMinor
  meters.rounds.push(-amountMinor)
  if (!choices.isOneIn(3)) return
  const won = amountMinor * choices.of([1, 2, 3])
  const win = { sittingId, reference: hall.reference('win'), amountMinor: won, roundId }
  await sentTwice(hall, async (agent) => agent.win(win))
  terminal.credit += won
  meters.won += won
  meters.rounds.push(won)
}

/** Returns the credit of a terminal. False while that is impossible. */
export async function takeAway(hall: Hall, terminal: Terminal): Promise<boolean> {
  const { sittingId, credit } = terminal
  if (sittingId === undefined) return true
  const reference = (terminal.leaving ??= hall.reference('leave'))
  const leave = { sittingId, reference, creditMinor: credit }
  const answer = await sentTwice(hall, (agent) => agent.leave(leave))
  if (!answer.ok) {
    refusedAt(hall, 'leave', answer.code)
    return false
  }
  terminal.meters.given += credit
  terminal.credit = 0
  terminal.sittingId = undefined
  terminal.leaving = undefined
  return true
}

function refusedAt(hall: Hall, what: string, code: string): void {
  hall.refusals.add(code)
  hall.note(`${what} ${code}`)
}

/** The name under which a stake is timed: taken or refused ones only. */
export function nameOfStake(answer: AgentAnswer): string | undefined {
  if (answer.ok) return answer['isOffline'] === true ? undefined : 'stake taken'
  return answer.code === 'ERR_NO_CONNECTION' ? undefined : 'stake refused'
}

type Send = (agent: Agent) => Promise<AgentAnswer>

/** A terminal repeats a request until it has a response: the agent may be killed before it has sent one. */
async function repeated(hall: Hall, send: Send): Promise<AgentAnswer> {
  for (;;) {
    const agent = hall.agent()
    try {
      return await send(agent)
    } catch (error) {
      if (hall.agent() === agent) throw error
      hall.note('request interrupted')
    }
  }
}

/** Sometimes a terminal repeats a request before the first response: both responses must be equal. */
async function sentTwice(hall: Hall, send: Send): Promise<AgentAnswer> {
  if (!hall.choices.isOneIn(10)) return repeated(hall, send)
  const [one, two] = await Promise.all([repeated(hall, send), repeated(hall, send)])
  if (one.ok !== two.ok) throw new Error(`The same request was answered ${JSON.stringify([one, two])}.`)
  return one
}
