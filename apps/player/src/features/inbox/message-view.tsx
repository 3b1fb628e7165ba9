import { useEffect, useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import { levels } from '../../shell/levels/levels-store.ts'
import styles from './inbox.module.css'
import type { MessageBody, MessageHead } from './read-inbox.ts'

const CATEGORIES = ['account', 'money', 'club', 'offers'] as const

type Props = {
  readonly head: MessageHead
  readonly body: MessageBody
  readonly onBack: () => void
  readonly onRemove: () => Promise<unknown>
}

/** One message as plain text, with a button if it has a link to the club. */
export function MessageView({ head, body, onBack, onRemove }: Props) {
  const t = useTranslations('inbox')
  const format = useFormatter()
  const title = useRef<HTMLHeadingElement>(null)
  const day = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })
  const category = CATEGORIES.find((one) => one === head.category)
  const isLink = body.link.startsWith('dp:')
  // Moves the focus to an opened message.
  useEffect(() => title.current?.focus(), [head.id])
  return (
    <article className={styles.message}>
      <div className={styles.back}>
        <Button variant="ghost" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <p className={styles.meta}>
        {[
          category ? t(`categories.${category}`) : '',
          day(head.sentAt),
          head.expiresAt ? t('until', { date: day(head.expiresAt) }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h2 ref={title} tabIndex={-1}>
        {body.title || head.title}
      </h2>
      {body.text.split(/\n{2,}/).map((paragraph, at) => (
        <p key={`${at} ${paragraph}`}>{paragraph}</p>
      ))}
      <div className={styles.acts}>
        {isLink ? <Button onClick={() => levels.follow(body.link)}>{t('open')}</Button> : null}
        <Button variant="ghost" onClick={() => void onRemove()}>
          {t('remove')}
        </Button>
      </div>
      <p className={styles.foot}>{t('foot')}</p>
    </article>
  )
}
