import type { FastifyInstance } from 'fastify'
import * as loyalty from '#contract/capi-v1/player-loyalty.ts'
import * as club from '#contract/play-v1/club.ts'
import * as inbox from '#contract/play-v1/inbox.ts'
import { serve } from '../kernel/index.ts'
import { buyItem } from './club/buy-item.ts'
import { claimMission } from './club/claim-mission.ts'
import { describeClub } from './club/describe-club.ts'
import { showClub } from './club/show-club.ts'
import { showStatus } from './club/show-status.ts'
import { signOnline } from './club/sign-online.ts'
import { wearAvatar } from './club/wear-avatar.ts'
import { recordFact } from './facts/record-fact.ts'
import { deleteOwnMessage, listOwnMessages, readOwnMessages } from './inbox/inbox.ts'
import type { LanguageCode, LoyaltyNeeds } from './needs.ts'
import { listShown } from './points/show-movements.ts'
import { showStatistics } from './points/show-statistics.ts'

/** Mounts the calls of players: points and level, the club, the inbox. */
export function clubRoutes(app: FastifyInstance, needs: LoyaltyNeeds): void {
  const { db, clock } = needs
  const languageOf = async (playerId: number, asked: LanguageCode | undefined) =>
    asked ?? (await needs.findLanguage(db, playerId))

  serve(app, loyalty.status, ({ body, caller }) => showStatus(needs, caller.playerId, body.language))
  serve(app, loyalty.changes, async ({ body: { language, ...page }, caller: { playerId } }) =>
    listShown(needs, playerId, { ...page, language: await languageOf(playerId, language) }),
  )
  serve(app, loyalty.statistics, async ({ body, caller: { playerId } }) =>
    showStatistics(needs, playerId, await languageOf(playerId, body.language)),
  )
  serve(app, club.getClub, ({ query, caller }) => showClub(needs, caller.playerId, query.language))
  serve(app, club.describeClub, ({ query }) => describeClub(needs, query.language ?? needs.defaultLanguage))
  serve(app, club.claimMission, ({ body, caller }) => claimMission(needs, caller.playerId, body.key))
  serve(app, club.buyItem, ({ body, caller }) => buyItem(needs, { playerId: caller.playerId, ...body }))
  serve(app, club.wearAvatar, ({ body, caller }) => wearAvatar(needs, caller.playerId, body.avatar))
  serve(app, club.recordGameRead, async ({ body: { gameKey }, caller: { playerId }, refuse }) => {
    if (!needs.isGame(gameKey)) return refuse('ERR_GAME_NOT_FOUND')
    await db.transaction((tx) => recordFact(needs, tx, { playerId, kind: 'game-learned', eventId: gameKey }))
    return { done: true as const }
  })
  serve(app, club.getOnlineHash, async ({ caller }) => {
    const userId = String(caller.playerId)
    const { hashSalt } = needs
    return { userId, hash: hashSalt === undefined ? null : signOnline(userId, hashSalt, clock.now()) }
  })
  serve(app, inbox.listMessages, ({ query, caller }) => listOwnMessages(needs, caller.playerId, query))
  serve(app, inbox.readMessages, ({ body, caller }) => readOwnMessages(needs, caller.playerId, body.messageId))
  serve(app, inbox.deleteMessage, ({ body, caller }) => deleteOwnMessage(needs, caller.playerId, body.messageId))
}
