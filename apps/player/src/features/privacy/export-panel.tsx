import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl/react'
import { askForExport, getExportLink } from '#contract/play-v1/privacy.ts'
import { Button } from '#ui/button/button.tsx'
import { api } from '../../shell/api.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import type { ErrorTexts, Privacy } from './privacy-page.tsx'

type Props = { readonly privacy: Privacy; readonly errors: ErrorTexts; readonly onRequested: () => void }

/** A copy of the player's data: requested, in preparation, ready for download for some days. */
export function ExportPanel({ privacy, errors, onRequested }: Props) {
  const t = useTranslations('privacy')
  const format = useFormatter()
  const [failed, setFailed] = useState<Failed>()
  const [isBusy, setIsBusy] = useState(false)
  const newest = privacy.exports[0]
  const isMaking = newest?.state === 'asked'
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'short' })

  async function ask() {
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(askForExport, { body: {} })
    setIsBusy(false)
    if (!answer.ok) return setFailed(answer)
    onRequested()
  }

  async function download(requestId: string) {
    setFailed(undefined)
    setIsBusy(true)
    const answer = await api(getExportLink, { query: { requestId } })
    setIsBusy(false)
    if (!answer.ok) return setFailed(answer)
    location.assign(answer.data.url)
  }

  return (
    <section className="panel" aria-labelledby="export-title">
      <h2 id="export-title">{t('exportTitle')}</h2>
      <p className="quiet-text">{t('exportText')}</p>
      <div aria-live="polite">
        {isMaking ? <p className="note">{t('making')}</p> : null}
        {newest?.state === 'ready' && newest.expiresAt ? (
          <p>
            {t('ready', { size: format.number((newest.bytes ?? 0) / 1024, { maximumFractionDigits: 0 }) })}{' '}
            <small className="export-panel-until">{t('readyUntil', { moment: moment(newest.expiresAt) })}</small>
          </p>
        ) : null}
      </div>
      <Failure failed={failed} texts={errors} />
      {newest?.state === 'ready' ? (
        <Button isLoading={isBusy} onClick={() => void download(newest.requestId)}>
          {t('download')}
        </Button>
      ) : null}
      {!isMaking && privacy.nextExportAt === null ? (
        <Button variant={newest?.state === 'ready' ? 'ghost' : 'primary'} isLoading={isBusy} onClick={() => void ask()}>
          {t('ask')}
        </Button>
      ) : null}
      {!isMaking && privacy.nextExportAt !== null ? (
        <p className="note">{t('nextAt', { moment: moment(privacy.nextExportAt) })}</p>
      ) : null}
    </section>
  )
}
