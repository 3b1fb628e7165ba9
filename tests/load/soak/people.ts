import { preparePlayers } from '../prepare-players.ts'
import { SIGNED_IN_MS } from '../room-app.ts'
import { openRoundRoom } from '../round-room.ts'

/** How long people stay before others come: half of the time that a sign-in lasts. */
export const STAY_MS = SIGNED_IN_MS / 2

export type People = {
  /** Game tokens of those who play. */
  readonly tokens: string[]
  readonly stakeMinor: number
  /** Sign-ins of those who only look at their payments. */
  readonly visitors: string[]
}

/** New players with an open game each, and new visitors. */
export async function invitePeople(databaseUrl: string, players: number, visitors: number): Promise<People> {
  const { tokens, stakeMinor } = await preparePlayers(databaseUrl, players)
  const room = await openRoundRoom(databaseUrl)
  const signedIn: string[] = []
  while (signedIn.length < visitors) signedIn.push((await room.addPlayer(0)).token)
  await room.close()
  return { tokens, stakeMinor, visitors: signedIn }
}
