import type { Money } from '#money'
import type { WalletState } from '#contract/states/wallet-states.ts'

/** What a partner needs for connecting a player's wallet. */
export type ConnectOrder = {
  readonly playerId: number
  /** E.164 */
  readonly phone: string
  readonly email: string
  /** The player's own page, which the partner's page redirects back to with `code`. */
  readonly returnUrl: string
  readonly notifyUrl: string
}

/** The page where the player agrees, and until when. */
export type Connecting = { readonly connectId: string; readonly pageUrl: string; readonly endsAt: Date }

export type WalletFacts = {
  readonly state: WalletState
  readonly walletHint: string | null
  readonly phoneHint: string | null
  readonly connectedAt: string | null
}

/** A partner that has wallets of players. A Fault is thrown where it does not answer. */
export type Wallets = {
  readonly read: (playerId: number) => Promise<WalletFacts>
  readonly readBalance: (playerId: number) => Promise<Money>
  readonly connect: (order: ConnectOrder) => Promise<Connecting>
  /** Opens a wallet for a player without one; then as `connect`. */
  readonly register: (
    order: ConnectOrder & {
      readonly person: { readonly firstName: string; readonly surname: string; readonly birthDate: string }
    },
  ) => Promise<Connecting>
  readonly cancelConnect: (connectId: string) => Promise<WalletState>
  /** The state, or the attempts left after a wrong code. */
  readonly finishConnect: (
    connectId: string,
    code: string,
  ) => Promise<{ readonly state: WalletState } | { readonly attemptsLeft: number }>
  /** The wallet that a signed callback is about; undefined when the partner did not sign it. */
  readonly readCallback: (
    rawBody: string,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    path: string,
  ) => Promise<{ readonly playerId: number | null } | undefined>
}
