import type { ShutdownNeeds } from './planned-shutdowns.ts'
import { isShutDown } from './planned-shutdowns.ts'

const LOOK_EVERY_MS = 1_000

/** Knows at every moment whether a planned shutdown lasts, without asking the database at each stake. */
export async function watchShutdowns(
  needs: ShutdownNeeds & { readonly onError: (error: unknown) => void },
): Promise<{ readonly isOn: () => boolean; readonly close: () => void }> {
  let isOn = await isShutDown(needs)
  const timer = setInterval(() => {
    isShutDown(needs).then((present) => {
      isOn = present
    }, needs.onError)
  }, LOOK_EVERY_MS)
  timer.unref()
  return { isOn: () => isOn, close: () => clearInterval(timer) }
}
