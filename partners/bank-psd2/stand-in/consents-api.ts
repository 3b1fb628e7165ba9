import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml, htmlPage } from '#providers/kit/html.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import type { Bank } from './bank-psd2-server.ts'

export type Consent = {
  readonly id: string
  readonly requestId: string
  readonly returnUrl: string
  readonly refusedUrl: string
  status: 'received' | 'valid' | 'rejected' | 'expired'
  /** The owner's name at the bank, as entered on the page. */
  ownerName: string
  iban: string
}

const HTML = 'text/html; charset=utf-8'

/** Consents, the accounts of one, and the page where its owner gives or refuses it. */
export function serveConsents(api: FastifyInstance, pages: FastifyInstance, bank: Bank): void {
  api.post('/consents', (request, reply) => {
    const requestId = String(request.headers['x-request-id'])
    const earlier = [...bank.consents.values()].find((one) => one.requestId === requestId)
    const consent = earlier ?? {
      id: bank.newId(),
      requestId,
      returnUrl: String(request.headers['tpp-redirect-uri']),
      refusedUrl: String(request.headers['tpp-nok-redirect-uri']),
      status: 'received' as const,
      ownerName: '',
      iban: '',
    }
    bank.consents.set(consent.id, consent)
    const page = `${request.protocol}://${request.host}/approve-consent/${consent.id}`
    return reply.status(201).send({
      consentId: consent.id,
      consentStatus: consent.status,
      _links: { scaRedirect: { href: page }, status: { href: `/v1/consents/${consent.id}/status` } },
    })
  })
  api.get<{ Params: { id: string } }>('/consents/:id/status', (request, reply) => {
    const consent = bank.consents.get(request.params.id)
    return consent ? reply.send({ consentStatus: consent.status }) : reply.status(404).send(unknown)
  })
  api.get('/accounts', (request, reply) => {
    const consent = bank.consents.get(String(request.headers['consent-id']))
    if (consent?.status !== 'valid') return reply.status(401).send({ tppMessages: [{ code: 'CONSENT_INVALID' }] })
    const { iban, ownerName } = consent
    const currency = iban.startsWith('SK') ? 'EUR' : 'CZK'
    return reply.send({
      accounts: [
        { resourceId: 'main', iban, currency, ...(ownerName ? { ownerName } : {}), product: 'Current account' },
      ],
    })
  })
  pages.get<{ Params: { id: string } }>('/approve-consent/:id', (request, reply) => {
    const consent = bank.consents.get(request.params.id)
    return consent ? reply.type(HTML).send(consentPage()) : reply.status(404).type(HTML).send(gone)
  })
  pages.post<{ Params: { id: string } }>('/approve-consent/:id', (request, reply) => {
    const consent = bank.consents.get(request.params.id)
    return consent ? decide(consent, request.body, reply) : reply.status(404).type(HTML).send(gone)
  })
}

function decide(consent: Consent, body: unknown, reply: FastifyReply): FastifyReply {
  const { action, ownerName = '', iban = '' } = asFields(body)
  consent.ownerName = String(ownerName)
  consent.iban = String(iban).replaceAll(/\s/g, '')
  consent.status = action === 'pay' ? 'valid' : action === 'nothing' ? 'expired' : 'rejected'
  return reply.redirect(consent.status === 'valid' ? consent.returnUrl : consent.refusedUrl, 303)
}

const unknown = { tppMessages: [{ category: 'ERROR', code: 'RESOURCE_UNKNOWN' }] }
const gone = htmlPage({ title: 'Bank stand-in', language: 'en', body: '<main><h1>No such consent</h1></main>' })

/** A real bank knows its client; here the person enters the owner's name. */
function consentPage(): string {
  return htmlPage({
    title: 'Consent – bank stand-in',
    language: 'en',
    body: `<main><h1>Show your accounts?</h1>
<p class="notice">This is a local stand-in of ${escapeHtml('a bank')}. Nothing leaves this machine.</p>
<form method="post">
<p><label>Owner of the account <input name="ownerName" value="Jana Nováková"></label></p>
<p><label>IBAN <input name="iban" value="CZ6508000000192000145399"></label></p>
<button name="action" value="pay">Approve</button>
<button name="action" value="decline">Refuse</button>
<button name="action" value="nothing">Let it expire</button>
</form></main>`,
  })
}
