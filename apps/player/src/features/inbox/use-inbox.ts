import { useCallback, useEffect, useState } from 'react'
import { findService, type ServiceApi } from '../../shell/levels/service.ts'
import { useLevels } from '../../shell/levels/levels-store.ts'
import { ownInbox } from '../../shell/levels/own/own-inbox.ts'
import { useSite } from '../../shell/site.ts'
import { readBody, readHeads, type MessageBody, type MessageHead } from './read-inbox.ts'

/**
 * The player's messages, from the service in the page. Where a brand has none, and before it is loaded, our own inbox
 * is used: messages do not depend on the club.
 */
export function useInbox() {
  const { gamification } = useSite()
  const { user } = useLevels()
  const [heads, setHeads] = useState<readonly MessageHead[]>()
  const [isLost, setIsLost] = useState(false)
  const isOurs = gamification.service !== 'theirs'
  const [own] = useState(() => ownInbox())
  const unread = user?.coreInboxUnreadCount

  const api = useCallback(
    (): ServiceApi | undefined => findService(globalThis)?.api ?? (isOurs ? own : undefined),
    [isOurs, own],
  )
  const read = useCallback(async () => {
    try {
      setHeads(readHeads(await api()?.getInboxMessages?.({ from: 0, to: 100 })))
      setIsLost(false)
    } catch {
      setIsLost(true)
    }
  }, [api])

  // Reloaded when the number of unread messages changes, here or in another tab.
  useEffect(() => void read(), [read, unread])

  return {
    heads,
    isLost,
    read,
    async open(id: string): Promise<MessageBody | undefined> {
      try {
        const body = readBody(await api()?.getInboxMessageBody?.(id))
        await api()?.markInboxMessageAsRead?.(id)
        setHeads((before) => before?.map((one) => (one.id === id ? { ...one, isRead: true } : one)))
        return body
      } catch {
        await read()
        return undefined
      }
    },
    async readAll() {
      await api()?.markAllInboxMessagesAsRead?.()
      await read()
    },
    async remove(id: string) {
      await api()?.deleteInboxMessage?.(id)
      await read()
    },
  }
}
