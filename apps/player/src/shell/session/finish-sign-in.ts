import { createAccessToken } from '#contract/play-v1/player-account.ts'
import { api } from '../api.ts'
import { writeClientValue } from '../client-values.ts'

/** After the cookie is set the page is read anew, so that nothing of the anonymous page stays. */
export function finishSignIn(address: string): void {
  writeClientValue('loginTimestamp', new Date().toISOString())
  writeClientValue('showLoginMessage', true)
  location.assign(address)
}

/** Keeps a single-use token for the next sign-in on this device. A device that gets none signs in as before. */
export async function rememberDevice(): Promise<void> {
  const answer = await api(createAccessToken, { body: {} })
  if (answer.ok) writeClientValue('accessToken', { token: answer.data.accessToken, expiresAt: answer.data.expiresAt })
}
