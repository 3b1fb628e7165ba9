/** How a player pays at a partner that is a method of its own. */
export type OwnWay = 'bank' | 'wallet' | 'phone'

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
  readonly method?: { readonly name: string; readonly way: OwnWay }
  /** What the specification calls it among a brand's providers of cards. */
  readonly cardProvider?: 'PAYU' | 'CSOB'
  /** Its signed return from a bank's button comes to a call of its own. */
  readonly hasButtonReturn?: true
  /**
   * It tells of payments by signed messages of its server, at the call that names it by its folder. Partners whose call the
   * specification names have that one.
   */
  readonly tellsByFolder?: true
  /** Markets in which brands may have its method. Without it the market lists the method itself. */
  readonly markets?: readonly ('CZE' | 'SVK')[]
  /** Markets whose banks its buttons lead to. */
  readonly buttonsIn?: readonly ('CZE' | 'SVK')[]
  /** Its list of a day has what it paid out for us, below zero, and what of it came back. */
  readonly listsPayouts?: true
  /** Methods by which it pays out, and where to: an account, a card that it keeps, or its own wallet. */
  readonly payouts?: readonly { readonly method: string; readonly to: 'account' | 'card' | 'wallet' }[]
}
