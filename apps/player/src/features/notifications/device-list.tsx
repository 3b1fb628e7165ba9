import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { getPush } from '#contract/play-v1/push.ts'
import { Button } from '#ui/button/button.tsx'

type Props = {
  readonly devices: ReplyOf<typeof getPush>['devices']
  readonly thisId: string | null | undefined
  readonly onRemove: (deviceId: string) => Promise<void>
}

/** One line for each device: which, since when, last notified, and the way to remove it. */
export function DeviceList({ devices, thisId, onRemove }: Props) {
  const t = useTranslations('notifications')
  const format = useFormatter()
  const [removing, setRemoving] = useState<string>()
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })

  async function remove(deviceId: string) {
    setRemoving(deviceId)
    await onRemove(deviceId)
    setRemoving(undefined)
  }

  return (
    <section className="stack" aria-labelledby="devices-title">
      <h2 id="devices-title">{t('devices')}</h2>
      {devices.length === 0 ? <p className="note">{t('noDevices')}</p> : null}
      <ul className="line-list">
        {devices.map(({ deviceId, name, addedAt, lastSentAt }) => (
          <li key={deviceId}>
            <span>
              <b>{deviceId === thisId ? t('thisOne', { name }) : name}</b>
              <small>
                {[
                  t('addedAt', { moment: moment(addedAt) }),
                  lastSentAt ? t('lastSent', { moment: moment(lastSentAt) }) : t('neverSent'),
                ].join(' · ')}
              </small>
            </span>
            <Button
              size="small"
              variant="ghost"
              aria-label={t('removeOf', { name })}
              isLoading={removing === deviceId}
              onClick={() => void remove(deviceId)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
