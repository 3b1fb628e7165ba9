import { freePort } from '../database-setup.ts'
import { testDatabase, type TestDatabase } from '../database.ts'
import { ROUND_API, startRoundApi } from '../load/measure-rounds.ts'
import { openGame, type OpenGame } from '../load/open-game.ts'
import { openRoundRoom, type RoundRoom } from '../load/round-room.ts'
import { inOneFile } from './one-file.ts'

/**
 * A whole API in a separate process that can be killed, and a room on the same database that creates players for it.
 */
export type KillableApi = {
  readonly database: TestDatabase
  readonly room: RoundRoom
  readonly port: number
  /** Kills the process at once. */
  readonly kill: () => void
  /** Starts another one on the same port. */
  readonly startAgain: () => Promise<void>
  /** A player with a balance who has opened a game for money. */
  readonly openTable: (gameKey: string, balanceMinor: number) => Promise<OpenGame & { readonly playerId: number }>
  readonly close: () => Promise<void>
}

/** @param prepare inserts data before anything uses the database */
export async function openKillableApi(
  prepare: (database: TestDatabase) => Promise<void> = async () => {},
): Promise<KillableApi> {
  const database = await testDatabase()
  await prepare(database)
  const room = await openRoundRoom(database.url)
  const port = await freePort()
  const program = await inOneFile(ROUND_API)
  const start = () => startRoundApi(database.url, port, [], program)
  let api = await start()
  return {
    database,
    room,
    port,
    kill: () => void api.child.kill('SIGKILL'),
    startAgain: async () => {
      api = await start()
    },
    openTable: async (gameKey, balanceMinor) => {
      const { playerId, token } = await room.addPlayer(balanceMinor)
      return { ...(await openGame(room.app, gameKey, { token })), playerId }
    },
    close: async () => {
      api.child.kill('SIGKILL')
      await room.close()
      await database.close()
    },
  }
}
