import { useId, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { uploadScan } from '#contract/onling-v2/player-identity-document.ts'
import type { ScanKind } from '#contract/states/document-states.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { uploadFile } from '../../shell/fields/upload-file.ts'
import type { ErrorTexts, IdentityDocument } from './identity.ts'

/** One side of a document: a phone opens its camera, a computer its files. It is uploaded as soon as it is chosen. */
export function SideUpload({
  documentId,
  side,
  isThere,
  errors,
  onSent,
}: {
  readonly documentId: string
  readonly side: ScanKind
  readonly isThere: boolean
  readonly errors: ErrorTexts
  readonly onSent: (document: IdentityDocument) => void
}) {
  const t = useTranslations('identity')
  const id = useId()
  const [isBusy, setIsBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>()

  async function send(file: File) {
    setIsBusy(true)
    setFailed(undefined)
    const answer = await uploadFile(uploadScan, {
      query: { documentId, kind: side === 'Back' ? 'Back' : 'Front' },
      file,
    })
    setIsBusy(false)
    if (answer.ok) onSent(answer.data)
    else setFailed(answer)
  }

  return (
    <div className={`side-upload ${isThere ? 'is-there' : ''}`} aria-busy={isBusy}>
      <label htmlFor={id}>
        <b>{t(side === 'Back' ? 'back' : 'front')}</b>
        <span>{isBusy ? t('sending') : isThere ? t('takeAgain') : t('take')}</span>
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        disabled={isBusy}
        onChange={(event) => {
          const file = event.target.files?.[0]
          // Reset, so that the same file can be chosen again after a refusal.
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      {isThere ? <small>{t('isThere')}</small> : null}
      <Failure failed={failed} texts={errors} />
    </div>
  )
}
