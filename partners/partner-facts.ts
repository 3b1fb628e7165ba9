/** How a player pays at a partner that is a method of its own. */
export type OwnWay = 'bank' | 'wallet' | 'phone'

type MarketKey = 'CZE' | 'SVK'

/**
 * The call at which a partner tells us something, where the specification names one. What comes by POST is the browser with
 * what the partner signed, the partner's server, or a text message that it brings; by GET it is the browser only.
 */
export type NamedNotice = {
  readonly path: string
  readonly summary: string
  readonly post: 'return' | 'notice' | 'message'
  readonly isAlsoByGet?: true
}

/** A method by which a partner pays out, and where to: an account, a card that it keeps, or its own wallet. */
export type PartnerPayoutFacts = {
  readonly method: string
  readonly to: 'account' | 'card' | 'wallet'
  /** Markets in which brands may have it. */
  readonly markets: readonly MarketKey[]
}

/** What everybody may know of a partner, players' browsers too. Names of stored data and calls: they never change. */
export type PartnerFacts = {
  /** The partner's folder. */
  readonly key: string
  /** As people know it, the same in every language. */
  readonly name: string
  /** By which payments and logs name it. */
  readonly gateway: string
  /** Cards are paid at its page (method `CardOnline`), and it can keep them. */
  readonly takesCards?: true
  /** The method of deposit that is this partner's alone. */
  readonly method?: {
    readonly name: string
    readonly way: OwnWay
    /** Markets in which brands may have it. */
    readonly markets: readonly MarketKey[]
    /** Markets in which a player may be asked for a fee on it (config/operating-figures.ts says of which methods never). */
    readonly playerFeeIn?: readonly MarketKey[]
  }
  /** What the specification calls it among a brand's providers of cards. */
  readonly cardProvider?: string
  /** Its signed return from a bank's button comes to a call of its own. */
  readonly hasButtonReturn?: true
  /** Players approve a payment in their bank's app through it, and let it look whose an account is. There is one at most. */
  readonly asksBanks?: true
  /** The call that the specification names for what it tells us. */
  readonly notice?: NamedNotice
  /** It tells of payments by signed messages of its server, at the call that names it by its folder. */
  readonly tellsByFolder?: true
  /** Its list of a day has what it paid out for us, below zero, and what of it came back. */
  readonly listsPayouts?: true
  readonly payouts?: readonly PartnerPayoutFacts[]
}

/** A bank that gives the movements of our account by an API of its own. */
export type StatementBankFacts = {
  /** Its folder. */
  readonly key: string
  /** As people and stored data name it. */
  readonly name: string
  /** What a statement in its format is called in stored data. */
  readonly format: string
}
