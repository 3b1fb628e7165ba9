import { randomInt, randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { send } from '#providers/kit/deliver.ts'
import { escapeHtml, htmlPage } from '#providers/kit/html.ts'
import { asFields } from '#providers/kit/sandbox.ts'
import { callback, type Connection, type Office, type Wallet } from './office.ts'

const CONNECT_MS = 15 * 60_000
const CODES = 3
/** Balance of a new wallet: enough for a few deposits. */
const OPENING_MINOR = 500_000

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** Wallets: state, connection, balance. The caller is authenticated by the signature. */
export function serveWallets(api: FastifyInstance, office: Office): void {
  const begin = (request: FastifyRequest) => {
    const { playerRef, phone, returnUrl, notifyUrl } = asFields(request.body)
    const connection: Connection = {
      connectId: randomUUID(),
      playerRef: String(playerRef),
      phone: String(phone),
      returnUrl: String(returnUrl),
      notifyUrl: String(notifyUrl),
      expiresAt: new Date(office.clock.now().getTime() + CONNECT_MS),
      code: newCode(),
      attemptsLeft: CODES,
    }
    office.connections.set(connection.connectId, connection)
    office.wallets.set(connection.playerRef, emptyWallet(office, connection))
    return {
      connectId: connection.connectId,
      redirectUrl: `${request.protocol}://${request.host}/connect/${connection.connectId}`,
      expiresAt: connection.expiresAt.toISOString(),
    }
  }
  api.post('/wallets', (request) => begin(request))
  api.post('/wallets/connect', (request) => begin(request))
  api.get<{ Params: { ref: string } }>('/wallets/:ref', (request) => {
    const wallet = office.wallets.get(request.params.ref)
    const open = [...office.connections.values()].find(({ playerRef }) => playerRef === request.params.ref)
    if (wallet?.state === 'PENDING' && (!open || open.expiresAt <= office.clock.now())) wallet.state = 'NONE'
    const { state = 'NONE', phone = '', connectedAt = null } = wallet ?? {}
    return {
      state,
      walletHint: `…${request.params.ref.padStart(4, '0').slice(-4)}`,
      phoneHint: cover(phone),
      connectedAt,
    }
  })
  api.get<{ Params: { ref: string } }>('/wallets/:ref/balance', async (request, reply) => {
    const wallet = office.wallets.get(request.params.ref)
    if (wallet?.state !== 'CONNECTED') return reply.status(409).send({ code: 'NOT_CONNECTED' })
    return { availableMinor: wallet.availableMinor, currency: wallet.currency }
  })
  api.post<{ Params: { id: string } }>('/wallets/connect/:id/cancel', async (request, reply) => {
    const connection = office.connections.get(request.params.id)
    if (!connection) return reply.status(404).send({ code: 'NOT_FOUND' })
    office.connections.delete(connection.connectId)
    return { state: changeWallet(office, connection.playerRef, 'NONE') }
  })
  api.post<{ Params: { id: string } }>('/wallets/connect/:id/finish', async (request, reply) => {
    const connection = office.connections.get(request.params.id)
    if (!connection || connection.expiresAt <= office.clock.now()) return reply.status(404).send({ code: 'NOT_FOUND' })
    if (asFields(request.body)['code'] !== connection.code) return wrongCode(office, connection, reply)
    office.connections.delete(connection.connectId)
    const state = changeWallet(office, connection.playerRef, 'CONNECTED')
    void tell(office, connection, state)
    return { state }
  })
}

/** The page where the owner of a wallet gives consent; the redirect back carries the code. */
export function serveConnectPage(app: FastifyInstance, office: Office): void {
  const show = (reply: FastifyReply, body: string) =>
    reply.type('text/html; charset=utf-8').send(htmlPage({ title: 'Netera stand-in', language: 'en', body }))
  app.get<{ Params: { id: string } }>('/connect/:id', async (request, reply) => {
    const connection = office.connections.get(request.params.id)
    if (!connection) return show(reply.status(404), '<main><h1>This connection has ended</h1></main>')
    return show(
      reply,
      `<main><h1>Connect the wallet</h1>
<p class="notice">This is a local stand-in of Netera. No money moves.</p>
<dl><dt>Phone</dt><dd>${escapeHtml(connection.phone)}</dd><dt>Code</dt><dd><strong>${connection.code}</strong></dd></dl>
<form method="post"><button name="action" value="pay">Agree</button> <button name="action" value="cancel">Refuse</button></form></main>`,
    )
  })
  app.post<{ Params: { id: string } }>('/connect/:id', async (request, reply) => {
    const connection = office.connections.get(request.params.id)
    if (!connection) return show(reply.status(404), '<main><h1>This connection has ended</h1></main>')
    const back = new URL(connection.returnUrl)
    back.searchParams.set('connect', connection.connectId)
    if (asFields(request.body)['action'] === 'pay') back.searchParams.set('code', connection.code)
    else {
      office.connections.delete(connection.connectId)
      await tell(office, connection, changeWallet(office, connection.playerRef, 'NONE'))
    }
    return reply.redirect(back.href, 303)
  })
}

/** After the third wrong code the wallet is blocked. */
async function wrongCode(office: Office, connection: Connection, reply: FastifyReply): Promise<object> {
  connection.attemptsLeft -= 1
  if (connection.attemptsLeft > 0)
    return reply.status(422).send({ code: 'WRONG_CODE', attemptsLeft: connection.attemptsLeft })
  office.connections.delete(connection.connectId)
  return reply.status(423).send({ code: 'BLOCKED', state: changeWallet(office, connection.playerRef, 'BLOCKED') })
}

export function changeWallet({ wallets }: Office, playerRef: string, state: Wallet['state']): Wallet['state'] {
  const wallet = wallets.get(playerRef)
  if (wallet) {
    wallet.state = state
    if (state === 'CONNECTED') wallet.connectedAt = new Date().toISOString()
  }
  return state
}

function emptyWallet({ settings }: Office, { playerRef, phone }: Connection): Wallet {
  return {
    playerRef,
    phone,
    state: 'PENDING',
    availableMinor: OPENING_MINOR,
    currency: settings.currency,
    connectedAt: null,
  }
}

async function tell(office: Office, { notifyUrl, playerRef, connectId }: Connection, state: string): Promise<void> {
  await send(callback(office, notifyUrl, { kind: 'wallet', connectId, playerRef, state }))
}

function cover(phone: string): string | null {
  return phone ? `••• ••• ${phone.slice(-3)}` : null
}
