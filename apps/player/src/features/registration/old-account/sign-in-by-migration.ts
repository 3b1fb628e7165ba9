import { getMigrationAccessToken } from '#contract/onling-v2/player-migration.ts'
import { api } from '../../../shell/api.ts'
import { signInByLink } from '../../../shell/session/sign-in-by-token.ts'

/**
 * Signs in to the account that a migration has just opened. Returns whether it succeeded; otherwise the password can be
 * used.
 */
export async function signInByMigration(token: string): Promise<boolean> {
  const given = await api(getMigrationAccessToken, { query: { token } })
  if (!given.ok) return false
  return (await signInByLink(given.data.accessToken)) === undefined
}
