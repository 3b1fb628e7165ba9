import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml, htmlPage } from '../kit/html.ts'

type Session = {
  readonly sessionId: string
  readonly openCode: string
  readonly referenceId: string
  readonly redirectUri: string
  status: string
  name: string
  birthDate: string
  personalNumber: string
  readFails: boolean
}

const STATUSES = [
  'VERIFIED',
  'VERIFIED_WARNING',
  'WAITING',
  'REFUSED',
  'CANCELLED',
  'EXPIRED',
  'ERROR',
  'SOMETHING_NEW',
] as const
const FAULTS = ['none', 'duplicate', 'refused_later', 'forged', 'lost', 'read_500'] as const

/**
 * VeriFace: a check is created and read by the API, and decided on the page that a browser opens, where its result and
 * the notifications are chosen.
 */
export function mountVeriface(
  app: FastifyInstance,
  options: { readonly apiKey: string; readonly notifyUrl: string },
): void {
  const sessions = new Map<string, Session>()
  const root = '/veriface/public-api/v1/verification'
  const byCode = (code: string | undefined) => [...sessions.values()].find(({ openCode }) => openCode === code)

  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/veriface/public-api/')) return
    if (request.headers['apikey'] !== options.apiKey) await reply.status(401).send({ code: 'UNAUTHORIZED' })
  })

  app.post<{ Body: Record<string, string> }>(`${root}/create`, async ({ body }) => {
    const session: Session = {
      sessionId: randomUUID(),
      openCode: randomUUID(),
      referenceId: body['referenceId'] ?? '',
      redirectUri: body['redirectUri'] ?? '',
      status: 'NEW',
      name: '',
      birthDate: '',
      personalNumber: '',
      readFails: false,
    }
    sessions.set(session.sessionId, session)
    const { sessionId, openCode, referenceId } = session
    return { sessionId, openCode, referenceId, extendedReferences: [] }
  })

  app.get<{ Params: { id: string } }>(`${root}/:id`, async ({ params }, reply) => {
    const session = sessions.get(params.id)
    if (!session) return reply.status(404).send({ code: 'NOT_FOUND' })
    if (session.readFails) return reply.status(500).send({ code: 'INTERNAL' })
    const { sessionId, referenceId, status, name, birthDate, personalNumber } = session
    return {
      sessionId,
      referenceId,
      status,
      name,
      birthDate,
      personalNumber,
      stabilizedResult: true,
      indicators: [],
      extractedData: [],
    }
  })

  app.get<{ Querystring: { openCode?: string } }>('/veriface/open', async ({ query }, reply) => {
    const session = byCode(query.openCode)
    if (!session) return reply.status(404).send({ code: 'NOT_FOUND' })
    session.status = 'WAITING_ENDUSER'
    return reply.type('text/html; charset=utf-8').send(checkPage(session.openCode))
  })

  app.post<{ Body: Record<string, string> }>('/veriface/open', async ({ body }, reply) => {
    const session = byCode(body['openCode'])
    if (!session) return reply.status(404).send({ code: 'NOT_FOUND' })
    const fault = FAULTS.find((one) => one === body['fault']) ?? 'none'
    session.status = body['status'] ?? 'VERIFIED'
    session.name = body['name'] ?? ''
    session.birthDate = body['birthDate'] ?? ''
    session.personalNumber = body['personalNumber'] ?? ''
    session.readFails = fault === 'read_500'
    if (fault === 'forged') session.status = 'REFUSED'
    const told = fault === 'forged' ? 'VERIFIED' : session.status
    if (fault !== 'lost') await notify(session, told)
    if (fault === 'duplicate') await Promise.all([notify(session, told), notify(session, told)])
    if (fault === 'refused_later') {
      session.status = 'REFUSED_MANUAL'
      await notify(session, session.status)
    }
    return reply.redirect(session.redirectUri, 303)
  })

  async function notify({ sessionId, referenceId }: Session, status: string): Promise<void> {
    const body = JSON.stringify({ sessionId, referenceId, extendedReferences: [], status })
    const headers = { 'content-type': 'application/json' }
    // An unreachable shop is the same as one that does not answer.
    await fetch(options.notifyUrl, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(
      () => undefined,
    )
  }
}

function checkPage(openCode: string): string {
  const choice = (name: string, values: readonly string[]) =>
    `<label for="${name}">${name}</label><select id="${name}" name="${name}">${values
      .map((value) => `<option>${escapeHtml(value)}</option>`)
      .join('')}</select>`
  return htmlPage({
    title: 'VeriFace – stand-in',
    language: 'en',
    body: `<main><h1>Check of a document and a face</h1>
<p class="notice">This is a local stand-in of VeriFace. Nobody is really checked.</p>
<form method="post" action="/veriface/open"><input type="hidden" name="openCode" value="${escapeHtml(openCode)}">
<label for="name">Name on the document</label><input id="name" name="name" required>
<label for="birthDate">Day of birth on the document</label><input id="birthDate" name="birthDate" type="date" required>
<label for="personalNumber">Personal number on it, or nothing</label><input id="personalNumber" name="personalNumber">
${choice('status', STATUSES)}${choice('fault', FAULTS)}
<button>Finish the check</button></form></main>`,
  })
}
