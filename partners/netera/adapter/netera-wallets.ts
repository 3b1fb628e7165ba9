import type { CurrencyCode } from '#money'
import type { WalletState } from '#contract/states/wallet-states.ts'
import { Fault } from '#server/kernel/index.ts'
import type { ConnectOrder, JsonObject, Wallets } from '#server/payments/partner-port.ts'
import { NETERA, type NeteraLine } from './netera-line.ts'

const STATES: Readonly<Record<string, WalletState>> = {
  NONE: 'none',
  PENDING: 'pending',
  CONNECTED: 'connected',
  BLOCKED: 'blocked',
}
const NOT_FOUND = 404
const WRONG_CODE = 422
const BLOCKED = 423

/** Wallets of players at Netera: we only know their owners; the money stays there. */
export function makeWallets(line: NeteraLine): Wallets {
  const ask = (
    operation: string,
    method: 'GET' | 'POST',
    path: string,
    body?: JsonObject,
    reads: number[] = [],
    said?: JsonObject,
  ) =>
    // A repeat would begin a second connection, and each attempt of a code counts.
    line.ask({
      operation,
      method,
      path,
      paymentId: null,
      reads,
      canRepeat: !body,
      ...(body ? { body, isMaking: true } : {}),
      ...(said ? { said } : {}),
    })
  const connect = async (operation: string, path: string, body: JsonObject) => {
    const { fields } = await ask(operation, 'POST', path, body)
    const { connectId, redirectUrl, expiresAt } = fields
    const endsAt = new Date(String(expiresAt))
    if (typeof connectId !== 'string' || typeof redirectUrl !== 'string' || Number.isNaN(endsAt.getTime()))
      throw new Fault(NETERA, `${operation}: no page in the answer`, { retryable: true })
    return { connectId, pageUrl: redirectUrl, endsAt }
  }
  const endConnect = async (connectId: string, end: 'cancel' | 'finish', body: JsonObject) => {
    const path = `/wallets/connect/${encodeURIComponent(connectId)}/${end}`
    const { httpStatus, fields } = await ask(`wallets.${end}`, 'POST', path, body, [NOT_FOUND, WRONG_CODE, BLOCKED], {
      connectId,
    })
    if (httpStatus === WRONG_CODE) return { attemptsLeft: Number(fields['attemptsLeft']) || 0 }
    return { state: httpStatus === NOT_FOUND ? ('none' as const) : stateOf(fields) }
  }
  return {
    read: async (playerId) => {
      const { httpStatus, fields } = await ask('wallets.get', 'GET', `/wallets/${playerId}`, undefined, [NOT_FOUND])
      const { walletHint, phoneHint, connectedAt } = fields
      return {
        state: httpStatus === NOT_FOUND ? 'none' : stateOf(fields),
        walletHint: typeof walletHint === 'string' ? walletHint : null,
        phoneHint: typeof phoneHint === 'string' ? phoneHint : null,
        connectedAt: typeof connectedAt === 'string' ? connectedAt : null,
      }
    },
    readBalance: async (playerId) => {
      const { fields } = await ask('wallets.balance', 'GET', `/wallets/${playerId}/balance`)
      const { availableMinor, currency } = fields
      if (!Number.isSafeInteger(availableMinor)) throw new Fault(NETERA, 'balance: no amount', { retryable: true })
      return { amountMinor: Number(availableMinor), currency: String(currency) as CurrencyCode }
    },
    connect: (order) => connect('wallets.connect', '/wallets/connect', connectFields(order)),
    register: ({ person: { firstName, surname, birthDate }, ...order }) =>
      connect('wallets.register', '/wallets', { ...connectFields(order), firstName, surname, birthDate }),
    cancelConnect: async (connectId) => {
      const ended = await endConnect(connectId, 'cancel', {})
      return 'state' in ended ? ended.state : 'pending'
    },
    finishConnect: (connectId, code) => endConnect(connectId, 'finish', { code }),
    readCallback: async (body, headers, path) => {
      const fields = await line.readCallback('wallet-callback', { method: 'POST', path, body }, headers)
      if (!fields) return undefined
      const playerId = Number(fields['playerRef'])
      return { playerId: Number.isSafeInteger(playerId) && playerId > 0 ? playerId : null }
    },
  }
}

function connectFields({ playerId, phone, email, returnUrl, notifyUrl }: ConnectOrder): JsonObject {
  return { playerRef: String(playerId), phone, email, returnUrl, notifyUrl }
}

function stateOf({ state }: JsonObject): WalletState {
  const known = STATES[String(state)]
  if (known === undefined) throw new Fault(NETERA, `unknown state of a wallet: ${String(state)}`, { retryable: false })
  return known
}
