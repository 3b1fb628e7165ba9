import { openGame } from './open-game.ts'
import { openRoundRoom, type RoundRoom } from './round-room.ts'

export const GAME = 'OvocnyKolotoc'
const PLENTY_MINOR = 1_000_000_000
const AT_ONCE = 8

export type ReadyPlayers = { readonly tokens: string[]; readonly stakeMinor: number }

/** Players with money and an open game session each, created by calls. Returns their game tokens. */
export async function preparePlayers(databaseUrl: string, count: number): Promise<ReadyPlayers> {
  const room = await openRoundRoom(databaseUrl)
  try {
    const ready: Opened[] = []
    while (ready.length < count) {
      const some = Math.min(AT_ONCE, count - ready.length)
      ready.push(...(await Promise.all(Array.from({ length: some }, () => openTable(room)))))
    }
    return { tokens: ready.map(({ token }) => token), stakeMinor: ready[0]?.stakeMinor ?? 0 }
  } finally {
    await room.close()
  }
}

type Opened = { readonly token: string; readonly stakeMinor: number }

async function openTable(room: RoundRoom): Promise<Opened> {
  const { gameToken: token, session } = await openGame(room.app, GAME, await room.addPlayer(PLENTY_MINOR))
  return { token, stakeMinor: session.defaultStake }
}
