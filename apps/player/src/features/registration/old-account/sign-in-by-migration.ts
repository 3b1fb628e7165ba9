import { getMigrationAccessToken } from '#contract/onling-v2/player-migration.ts'
import { loginByAccessToken } from '#contract/play-v1/player-account.ts'
import { api } from '../../../shell/api.ts'

/**
 * Signs in to the account that a migration has just opened. Returns whether it succeeded; otherwise the password can be
 * used.
 */
export async function signInByMigration(token: string): Promise<boolean> {
  const given = await api(getMigrationAccessToken, { query: { token } })
  if (!given.ok) return false
  const { ok } = await api(loginByAccessToken, { body: { accessToken: given.data.accessToken, isRemembered: false } })
  return ok
}
