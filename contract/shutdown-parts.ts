/** What a planned shutdown may stop besides rounds, which it always stops. `shutdownPart` of a call names the part that it belongs to. */
export const SHUTDOWN_PARTS = ['signIn', 'deposits', 'withdrawals'] as const

export type ShutdownPart = (typeof SHUTDOWN_PARTS)[number]
