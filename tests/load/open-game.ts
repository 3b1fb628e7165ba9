import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as play from '#contract/play-v1/play.ts'
import { callRoom } from './call-room.ts'

/** An open game, as its page knows it. */
export type OpenGame = ReplyOf<typeof play.openSession> & {
  /** The token of the URL, which is used up. */
  readonly preGameToken: string
}

/** Opens a game for money as the site and the game's page do. @param player who plays; without one, for fun */
export async function openGame(
  app: FastifyInstance,
  gameKey: string,
  player?: { readonly token: string },
): Promise<OpenGame> {
  const launched = player
    ? await callRoom(app, onlineGame.launch, { token: player.token, body: { gameKey, mode: 'real' } })
    : await callRoom(app, onlineGame.demoRedirect, { query: { gameKey } })
  assert.equal(launched.status, 200, `${gameKey} is not launched: ${launched.code}`)
  const address = new URL(launched.data.launchUrl).searchParams
  const preGameToken = address.get('token') ?? ''
  const seen = { commitment: address.get('commitment') ?? '', clientSeed: randomUUID() }
  const opened = await callRoom(app, play.openSession, { body: { token: preGameToken, gameKey, ...seen } })
  assert.equal(opened.status, 200, `${gameKey} is not opened: ${opened.code}`)
  return { ...opened.data, preGameToken }
}
