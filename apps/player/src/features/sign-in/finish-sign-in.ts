import { writeClientValue } from '../../shell/client-values.ts'

/** After the cookie is set the page is read anew, so that nothing of the anonymous page stays. */
export function finishSignIn(address: string): void {
  writeClientValue('loginTimestamp', new Date().toISOString())
  writeClientValue('showLoginMessage', true)
  location.assign(address)
}
