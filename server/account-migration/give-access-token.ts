import type { ReplyOf } from '#contract/call.ts'
import type { getMigrationAccessToken as call } from '#contract/onling-v2/player-migration.ts'
import type { Input } from '#server/kernel/index.ts'
import { rememberDevice } from '#server/sign-in/index.ts'
import { migrationRules } from './migration-rules.ts'
import { takeAccessToken } from './migrations.queries.ts'
import type { AccountMigrationNeeds } from './needs.ts'
import { readMigration } from './read-migration.ts'

const MINUTE_MS = 60_000

/**
 * Lets the person who has just finished sign in without the password, once and for a short time. After a merge there is
 * none: that player was signed in. Refuses ERR_STATE_CHANGED before there is an account.
 */
export async function giveAccessToken(
  needs: Pick<AccountMigrationNeeds, 'db' | 'clock' | 'target' | 'signIn'>,
  { query, refuse }: Pick<Input<typeof call>, 'query' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, signIn } = needs
  return db.transaction(async (tx) => {
    const migration = await readMigration(needs, tx, query.token)
    const { id, playerId, state } = migration
    if (playerId === null) return refuse('ERR_STATE_CHANGED', { state })
    const isLate = clock.now().getTime() - migration.changedAt.getTime() > migrationRules.accessTokenMinutes * MINUTE_MS
    if (isLate) return refuse('ERR_TOKEN_EXPIRED')
    if (!(await takeAccessToken(tx, id, clock.now()))) return refuse('ERR_TOKEN_INVALID')
    const { accessToken, expiresAt } = await rememberDevice(tx, signIn, { playerId }, migrationRules.accessTokenMinutes)
    return { accessToken, expiresAt: expiresAt.toISOString() }
  })
}
