import type { SessionState } from './play-calls.ts'

type Shown = { readonly balance: (amountMinor: number) => void; readonly net: (amountMinor: number) => void }
type Money = Pick<SessionState['balance'], 'amountMinor'>

/** The player's money, as the platform told it last. A page computes none: it only shows a stake that is on its way. */
export function createPurse({ balance, netResult }: Pick<SessionState, 'balance' | 'netResult'>, view: Shown) {
  let balanceMinor = balance.amountMinor
  let netMinor = netResult.amountMinor
  return {
    get balanceMinor(): number {
      return balanceMinor
    },
    /** What an answer says of it. It is not shown before the round is: a balance that jumps tells the result. */
    keep(told: { readonly balance?: Money; readonly netResult?: Money }): void {
      balanceMinor = told.balance?.amountMinor ?? balanceMinor
      netMinor = told.netResult?.amountMinor ?? netMinor
    },
    write(): void {
      view.balance(balanceMinor)
      view.net(netMinor)
    },
    /** Shows the balance without a stake that nobody has answered yet. */
    hold: (stakeMinor: number): void => view.balance(Math.max(0, balanceMinor - stakeMinor)),
  }
}
