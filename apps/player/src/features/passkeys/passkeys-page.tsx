import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { listOwnPasskeys } from '#contract/play-v1/player-passkeys.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Reading } from '../../shell/reading.tsx'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { useSite } from '../../shell/site.ts'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey } from './remove-passkey.tsx'

type Props = { readonly errors: Readonly<Record<string, string>> | undefined }

/** One line for each passkey: name, made, last used, and the way to remove it; below them the way to make one. */
export function PasskeysPage({ errors }: Props) {
  const t = useTranslations('passkeys')
  const format = useFormatter()
  const { locale } = useSite()
  const [removing, setRemoving] = useState<string>()
  const [said, setSaid] = useState('')
  const { data, status, refetch } = useQuery({
    queryKey: ['passkeys'],
    queryFn: () => replyOrSignIn(api(listOwnPasskeys, { query: {} }), locale),
  })
  const passkeys = data?.passkeys ?? []
  const removed = passkeys.find(({ passkeyId }) => passkeyId === removing)
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })

  function finish(words: string) {
    setSaid(words)
    setRemoving(undefined)
    void refetch()
  }

  return (
    <main className="page-width" id="content">
      <div className="stack">
        <AccountHead title={t('title')}>
          <p>{t('what')}</p>
        </AccountHead>
        <div className="panel">
          <output className={said ? 'note' : 'visually-hidden'}>{said}</output>
          <Reading
            status={status}
            words={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
            onAgain={() => void refetch()}
          />
          {data && passkeys.length === 0 ? <p className="note">{t('none')}</p> : null}
          <ul className="line-list">
            {passkeys.map(({ passkeyId, name, madeAt, lastUsedAt, isBackedUp }) => (
              <li key={passkeyId}>
                <span>
                  <b>{name}</b>
                  <small>
                    {[
                      t('made', { moment: moment(madeAt) }),
                      lastUsedAt ? t('used', { moment: moment(lastUsedAt) }) : t('neverUsed'),
                      isBackedUp ? t('backedUp') : undefined,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={t('removeOf', { name })}
                  onClick={() => setRemoving(passkeyId)}
                >
                  {t('remove')}
                </Button>
              </li>
            ))}
          </ul>
          <AddPasskey errors={errors} onAdded={() => finish(t('added'))} />
          <p className="quiet-text">{t('resetEnds')}</p>
        </div>
      </div>
      {removed ? (
        <RemovePasskey
          key={removed.passkeyId}
          passkey={removed}
          errors={errors}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => finish(t('removed'))}
        />
      ) : null}
    </main>
  )
}
