import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The pages run for this long, and are then stopped in proportion to the rate. */
const TURN_MS = 4
/** Pages opened or navigated meanwhile may get another process. */
const LOOK_AGAIN_MS = 50

/**
 * Until this page is closed, all pages of its browser run as on a processor `rate` times slower: their processes are
 * stopped and continued in turns. The browser's own throttling (`Emulation.setCPUThrottlingRate`) busy-waits instead,
 * which costs as much processor time as the slow processor takes.
 */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().browser()?.newBrowserCDPSession()
  if (!session) throw new Error('The processes of this browser are not known.')
  const findRenderers = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  }
  let pids = await findRenderers()
  const look = async () => {
    while (!page.isClosed()) {
      pids = await findRenderers()
      await pause(LOOK_AGAIN_MS)
    }
    await session.detach()
  }
  const takeTurns = async () => {
    while (!page.isClosed()) {
      const continued = performance.now()
      await pause(TURN_MS)
      const stopped = pids
      for (const pid of stopped) signal(pid, 'SIGSTOP')
      // On a busy machine this process itself is delayed: the real running time counts.
      await pause((performance.now() - continued) * (rate - 1))
      for (const pid of stopped) signal(pid, 'SIGCONT')
    }
  }
  // The browser may end before the page is known to be closed.
  void look().catch(() => {})
  void takeTurns()
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended meanwhile.
  }
}
