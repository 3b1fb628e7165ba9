import { Type } from 'typebox'
import { PaymentInfo } from '../capi-v1.1/funds.ts'
import { defineCall } from '../call.ts'
import { Instant, text, Uuid } from '../shapes/fields.ts'
import { Money } from '../shapes/money.ts'
import { PagePath } from '../shapes/page-path.ts'
import { WALLET_STATES } from '../states/wallet-states.ts'

/**
 * A player's wallet at the partner that runs such wallets: once connected it can be used for deposits and withdrawals. Its money
 * and its rules are the partner's.
 */
const root = '/capi/v2-onling/WalletPayment'
const own = { audience: 'player' } as const
const WalletState = Type.Enum([...WALLET_STATES])
const ConnectId = Type.String({ pattern: '^[A-Za-z0-9-]+$', minLength: 8, maxLength: 64 })
const UNAVAILABLE = ['ERR_METHOD_NOT_AVAILABLE', 'ERR_GATEWAY_UNAVAILABLE'] as const
const CODE_RATE = 10

const StateOfWallet = Type.Object({
  state: WalletState,
  /** The connection in progress: the URL at which the player agrees, and its expiry; null when there is none. */
  connecting: Type.Union([
    Type.Object({ connectId: Type.String(), redirectUrl: Type.String(), expiresAt: Instant }),
    Type.Null(),
  ]),
})

/** The state is requested from the partner; if the partner does not respond, the last known one is returned. */
export const getState = defineCall({
  ...own,
  method: 'GET',
  path: `${root}/GetState`,
  summary: 'Whether the player’s wallet at the partner is connected',
  query: Type.Object({}),
  reply: StateOfWallet,
  refusals: ['ERR_METHOD_NOT_AVAILABLE'],
})

export const getInformation = defineCall({
  ...own,
  method: 'GET',
  path: `${root}/GetInformation`,
  summary: 'Identity of the connected wallet',
  query: Type.Object({}),
  reply: Type.Object({
    state: WalletState,
    /** The end of its number, and of its phone, as masked by the partner. */
    walletHint: Type.Union([Type.String(), Type.Null()]),
    phoneHint: Type.Union([Type.String(), Type.Null()]),
    connectedAt: Type.Union([Instant, Type.Null()]),
  }),
  refusals: [...UNAVAILABLE, 'ERR_WALLET_NOT_CONNECTED'],
})

export const getBalance = defineCall({
  ...own,
  method: 'GET',
  path: `${root}/GetBalance`,
  summary: 'Balance of the wallet at the partner',
  query: Type.Object({}),
  reply: Type.Object({ available: Money }),
  refusals: [...UNAVAILABLE, 'ERR_WALLET_NOT_CONNECTED'],
})

/** The player goes to `redirectUrl`; the redirect back has `code`, with which ConnectFinish ends it. */
const connecting = {
  ...own,
  method: 'POST',
  body: Type.Object({
    /** The phone of the wallet; by default the player's own. */
    phone: Type.Optional(text(30, 5)),
    returnPath: PagePath,
  }),
  reply: Type.Object({ connectId: Type.String(), redirectUrl: Type.String(), expiresAt: Instant }),
  refusals: [...UNAVAILABLE, 'ERR_INVALID_CONTRACT', 'ERR_WALLET_BLOCKED', 'ERR_STATE_CHANGED'],
  ratePerMinute: CODE_RATE,
} as const

export const connectRequest = defineCall({
  ...connecting,
  path: `${root}/ConnectRequest`,
  summary: 'Connect an existing wallet of the player',
})

export const register = defineCall({
  ...connecting,
  path: `${root}/Register`,
  summary: 'Open a wallet in the player’s name, and connect it',
})

export const connectCancel = defineCall({
  ...own,
  method: 'POST',
  path: `${root}/ConnectCancel`,
  summary: 'Cancel a pending connection',
  body: Type.Object({ connectId: ConnectId }),
  reply: StateOfWallet,
  refusals: [...UNAVAILABLE, 'ERR_STATE_CHANGED'],
})

/** After the third wrong code the partner blocks the wallet. */
export const connectFinish = defineCall({
  ...own,
  method: 'POST',
  path: `${root}/ConnectFinish`,
  summary: 'Finish the connection by the partner’s code',
  body: Type.Object({ connectId: ConnectId, code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  reply: StateOfWallet,
  refusals: [...UNAVAILABLE, 'ERR_STATE_CHANGED', 'ERR_INVALID_SECURITY_CODE', 'ERR_WALLET_BLOCKED'],
  ratePerMinute: CODE_RATE,
})

/** A deposit from the wallet is paid once the player enters the code that the partner sent. A repeat returns the same response. */
export const transactionFinish = defineCall({
  ...own,
  method: 'POST',
  path: `${root}/TransactionFinish`,
  summary: 'Confirm a deposit from the wallet by the partner’s code',
  body: Type.Object({ paymentId: Uuid, code: Type.String({ pattern: '^[0-9]{6}$' }) }),
  reply: PaymentInfo,
  refusals: [...UNAVAILABLE, 'ERR_PAYMENT_NOT_FOUND', 'ERR_INVALID_SECURITY_CODE'],
  ratePerMinute: CODE_RATE,
})

const callback = {
  method: 'POST',
  audience: 'provider',
  bodyKind: 'provider',
  reply: Type.Object({ received: Type.Literal(true) }),
  refusals: ['ERR_SIGNATURE_ERROR', 'ERR_PAYMENT_NOT_FOUND'],
  ratePerMinute: 60_000,
} as const

/** Notification of a changed connection at the partner. It is signed, but only a reason to request the state, never the state itself. */
export const connectCallback = defineCall({
  ...callback,
  path: `${root}/ConnectCallback`,
  summary: 'Notification by the partner about a changed wallet',
})

/** Notification of a changed payment from a wallet, handled as the partner's other notifications. */
export const transactionCallback = defineCall({
  ...callback,
  path: `${root}/TransactionCallback`,
  summary: 'Notification by the partner about a changed payment',
})
