import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#ui/button/button.tsx'
import styles from './inbox.module.css'
import { MessageList } from './message-list.tsx'
import { MessageView } from './message-view.tsx'
import type { MessageBody, MessageHead } from './read-inbox.ts'
import { useInbox } from './use-inbox.ts'

/** The player's messages: a list, and beside it, or on a phone instead of it, the open message. */
export function InboxPage() {
  const t = useTranslations('inbox')
  const { heads, isLost, read, open, readAll, remove } = useInbox()
  const [opened, setOpened] = useState<{ readonly head: MessageHead; readonly body: MessageBody }>()
  const isAnyUnread = heads?.some(({ isRead }) => !isRead) === true

  async function show(head: MessageHead) {
    const body = await open(head.id)
    setOpened(body && { head, body })
  }
  return (
    <main className="page-width" id="content">
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t('title')}</h1>
          {isAnyUnread ? (
            <Button variant="outlined" onClick={() => void readAll()}>
              {t('readAll')}
            </Button>
          ) : null}
        </header>
        {isLost ? (
          <div className={styles.empty}>
            <p>{t('lost')}</p>
            <Button variant="outlined" onClick={() => void read()}>
              {t('again')}
            </Button>
          </div>
        ) : heads ? null : (
          <p role="status">{t('loading')}</p>
        )}
        {heads?.length === 0 ? <p className={styles.empty}>{t('none')}</p> : null}
        {heads && heads.length > 0 ? (
          <div className={styles.both} data-open={opened ? '' : undefined}>
            <MessageList heads={heads} openId={opened?.head.id} onOpen={(head) => void show(head)} />
            {opened ? (
              <MessageView
                {...opened}
                onBack={() => setOpened(undefined)}
                onRemove={async () => {
                  await remove(opened.head.id)
                  setOpened(undefined)
                }}
              />
            ) : (
              <p className={styles.choose}>{t('choose')}</p>
            )}
          </div>
        ) : null}
      </div>
    </main>
  )
}
