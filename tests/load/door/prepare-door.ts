import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import { openDatabase, systemClock } from '#server/kernel/index.ts'
import { seedPlayer } from '#server/sign-in/index.ts'
import { cheapPasswords } from '#tests/api.ts'
import { testEnvironment } from '#tests/environment.ts'
import { preparePlayers } from '../prepare-players.ts'
import { openRoundRoom } from '../round-room.ts'

export type Prepared = {
  readonly gameTokens: readonly string[]
  readonly stakeMinor: number
  /** Sign-ins of players who wait on streams. */
  readonly sessionTokens: readonly string[]
  readonly password: string
  /** A player who has not signed in yet; undefined when all have. */
  readonly nextEmail: () => string | undefined
}

const PLAYING = 4
const AT_ONCE = 8
const PASSWORD = 'a-password-for-the-door'

/** People of the measurement: some who play, some who wait on streams, and some who sign in. */
export async function prepareDoor(
  databaseUrl: string,
  { waiting, signIns }: { readonly waiting: number; readonly signIns: number },
): Promise<Prepared> {
  const { tokens: gameTokens, stakeMinor } = await preparePlayers(databaseUrl, PLAYING)
  const room = await openRoundRoom(databaseUrl)
  const sessionTokens = await inTurns(waiting, async () => (await room.addPlayer(0)).token)
  await room.close()
  const environment = testEnvironment(databaseUrl)
  const db = openDatabase({ url: databaseUrl, connections: AT_ONCE, applicationName: 'prepare-door' })
  const ground = { db, clock: systemClock, configuration: environment.configuration, bus: { send: async () => {} } }
  const seeds = await composeSignIn(ground, environment, { passwordCost: cheapPasswords })
  const { brand, market } = environment.configuration
  const emails = await inTurns(signIns, async (index) => {
    const email = `door-${index}@players.test`
    await seedPlayer(seeds, {
      email,
      password: PASSWORD,
      firstName: 'Jana',
      surname: 'Nováková',
      birthDate: '1991-04-12',
      language: brand.defaultLanguage,
      currency: market.currency.code,
    })
    return email
  })
  await db.close()
  return { gameTokens, stakeMinor, sessionTokens, password: PASSWORD, nextEmail: () => emails.pop() }
}

async function inTurns<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  while (made.length < count) {
    const some = Math.min(AT_ONCE, count - made.length)
    made.push(...(await Promise.all(Array.from({ length: some }, (_, place) => make(made.length + place)))))
  }
  return made
}
