/**
 * A player's wallet at a partner, as the partner reports it: not connected, waiting for the player's code, connected, or blocked by
 * the partner (providers §5.1). We only store the last report.
 */
export const WALLET_STATES = ['none', 'pending', 'connected', 'blocked'] as const

export type WalletState = (typeof WALLET_STATES)[number]
