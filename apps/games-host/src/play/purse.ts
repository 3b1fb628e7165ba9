import type { SessionState } from './play-calls.ts'

type Shown = { readonly balance: (amountMinor: number) => void; readonly net: (amountMinor: number) => void }
type Money = Pick<SessionState['balance'], 'amountMinor'>

/** The player's money, by the platform's last response. A page computes none: it only deducts a stake in flight. */
export function createPurse({ balance, netResult }: Pick<SessionState, 'balance' | 'netResult'>, view: Shown) {
  let balanceMinor = balance.amountMinor
  let netMinor = netResult.amountMinor
  return {
    get balanceMinor(): number {
      return balanceMinor
    },
    /** Stores the money of a response. It is not shown before the round: a changed balance would reveal the result. */
    keep(told: { readonly balance?: Money; readonly netResult?: Money }): void {
      balanceMinor = told.balance?.amountMinor ?? balanceMinor
      netMinor = told.netResult?.amountMinor ?? netMinor
    },
    write(): void {
      view.balance(balanceMinor)
      view.net(netMinor)
    },
    /** Shows the balance without the stake of a pending request. */
    hold: (stakeMinor: number): void => view.balance(Math.max(0, balanceMinor - stakeMinor)),
  }
}
