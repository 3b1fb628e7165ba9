import { loginByAccessToken } from '#contract/play-v1/player-account.ts'
import { api } from '../api.ts'
import { readClientValue, writeClientValue } from '../client-values.ts'
import type { Failed } from '../failure.tsx'

/**
 * Signs in by an access token and stores the one that replaces it. Returns the error, or undefined. A refused token is
 * removed; one that did not reach the API is kept, because it may still be valid.
 */
export async function signInByToken(accessToken: string): Promise<Failed | undefined> {
  const answer = await api(loginByAccessToken, { body: { accessToken } })
  if (answer.ok) {
    writeClientValue('accessToken', { token: answer.data.accessToken, expiresAt: answer.data.accessTokenExpiresAt })
    return undefined
  }
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) writeClientValue('accessToken', undefined)
  return answer.code === 'ERR_INVALID_INPUT' ? { code: 'ERR_TOKEN_INVALID' } : answer
}

/** The token kept on this device, while it is valid. */
export function keptToken(now: Date): string | undefined {
  const kept = readClientValue('accessToken')
  return kept && Date.parse(kept.expiresAt) > now.getTime() ? kept.token : undefined
}
