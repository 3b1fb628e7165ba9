import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/nickname.ts'
import { serve } from '#server/kernel/index.ts'
import { findNickname } from './nickname.queries.ts'
import { setOwnNickname, setPlayersNickname, type NicknameNeeds } from './set-nickname.ts'

/** The name under which others see a player: shown, set by the player, corrected by staff. */
export function nicknameRoutes(app: FastifyInstance, needs: NicknameNeeds): void {
  serve(app, calls.getNickname, async ({ caller }) => ({
    nickname: await findNickname(needs.db, caller.playerId),
    mayChange: needs.mayChange.player,
  }))
  serve(app, calls.setNickname, (input) => setOwnNickname(needs, input))
  serve(app, calls.setNicknameOfPlayer, (input) => setPlayersNickname(needs, input))
}
