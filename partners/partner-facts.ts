/** How a player pays at a partner that is a method of its own. */
export type OwnWay = 'bank' | 'wallet' | 'phone'

type MarketKey = 'CZE' | 'SVK'

/** Wallets of a phone or a computer that hold cards: paid as cards, on the page of a gateway. */
export const deviceWallets = ['ApplePay', 'GooglePay'] as const
export type DeviceWallet = (typeof deviceWallets)[number]

/**
 * The call at which a partner notifies us, where the specification names one. POST is the browser with what the partner
 * signed, the partner's server, or a text message that it delivers; GET is the browser only.
 */
export type NamedNotice = {
  readonly path: string
  readonly summary: string
  readonly post: 'return' | 'notice' | 'message'
  readonly isAlsoByGet?: true
}

/** A method by which a partner pays out, and its target: an account, a card that it stores, or its own wallet. */
export type PartnerPayoutFacts = {
  readonly method: string
  readonly to: 'account' | 'card' | 'wallet'
  /** Markets in which brands may have it. */
  readonly markets: readonly MarketKey[]
}

/** Public facts of a partner, also for players' browsers. Names of stored data and calls never change. */
export type PartnerFacts = {
  /** The partner's folder. */
  readonly key: string
  /** Its public name, the same in every language. */
  readonly name: string
  /** Its name in payments and logs. */
  readonly gateway: string
  /** Cards are paid on its page (method `CardOnline`), and it can store them. */
  readonly takesCards?: true
  /** Wallets of devices that its page takes beside cards. */
  readonly deviceWallets?: readonly DeviceWallet[]
  /** The method of deposit that is this partner's alone. */
  readonly method?: {
    readonly name: string
    readonly way: OwnWay
    /** Markets in which brands may have it. */
    readonly markets: readonly MarketKey[]
    /** Markets in which a player may pay a fee on it (config/operating-figures.ts has the methods without any). */
    readonly playerFeeIn?: readonly MarketKey[]
  }
  /** Its name among a brand's card providers in the specification. */
  readonly cardProvider?: string
  /** Its signed return from a bank's button has a call of its own. */
  readonly hasButtonReturn?: true
  /** Through it players approve a payment in their bank's app, and let us read their accounts. There is one at most. */
  readonly isOpenBanking?: true
  /** The call that the specification names for its notifications. */
  readonly notice?: NamedNotice
  /** It sends signed notifications of payments, at the generic call with its folder. */
  readonly notifiesByFolder?: true
  /** Its list of a day contains payouts, below zero, and those that were returned. */
  readonly listsPayouts?: true
  readonly payouts?: readonly PartnerPayoutFacts[]
}

/** A bank with an API of its own for the movements of our account. */
export type StatementBankFacts = {
  /** Its folder. */
  readonly key: string
  /** Its name for people and in stored data. */
  readonly name: string
  /** Name of its statement format in stored data. */
  readonly format: string
}
