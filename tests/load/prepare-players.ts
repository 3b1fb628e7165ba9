import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as play from '#contract/play-v1/play.ts'
import { callRoom } from './call-room.ts'
import { openRoundRoom, type RoundRoom } from './round-room.ts'

export const GAME = 'OvocnyKolotoc'
const PLENTY_MINOR = 1_000_000_000
const AT_ONCE = 8

export type ReadyPlayers = { readonly tokens: string[]; readonly stakeMinor: number }

/** Players with money and an open game session each, made through the calls. Gives their game tokens. */
export async function preparePlayers(databaseUrl: string, count: number): Promise<ReadyPlayers> {
  const room = await openRoundRoom(databaseUrl)
  try {
    const ready: Opened[] = []
    while (ready.length < count) {
      const some = Math.min(AT_ONCE, count - ready.length)
      ready.push(...(await Promise.all(Array.from({ length: some }, () => openGame(room)))))
    }
    return { tokens: ready.map(({ token }) => token), stakeMinor: ready[0]?.stakeMinor ?? 0 }
  } finally {
    await room.close()
  }
}

type Opened = { readonly token: string; readonly stakeMinor: number }

async function openGame(room: RoundRoom): Promise<Opened> {
  const player = await room.addPlayer(PLENTY_MINOR)
  const launched = await callRoom(room.app, onlineGame.launch, {
    token: player.token,
    body: { gameKey: GAME, mode: 'real' },
  })
  const token = new URL(launched.data.launchUrl).searchParams.get('token') ?? ''
  const opened = await callRoom(room.app, play.openSession, { body: { token, gameKey: GAME } })
  return { token: opened.data.gameToken, stakeMinor: opened.data.session.defaultStake }
}
