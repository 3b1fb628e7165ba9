import type { ReplyOf } from '#contract/call.ts'
import type { closeAccount as call } from '#contract/play-v1/privacy.ts'
import { SESSION_COOKIE, publish, type Input } from '#server/kernel/index.ts'
import { movePlayerState } from '#server/players/index.ts'
import { insertErasure } from './enter-erasure.ts'
import type { PrivacyNeeds } from './needs.ts'
import { planErasure } from './plan-erasure.ts'

/**
 * Closes the player's account: no sign-in, no stake, every session ended; if requested, the person is erased. Refuses
 * while money or rounds are left (ERR_ACCOUNT_NOT_EMPTY lists them), and without the right password. The law never
 * prevents it: an excluded person can close their account too.
 */
export async function closeAccount(
  needs: PrivacyNeeds,
  { caller, body, client, cookies, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, target } = needs
  const { playerId } = caller
  await needs.provePassword({ playerId, password: body.password, source: client.ip })
  const { closedAt, ended } = await db.transaction(async (tx) => {
    const at = clock.now()
    const player = await movePlayerState(tx, {
      target,
      playerId,
      move: 'close',
      reason: null,
      explanation: '',
      userId: null,
      userName: null,
      at,
    })
    // Stakes are blocked first: what is checked next cannot change any more.
    await needs.blockPlaying(tx, playerId)
    const obstacles = await needs.readObstacles(tx, playerId)
    if (obstacles.length > 0) return refuse('ERR_ACCOUNT_NOT_EMPTY', { obstacles })
    if (body.erasesData) await insertErasure(tx, { target, playerId, at, by: null })
    await needs.sendLetter(tx, {
      to: player.email,
      language: player.language,
      template: 'account-closed',
      values: { erases: body.erasesData },
    })
    await publish(tx, 'privacy.account-closed', { playerId })
    return { closedAt: at, ended: await needs.endSessions(tx, playerId) }
  })
  await needs.announceEnded(ended)
  cookies.clear(SESSION_COOKIE.player)
  return {
    closedAt: closedAt.toISOString(),
    erasure: body.erasesData ? await planErasure(needs, db, { playerId, closedAt, language: body.lang }) : null,
  }
}
