import { dayOf } from '#contract/states/calendar.ts'
import { randomOf } from '#tools/people/random.ts'
import { bringCampaign } from './campaign-life.ts'
import { signInStaff } from './callers.ts'
import { formerAdministrator, formerPayments } from './colleagues.ts'
import type { Life } from './life.ts'
import { bringStatement, leaveForOthers, workThroughWithdrawals, type Desk } from './staff-life.ts'
import { answerTickets, bringTemplates } from './support-life.ts'

const MINUTE_MS = 60_000

/** Staff import the statement and work through the queues; on the last day they leave something for others. */
export async function workAtDesk(life: Life, day: number): Promise<void> {
  const { environment, app, clock, world, people } = life
  const { timeZone } = environment.configuration.market
  const random = randomOf('desk', day)
  const transfers = life.ordered.splice(0)
  const statement = { number: day + 1, day: dayOf(timeZone, clock.now()), transfers }
  const signIn = async (): Promise<Desk> => ({
    app,
    random,
    iban: environment.payer.iban,
    payments: await signInStaff(world.ask, clock, formerPayments),
    administrator: await signInStaff(world.ask, clock, formerAdministrator),
  })
  let desk = await signIn()
  while (!(await bringStatement(world, desk, statement))) {
    // A code of the authenticator is valid once.
    clock.shift(clock.shiftMs() + MINUTE_MS)
    desk = await signIn()
  }
  await workThroughWithdrawals(world, desk)
  await bringTemplates(world, desk)
  await bringCampaign(world, desk, clock.now())
  await answerTickets(world, desk)
  if (day < life.days) return
  await leaveForOthers(world, desk, people)
}
