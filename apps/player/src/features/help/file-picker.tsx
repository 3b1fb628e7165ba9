import { useId } from 'react'
import { useTranslations } from 'use-intl/react'
import { FILES_MAX } from '#contract/states/ticket-states.ts'
import { Icon } from '#ui/icon.tsx'
import { Failure } from '../../shell/failure.tsx'
import type { KeptFile, KeptFiles } from './use-files.ts'

const BYTES_OF_KB = 1024

type Props = { readonly files: KeptFiles; readonly errors: Readonly<Record<string, string>> | undefined }

/** Files of a message: added one by one, and removable until it is sent. A refusal shows the accepted kinds. */
export function FilePicker({ files, errors }: Props) {
  const t = useTranslations('help')
  const id = useId()
  const { kept, isBusy, isFull, failed } = files
  return (
    <div className="file-picker">
      <span className="file-picker-label">{t('filesLabel', { max: FILES_MAX })}</span>
      {kept.length > 0 ? (
        <ul>
          {kept.map((file, index) => (
            <li key={file.fileId}>
              <FileName file={file} number={index + 1} />
              <button
                type="button"
                className="icon-button"
                aria-label={t('removeFile', { number: index + 1 })}
                onClick={() => void files.remove(file.fileId)}
              >
                <Icon name="cross" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isFull ? null : (
        <label className="file-picker-add" htmlFor={id} aria-busy={isBusy}>
          <Icon name="plus" />
          {t(isBusy ? 'sendingFile' : 'addFile')}
          <input
            id={id}
            type="file"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            disabled={isBusy}
            onChange={(event) => {
              const file = event.target.files?.[0]
              // Reset, so that the same file can be chosen again after a refusal.
              event.target.value = ''
              if (file) void files.add(file)
            }}
          />
        </label>
      )}
      <Failure failed={failed} texts={errors} />
    </div>
  )
}

/** Files have no names here: their original names are private. */
export function FileName({ file, number }: { readonly file: KeptFile; readonly number: number }) {
  const t = useTranslations('help')
  const { contentType, bytes } = file
  const kind = contentType === 'application/pdf' ? 'PDF' : 'JPEG'
  return <span>{t('file', { number, kind, size: String(Math.max(1, Math.round(bytes / BYTES_OF_KB))) })}</span>
}
