import type { IdentityEnvironment } from '#apps/api/environment/identity-environment.ts'
import { demoIdentity } from '#providers/identity/demo-access.ts'
import { buildIdentity } from '#providers/identity/identity-server.ts'

export const NOTIFY_SECRET = 'a secret for notifications'

/** The stand-ins of the partners that check people, and our settings for them. */
export async function startTestIdentity(): Promise<{
  readonly origin: string
  readonly environment: IdentityEnvironment
  readonly close: () => Promise<void>
}> {
  const partners = buildIdentity({ ...demoIdentity, notifyUrl: 'http://127.0.0.1:9/', slowMs: 0 })
  const origin = await partners.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    environment: {
      bankId: {
        issuer: `${origin}/bank-id`,
        clientId: demoIdentity.bankIdClientId,
        clientSecret: demoIdentity.bankIdClientSecret,
      },
      veriface: {
        baseUrl: `${origin}/veriface`,
        apiKey: demoIdentity.verifaceKey,
        openUrl: `${origin}/veriface/open`,
        notifySecret: NOTIFY_SECRET,
      },
    },
    close: async () => {
      await partners.close()
    },
  }
}

/** Signs a person in on the page of the bank; returns the URL that the bank redirects the browser to. */
export async function signInAtBank(redirectUrl: string, fields: Readonly<Record<string, string>>): Promise<string> {
  const asked = new URL(redirectUrl)
  const body = new URLSearchParams({ ...Object.fromEntries(asked.searchParams), ...fields })
  const answer = await fetch(`${asked.origin}${asked.pathname}`, { method: 'POST', body, redirect: 'manual' })
  return answer.headers.get('location') ?? ''
}
