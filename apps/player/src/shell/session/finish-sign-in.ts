import { createAccessToken } from '#contract/play-v1/player-account.ts'
import { getTermsToAccept } from '#contract/play-v1/terms.ts'
import type { Language } from '#config/shapes.ts'
import { api } from '../api.ts'
import { writeClientValue } from '../client-values.ts'
import { paths } from '../paths.ts'

/**
 * After the cookie is set the page is reloaded, so that no content of the anonymous page stays. A player with terms to
 * accept goes there first, and then to the requested page.
 */
export async function finishSignIn(address: string): Promise<void> {
  writeClientValue('loginTimestamp', new Date().toISOString())
  writeClientValue('showLoginMessage', true)
  writeClientValue('wasSignedIn', true)
  const [, language = ''] = address.split(/[/?]/)
  const answer = await api(getTermsToAccept, { query: { language: language as Language } })
  const terms = answer.ok ? answer.data.toAccept : null
  location.assign(terms ? paths.terms(terms.language, address) : address)
}

/** Stores a single-use token for the next sign-in on this device. A device without one signs in as before. */
export async function rememberDevice(): Promise<void> {
  const answer = await api(createAccessToken, { body: {} })
  if (answer.ok) writeClientValue('accessToken', { token: answer.data.accessToken, expiresAt: answer.data.expiresAt })
}
