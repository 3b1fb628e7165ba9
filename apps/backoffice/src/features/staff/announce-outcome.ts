import { announce } from '../../shell/announce.tsx'
import { CallProblem } from '../../shell/api.ts'
import { queryClient } from '../../shell/session.ts'

/** Runs what may need a second person: that it waits for one is how it went, not a problem. */
export async function announceOutcome(work: Promise<unknown>, said: { readonly done: string; readonly waits: string }) {
  try {
    await work
    announce(said.done)
  } catch (error) {
    if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_APPROVAL_NEEDED') throw error
    announce(said.waits)
  }
  await queryClient.invalidateQueries({ queryKey: ['staff'] })
}
