import { loginByAccessToken } from '#contract/play-v1/player-account.ts'
import { api } from '../api.ts'
import { readClientValue, writeClientValue } from '../client-values.ts'
import type { Failed } from '../failure.tsx'

/**
 * Signs in by the token of this device and stores the one that replaces it. Returns the error, or undefined. A refused
 * token is removed; one that did not reach the API is kept, because it may still be valid.
 */
export async function signInByToken(accessToken: string): Promise<Failed | undefined> {
  const answer = await api(loginByAccessToken, { body: { accessToken } })
  if (answer.ok) {
    const { accessToken: token, accessTokenExpiresAt: expiresAt } = answer.data
    writeClientValue('accessToken', token && expiresAt ? { token, expiresAt } : undefined)
    return undefined
  }
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) writeClientValue('accessToken', undefined)
  return explain(answer)
}

/**
 * Signs in by a token that was given once, such as by a link; the token of this device stays as it is. Returns the error,
 * or undefined.
 */
export async function signInByLink(accessToken: string): Promise<Failed | undefined> {
  const answer = await api(loginByAccessToken, { body: { accessToken, isRemembered: false } })
  return answer.ok ? undefined : explain(answer)
}

const explain = (failed: Failed): Failed =>
  failed.code === 'ERR_INVALID_INPUT' ? { code: 'ERR_TOKEN_INVALID' } : failed

/** The token kept on this device, while it is valid. */
export function keptToken(now: Date): string | undefined {
  const kept = readClientValue('accessToken')
  return kept && Date.parse(kept.expiresAt) > now.getTime() ? kept.token : undefined
}
