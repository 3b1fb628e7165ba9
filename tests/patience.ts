/**
 * How long a test waits for what comes by itself. The runner's own second is less than what a machine that is busy with
 * something else lets a process wait. What has to come sooner, or by itself would come later, says its own time.
 */
export const PATIENCE = { timeout: 20_000 } as const
