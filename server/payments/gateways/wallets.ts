import type { Money } from '#money'
import type { WalletState } from '#contract/states/wallet-states.ts'

/** What a partner is told when a player's wallet is to be connected. */
export type ConnectOrder = {
  readonly playerId: number
  /** E.164 */
  readonly phone: string
  readonly email: string
  /** Player's own page, where the partner's page leads back to with `code`. */
  readonly returnUrl: string
  readonly notifyUrl: string
}

/** Where the player goes to agree, and until when. */
export type Connecting = { readonly connectId: string; readonly pageUrl: string; readonly endsAt: Date }

export type WalletFacts = {
  readonly state: WalletState
  readonly walletHint: string | null
  readonly phoneHint: string | null
  readonly connectedAt: string | null
}

/** A partner that keeps wallets of players. A Fault is thrown where it does not answer. */
export type Wallets = {
  readonly read: (playerId: number) => Promise<WalletFacts>
  readonly readBalance: (playerId: number) => Promise<Money>
  readonly connect: (order: ConnectOrder) => Promise<Connecting>
  /** Opens a wallet for somebody who has none; then as `connect`. */
  readonly register: (
    order: ConnectOrder & {
      readonly person: { readonly firstName: string; readonly surname: string; readonly birthDate: string }
    },
  ) => Promise<Connecting>
  readonly cancelConnect: (connectId: string) => Promise<WalletState>
  /** The state, or how many more codes may be tried after a wrong one. */
  readonly finishConnect: (
    connectId: string,
    code: string,
  ) => Promise<{ readonly state: WalletState } | { readonly attemptsLeft: number }>
  /** Whose wallet a signed callback is about; undefined when the partner did not sign it. */
  readonly hear: (
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    path: string,
  ) => Promise<{ readonly playerId: number | null } | undefined>
}
