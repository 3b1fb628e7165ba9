/** An offer of a campaign, as the lobby shows it in one line. */
export type LobbyPromotion = {
  readonly campaignId: string
  readonly name: string
  readonly gift: string
  readonly until: string
  /** The picture is that of the first one. */
  readonly gameKeys: readonly string[]
  /** Whether it is about these games, and not about all. */
  readonly isOfGames: boolean
}
