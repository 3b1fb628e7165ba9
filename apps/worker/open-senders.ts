import { makeHttpSmsGateway, openMailServer } from '#server/messaging/index.ts'
import type { RulesEnvironment } from '../api/environment/environment.ts'

const SMS_TIMEOUT_MS = 10_000
/** Maximum length of an alphanumeric sender of text messages (GSM 03.40). */
const SMS_SENDER_MAX = 11

/** Senders of letters and text messages. Without a gateway they stay in the local mailbox. */
export function openSenders({ configuration, publicPlayerOrigin, smtpUrl, smsGateway }: RulesEnvironment) {
  return {
    mailServer:
      smtpUrl === undefined ? undefined : openMailServer({ url: smtpUrl, from: senderOf(publicPlayerOrigin) }),
    smsGateway:
      smsGateway &&
      makeHttpSmsGateway({
        baseUrl: smsGateway.baseUrl,
        apiKey: smsGateway.apiKey,
        sender: configuration.brand.appName.slice(0, SMS_SENDER_MAX),
        timeoutMs: SMS_TIMEOUT_MS,
      }),
  }
}

/** Address that letters come from: the brand's own host. */
function senderOf(publicPlayerOrigin: string): string {
  return `no-reply@${new URL(publicPlayerOrigin).hostname}`
}
