import { asObject, type BankAccountSeen, type BankConsents } from '#server/payments/partner-port.ts'
import { pageOf, redirects, textOf, type SendToBank } from './bank-psd2-line.ts'
import { statusOfConsent } from './bank-psd2-status.ts'

/** Access to a player's accounts, which the player allows at the bank. */
export function makeBankConsents(ask: SendToBank): BankConsents {
  return {
    create: async ({ consentId, returnUrl, refusedUrl, playerIp, validUntil }) => {
      const answer = await ask({
        operation: 'consents.create',
        method: 'POST',
        path: '/v1/consents',
        paymentId: null,
        requestId: consentId,
        headers: redirects(returnUrl, refusedUrl, playerIp),
        body: {
          access: { availableAccounts: 'allAccountsWithOwnerName' },
          recurringIndicator: false,
          frequencyPerDay: 1,
          combinedServiceIndicator: false,
          validUntil,
        },
      })
      return { providerRef: textOf(answer, 'consentId'), pageUrl: pageOf(answer) }
    },
    readStatus: async (providerRef) => {
      const path = `/v1/consents/${encodeURIComponent(providerRef)}/status`
      const answer = await ask({ operation: 'consents.status', method: 'GET', path, paymentId: null })
      return statusOfConsent(answer['consentStatus'])
    },
    listAccounts: async (providerRef) => {
      const headers = { 'consent-id': providerRef }
      const answer = await ask({ operation: 'accounts', method: 'GET', path: '/v1/accounts', paymentId: null, headers })
      return Array.isArray(answer['accounts']) ? answer['accounts'].flatMap(accountOf) : []
    },
  }
}

function accountOf(value: unknown): BankAccountSeen[] {
  const { iban, currency, ownerName } = asObject(value) ?? {}
  if (typeof iban !== 'string') return []
  return [{ iban, currency: String(currency), ownerName: typeof ownerName === 'string' ? ownerName : null }]
}
