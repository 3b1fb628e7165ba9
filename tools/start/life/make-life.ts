import type { RulesEnvironment } from '#apps/api/environment/environment.ts'
import { composeApi } from '#apps/api/compose/compose-api.ts'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { noIdentityPartners } from '#apps/api/environment/identity-environment.ts'
import { composeLimits } from '#apps/api/compose/compose-limits.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { dayOf, daysAfter, startOfDay } from '#contract/states/calendar.ts'
import {
  makeFieldCipher,
  makeLogger,
  onShiftedClock,
  openDatabase,
  shiftedClock,
  systemClock,
  type Database,
} from '#server/kernel/index.ts'
import { refuseAllLimits } from '#server/limits/index.ts'
import { checkFigures, countBooks, sumFeeds } from '#server/reporting/index.ts'
import { seedPlayer, seedStaff } from '#server/sign-in/index.ts'
import { ownAccountOf } from '#tools/people/own-account.ts'
import { demoStaff, demoVenue } from '../demo.ts'
import { drawPaper, sendPapers, verifyByStaff } from '../verify-by-staff.ts'
import { callsOf } from './callers.ts'
import { castOf, isPlaying, lifeDays, type Character } from './cast.ts'
import { formerColleagues } from './colleagues.ts'
import { workAtCashDesk } from './cash-life.ts'
import { forEachAtOnce } from './at-once.ts'
import { workAtDesk } from './desk-day.ts'
import { playEvening } from './evening.ts'
import { AT_ONCE, type Life } from './life.ts'
import type { Person, Transfer, World } from './player-life.ts'
import { LIFE_PASSWORD } from './password.ts'
import { readNewestCode } from './read-code.ts'

/** Cheap on purpose: these people exist in the demonstration only, and their password is printed. */
const PASSWORD_COST = { memoryKib: 8, passes: 1, lanes: 1, atOnce: 4, waitingMax: 1000 } as const
const PEOPLE = 220
/** Interval in days. */
const DESK_EVERY = 2
/** Days of the cash desk, the last of them. */
const CASH_DAYS = 4
const MINUTE_MS = 60_000
const DESK_BEFORE_END_MS = 20 * MINUTE_MS
const GAMES = ['OvocnyKolotoc', 'KlasickaTrojka', 'KostkyNaHrane'] as const

/**
 * Simulates the last weeks of the demonstration's people up to now: they register, pay in by card and by transfer, play,
 * withdraw, exclude themselves; staff import statements and work through the queues. Everything goes through the
 * product's own calls, on a clock that starts weeks ago; the other processes may run meanwhile.
 */
export async function makeLife(
  environment: RulesEnvironment,
): Promise<{ readonly people: number; readonly rounds: number }> {
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
    const today = dayOf(market.timeZone, new Date(end))
    const days = lifeDays(today)
    const firstDay = daysAfter(today, -days)
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
    const ordered: Transfer[] = []
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
    const cast = castOf(market.key, { count: PEOPLE, days, year: Number(firstDay.slice(0, 4)) })

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

    goTo(midnightOf(0))
    for (const colleague of formerColleagues) await seedStaff(accounts, { ...colleague, venues: [demoVenue.id] })
    const life: Life = { environment, app, clock, world, people, ordered, goTo, days, midnightOf, end }
    let rounds = 0
    for (let day = 0; day < days; day += 1) {
      goTo(midnightOf(day) + 9 * 60 * MINUTE_MS)
      await forEachAtOnce(
        cast.filter(({ registeredOn }) => registeredOn === day),
        AT_ONCE,
        register,
      )
      if (day % DESK_EVERY === DESK_EVERY - 1) await workAtDesk(life, day)
      if (day >= days - CASH_DAYS) await workAtCashDesk(life, day)
      rounds += await playEvening(life, day)
    }
    // Requests for a second person are made now, not yesterday.
    goTo(end - DESK_BEFORE_END_MS)
    await workAtDesk(life, days)
    await limits.close()
    await compareFigures(pool, market.timeZone)
    return { people: people.length, rounds }
  } finally {
    await close()
    await pool.close()
  }
}

/** As each night: without a comparison with the books, nobody can close the month that has ended. */
async function compareFigures(db: Database, timeZone: string): Promise<void> {
  const needs = { db, clock: systemClock, timeZone }
  await countBooks(needs)
  await sumFeeds(needs)
  await checkFigures(needs)
}

/** The same database without waiting for the disk at commits: data that a crash loses here is only generated. */
function withoutWaiting(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', '-c synchronous_commit=off')
  return url.href
}
