/**
 * How long a test waits for asynchronous effects. The runner's default of one second is less than the delay of a
 * process on a busy machine. Effects with a specified time use that time instead.
 */
export const PATIENCE = { timeout: 20_000 } as const
