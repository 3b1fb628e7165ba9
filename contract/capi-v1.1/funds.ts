import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { PAY_IN_REFUSALS } from '../shapes/law.ts'
import { IdempotencyKey, Instant, PageQuery, PeriodQuery, page, text, Uuid } from '../shapes/fields.ts'
import { AgreedFee } from '../shapes/fees.ts'
import { Money, PositiveMoney } from '../shapes/money.ts'
import { PagePath } from '../shapes/page-path.ts'
import { WalletPartName } from '../shapes/wallet-money.ts'
import { DepositMethodName, DepositPartnerName } from '../shapes/payment-names.ts'
import { PAYMENT_STATES } from '../states/payment-states.ts'

export const PaymentState = Type.Enum([...PAYMENT_STATES])

/** One payment as its player sees it. `referenceNumber` identifies it for the bank and for our support. */
export const PaymentInfo = Type.Object({
  paymentId: Uuid,
  referenceNumber: Type.String(),
  direction: Type.Union([Type.Literal('deposit'), Type.Literal('withdrawal')]),
  method: Type.String(),
  gateway: Type.String(),
  amount: Money,
  /** What is taken off the credited amount, as its player agreed. */
  fee: Money,
  state: PaymentState,
  createdAt: Instant,
  settledAt: Type.Union([Instant, Type.Null()]),
})

/** Starts a deposit. The player is redirected to `redirectUrl`, the partner's page; nothing is credited before the partner confirms. */
export const deposit = defineCall({
  method: 'POST',
  path: '/capi/v1.1/Funds/Deposit',
  shutdownPart: 'deposits',
  audience: 'player',
  summary: 'Start a deposit',
  body: Type.Object({
    amount: PositiveMoney,
    method: DepositMethodName,
    gateway: DepositPartnerName,
    /** The bank of a deposit by `PaymentButton`, as Payment/GetPaymentButtons names it. */
    buttonId: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+$', maxLength: 40 })),
    /** ERR_FEE_CHANGED where it differs from the fee of Payment/GetFees; the details have the present one. */
    feeMinor: AgreedFee,
    idempotencyKey: IdempotencyKey,
    returnPath: PagePath,
  }),
  reply: Type.Object({
    paymentId: Uuid,
    referenceNumber: Type.String(),
    state: PaymentState,
    redirectUrl: Type.String(),
  }),
  refusals: [
    'ERR_AMOUNT_NOT_ALLOWED',
    'ERR_FEE_CHANGED',
    'ERR_METHOD_NOT_AVAILABLE',
    'ERR_KEY_REUSED',
    'ERR_GATEWAY_UNAVAILABLE',
    ...PAY_IN_REFUSALS,
  ],
})

export const getInfoById = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Funds/GetInfoById',
  audience: 'player',
  summary: 'One payment of the player; asks the gateway again while it is open',
  query: Type.Object({ id: Uuid }),
  reply: PaymentInfo,
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})

export const getInfoByReferenceNumber = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Funds/GetInfoByReferenceNumber',
  audience: 'player',
  summary: 'One payment of the player by its reference number',
  query: Type.Object({ referenceNumber: text(40, 1) }),
  reply: PaymentInfo,
  refusals: ['ERR_PAYMENT_NOT_FOUND'],
})

/** Cash that can be staked or withdrawn now. */
export const getBalance = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Funds/GetBalance',
  audience: 'player',
  summary: 'Playable balance',
  query: Type.Object({}),
  reply: Type.Object({ balance: Money }),
  refusals: [],
})

export const getBalances = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Funds/GetBalances',
  audience: 'player',
  summary: 'All balances of the player by kind',
  query: Type.Object({}),
  reply: Type.Object({
    balances: Type.Array(
      Type.Object({
        /** `land-based`: reachable by venues while it is enabled; `bonus`: used for stakes, cannot be withdrawn. */
        kind: WalletPartName,
        balance: Money,
        isEnabled: Type.Boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const getDepositStatistics = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Funds/GetDepositStatistics',
  audience: 'player',
  summary: 'Deposits of today, this month and ever, in calendar periods of Europe/Bratislava',
  query: Type.Object({}),
  reply: Type.Object({
    today: Money,
    month: Money,
    total: Money,
    count: Type.Integer(),
    /** The part of `total` that was paid in cash at venues. */
    atVenues: Money,
  }),
  refusals: [],
})

/** Movements on the player's accounts (cash, land-based, bonus), newest first, exactly as booked. */
export const getHistory = defineCall({
  method: 'GET',
  path: '/capi/v1.1/Funds/GetHistory',
  audience: 'player',
  summary: 'Entries of the player’s accounts, newest first',
  query: Type.Object({ ...PageQuery, ...PeriodQuery, part: Type.Optional(WalletPartName) }),
  reply: page(
    Type.Object({
      /** The account; `sequence` counts within it. */
      part: WalletPartName,
      sequence: Type.Integer(),
      kind: Type.String(),
      reference: Type.String(),
      /** The payment or withdrawal that it belongs to, by the number that the player sees. */
      payment: Type.Union([
        Type.Object({
          method: Type.String(),
          referenceNumber: Type.String(),
          /** For cash at a desk: the venue. The number is that of the desk's receipt. */
          place: Type.Optional(Type.String()),
        }),
        Type.Null(),
      ]),
      debitMinor: Type.Integer(),
      creditMinor: Type.Integer(),
      balanceAfter: Money,
      createdAt: Instant,
    }),
  ),
  refusals: [],
})
