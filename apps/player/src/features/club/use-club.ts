import { useCallback, useEffect, useState } from 'react'
import { findService } from '../../shell/levels/service.ts'
import { useLevels } from '../../shell/levels/levels-store.ts'
import type { Failed } from '../../shell/failure.tsx'
import { readCounted, readItems, readMoved, type Counted, type Item, type Moved } from './read-club.ts'

export type ClubLists = {
  readonly missions: readonly Counted[]
  readonly badges: readonly Counted[]
  readonly items: readonly Item[]
  readonly moved: readonly Moved[]
}

const LOG_ROWS = 100
const A_YEAR_SECONDS = 366 * 86_400

/** The data of the club for this player, from the service in the page; reloaded after changes. */
export function useClub() {
  const { user, isLoading } = useLevels()
  const [lists, setLists] = useState<ClubLists>()
  const [failed, setFailed] = useState<Failed>()
  const [isLost, setIsLost] = useState(false)
  const isThere = user !== undefined
  const balance = user?.pointsBalance
  const unread = user?.coreInboxUnreadCount

  const read = useCallback(async () => {
    const api = findService(globalThis)?.api
    try {
      const now = Math.floor(Date.now() / 1000)
      const [missions, badges, items, log] = await Promise.all([
        api?.getMissions?.(),
        api?.getBadges?.(),
        api?.getStoreItems?.(),
        api?.getActivityLog?.({ startTimeSeconds: now - A_YEAR_SECONDS, endTimeSeconds: now, from: 0, to: LOG_ROWS }),
      ])
      setLists({
        missions: readCounted(missions),
        badges: readCounted(badges),
        items: readItems(items),
        moved: readMoved(log),
      })
      setIsLost(false)
    } catch {
      setIsLost(true)
    }
  }, [])

  // A changed balance or a new message: the lists may have changed too.
  useEffect(() => {
    if (isThere) void read()
  }, [isThere, balance, unread, read])

  /** Runs an action and reloads the data. */
  const change = useCallback(
    async (
      work: (api: NonNullable<ReturnType<typeof findService>>['api'] & object) => Promise<unknown> | undefined,
    ) => {
      setFailed(undefined)
      const api = findService(globalThis)?.api
      try {
        if (api) await work(api)
      } catch (error) {
        setFailed({ code: error instanceof Error ? error.message : 'ERR_INTERNAL' })
        return false
      }
      await read()
      return true
    },
    [read],
  )
  return { lists, failed, change, read, isAbsent: isLost || (!isLoading && !isThere) }
}
