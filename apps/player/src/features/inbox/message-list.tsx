import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import styles from './inbox.module.css'
import type { MessageHead } from './read-inbox.ts'

type Props = {
  readonly heads: readonly MessageHead[]
  readonly openId: string | undefined
  readonly onOpen: (head: MessageHead) => void
}

/** Heads of messages; unread ones have a dot and are bold. */
export function MessageList({ heads, openId, onOpen }: Props) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const [today] = useState(() => new Date().toDateString())
  const isToday = (at: Date) => at.toDateString() === today
  return (
    <ul className={styles.list}>
      {heads.map((head) => (
        <li key={head.id} data-unread={!head.isRead || undefined}>
          <button type="button" aria-current={head.id === openId ? 'true' : undefined} onClick={() => onOpen(head)}>
            <span className={styles.top}>
              <b>
                {head.isRead ? null : <span className="visually-hidden">{t('unread')} </span>}
                {head.title}
              </b>
              <time dateTime={head.sentAt.toISOString()}>
                {format.dateTime(head.sentAt, isToday(head.sentAt) ? { timeStyle: 'short' } : { dateStyle: 'medium' })}
              </time>
            </span>
            <span className={styles.preview}>{head.preview}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
