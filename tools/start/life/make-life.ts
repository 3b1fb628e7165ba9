import type { RulesEnvironment } from '#apps/api/environment/environment.ts'
import { composeApi } from '#apps/api/compose/compose-api.ts'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { noIdentityPartners } from '#apps/api/environment/identity-environment.ts'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { makeFieldCipher, makeLogger, onShiftedClock, openDatabase, shiftedClock } from '#server/kernel/index.ts'
import { refuseAllLimits } from '#server/limits/index.ts'
import { seedPlayer } from '#server/sign-in/index.ts'
import { ownAccountOf } from '#tools/people/own-account.ts'
import { randomOf } from '#tools/people/random.ts'
import { demoPayments, demoStaff } from '../demo.ts'
import { drawPaper, sendPapers, verifyByStaff } from '../verify-by-staff.ts'
import { callsOf, signInStaff } from './callers.ts'
import { castOf, isPlaying, LIFE_DAYS, type Character, type Visit } from './cast.ts'
import { forEachAtOnce } from './at-once.ts'
import { beginVisit, endVisit, playRound, type Person, type Transfer, type World } from './player-life.ts'
import { LIFE_PASSWORD } from './password.ts'
import { readNewestCode } from './read-code.ts'
import { answerTickets, bringTemplates } from './support-life.ts'
import { bringStatement, leaveForOthers, workThroughWithdrawals, type Desk } from './staff-life.ts'

/** Cheap on purpose: these people exist in the demonstration only, and their password is printed. */
const PASSWORD_COST = { memoryKib: 8, passes: 1, lanes: 1, atOnce: 4, waitingMax: 1000 } as const
const PEOPLE = 220
const AT_ONCE = 6
/** So many days apart. */
const DESK_EVERY = 2
const MINUTE_MS = 60_000
const DESK_BEFORE_END_MS = 20 * MINUTE_MS
const BETWEEN_ROUNDS_MS = 7_000
const GAMES = ['OvocnyKolotoc', 'KlasickaTrojka', 'KostkyNaHrane'] as const

/**
 * Lets the people of the demonstration live through the three weeks before now: they register, pay in by card and by
 * transfer, play, take money out, stop themselves; staff bring statements and work through the queues. Everything goes
 * through the product's own calls, on a clock that starts three weeks ago; the other processes may run meanwhile.
 */
export async function makeLife(environment: RulesEnvironment): Promise<{ readonly people: number }> {
  const { configuration } = environment
  const databaseUrl = withoutWaiting(environment.databaseUrl)
  const { market } = configuration
  const clock = shiftedClock()
  const pool = openDatabase({ url: databaseUrl, connections: 4, applicationName: 'tolar-life' })
  const db = onShiftedClock(pool, clock)
  const logger = makeLogger({ name: 'life', level: 'error' })
  const { app, close } = await composeApi({
    environment: { ...environment, databaseUrl, rateFactor: 1000 },
    logger,
    clock,
    passwordCost: PASSWORD_COST,
  })
  try {
    await app.ready()
    const end = Date.now()
    const goTo = (instant: number) => clock.shift(instant - Date.now())
    const firstDay = daysAfter(dayOf(market.timeZone, new Date(end)), -LIFE_DAYS)
    const midnightOf = (day: number) => startOfDay(market.timeZone, daysAfter(firstDay, day)).getTime()

    const ground = {
      db,
      clock,
      configuration,
      cipher: makeFieldCipher(environment.fieldKeys),
      bus: { send: async () => {} },
    }
    const accounts = await composeSignIn(ground, environment, { passwordCost: PASSWORD_COST })
    const limits = composeLimits(ground, { databaseUrl })
    const documents = composeDocuments(ground, { ...environment, identity: noIdentityPartners })
    const paper = await drawPaper(['DEMO'])
    const ask = callsOf(app)
    let ordered: Transfer[] = []
    const world: World = {
      ask,
      market: market.key,
      currency: market.currency.code,
      password: LIFE_PASSWORD,
      gameKeys: GAMES,
      readCode: (email) => readNewestCode(app, email),
      ordered: { push: (transfer) => ordered.push(transfer) },
    }
    const people: Person[] = []
    const cast = castOf(market.key, PEOPLE, Number(firstDay.slice(0, 4)))

    const register = async (character: Character): Promise<void> => {
      const { firstName, surname, birthDate, email, fate, no } = character
      const { playerId } = await seedPlayer(accounts, {
        email,
        firstName,
        surname,
        birthDate,
        password: LIFE_PASSWORD,
        language: configuration.brand.defaultLanguage,
        currency: market.currency.code,
      })
      people.push({ ...character, playerId })
      if (fate === 'waits-for-documents') await sendPapers(documents, market, { playerId, paper })
      if (!isPlaying(fate)) return
      await db.transaction((tx) => refuseAllLimits(limits.needs, tx, playerId))
      await verifyByStaff(documents, market, {
        playerId,
        staff: { userId: 1, name: demoStaff.name },
        iban: ownAccountOf(market.key, no),
        paper,
      })
    }

    for (let day = 0; day < LIFE_DAYS; day += 1) {
      goTo(midnightOf(day) + 9 * 60 * MINUTE_MS)
      await forEachAtOnce(
        cast.filter(({ registeredOn }) => registeredOn === day),
        AT_ONCE,
        register,
      )
      if (day % DESK_EVERY === DESK_EVERY - 1) await workAtDesk(day)
      await playEvening(day)
    }
    // What waits for a second person waits now, and not since yesterday.
    goTo(end - DESK_BEFORE_END_MS)
    await workAtDesk(LIFE_DAYS)
    await limits.close()
    return { people: people.length }

    /** Staff bring the statement and work through the queues; on the last day they leave something for others. */
    async function workAtDesk(day: number): Promise<void> {
      const random = randomOf('desk', day)
      const transfers = ordered
      ordered = []
      const statement = { number: day + 1, day: dayOf(market.timeZone, clock.now()), transfers }
      const signIn = async (): Promise<Desk> => ({
        app,
        random,
        iban: environment.payer.iban,
        payments: await signInStaff(ask, clock, demoPayments),
        administrator: await signInStaff(ask, clock, demoStaff),
      })
      let desk = await signIn()
      while (!(await bringStatement(world, desk, statement))) {
        // A code of the authenticator is good once.
        clock.shift(clock.shiftMs() + MINUTE_MS)
        desk = await signIn()
      }
      await workThroughWithdrawals(world, desk)
      await bringTemplates(world, desk)
      await answerTickets(world, desk)
      if (day < LIFE_DAYS) return
      await leaveForOthers(world, desk, people)
    }

    async function playEvening(day: number): Promise<void> {
      const visits = people.flatMap((person) =>
        person.visits.filter((visit) => visit.day === day).map((visit) => ({ person, visit })),
      )
      const minutes = [...new Set(visits.map(({ visit }) => visit.minute))].sort((a, b) => a - b)
      for (const minute of minutes) {
        const at = midnightOf(day) + minute * MINUTE_MS
        if (at > end - 60 * MINUTE_MS) return
        goTo(at)
        await playTogether(
          visits.filter(({ visit }) => visit.minute === minute),
          at,
        )
      }
    }

    async function playTogether(visits: readonly { person: Person; visit: Visit }[], at: number): Promise<void> {
      const tables = await forEachAtOnce(visits, AT_ONCE, async ({ person, visit }) => ({
        person,
        visit,
        playing: await beginVisit(world, person, visit),
      }))
      let present = tables.flatMap(({ playing, ...one }) => (playing ? [{ ...one, playing }] : []))
      for (let round = 0; present.length > 0; round += 1) {
        goTo(at + MINUTE_MS + round * BETWEEN_ROUNDS_MS)
        const leaving: typeof present = []
        const staying: typeof present = []
        await forEachAtOnce(present, AT_ONCE, async (table) => {
          const goesOn = round < table.visit.rounds && (await playRound(world, table.playing))
          ;(goesOn ? staying : leaving).push(table)
        })
        await forEachAtOnce(leaving, AT_ONCE, ({ person, visit, playing }) =>
          endVisit(world, person, visit, playing.token),
        )
        present = staying
      }
    }
  } finally {
    await close()
    await pool.close()
  }
}

/** The same database, whose commits do not wait for the disk: what is lost with the machine here was never anybody's. */
function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}
