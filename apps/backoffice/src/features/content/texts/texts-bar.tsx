import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { exportBrand } from '#contract/play-v1/staff-look.ts'
import { saveTexts } from '#contract/play-v1/staff-texts.ts'
import type { Texts } from '#contract/shapes/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, codeOf } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { Note } from '../../../shell/note.tsx'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { bytesOf, saveFile } from '../../../shell/save-file.ts'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { CONTENT, type Item } from '../content.ts'
import { isOvertaken, type Edit } from '../edits.ts'
import { UnsavedNote } from '../look/unsaved-notes.tsx'
import { PublishDialog } from '../publish-dialog.tsx'
import { areSame, textEdits, type ShownTexts } from './texts.ts'

type Props = {
  readonly shown: ShownTexts
  readonly item: Item | undefined
  readonly texts: Texts
  readonly edit: Edit<Texts> | undefined
  readonly editOf: string
  readonly mayWrite: boolean
  /** They were judged and have no faults. */
  readonly isFaultless: boolean
}

/** Actions on texts: save as a version, request publication, download with the folder of the brand. */
export function TextsBar({ shown, item, texts, edit, editOf, mayWrite, isFaultless }: Props) {
  const { t } = useTexts()
  const { language, version, latestVersion, isOffered, parts } = shown
  const [search, setSearch] = useSearchParams()
  const [label, setLabel] = useState('')
  const [isPublishing, setPublishing] = useState(false)
  const isChanged = !areSame(texts, shown.texts)
  const isSaved = version !== null && !isChanged
  const isWhole = parts.every(({ missing }) => missing.length === 0)
  const save = useMutation({
    mutationFn: () =>
      ask(api(saveTexts, { body: { language, basedOn: latestVersion ?? 0, label: label.trim(), texts } })),
    onSuccess: (saved) => {
      announce(t('content.saved', saved))
      textEdits.drop(editOf)
      const words = new URLSearchParams(search)
      words.set('version', String(saved.version))
      setSearch(words)
      return queryClient.invalidateQueries({ queryKey: CONTENT })
    },
    onError: (error) =>
      codeOf(error) === 'ERR_STATE_CHANGED' ? queryClient.invalidateQueries({ queryKey: CONTENT }) : undefined,
  })
  const download = useMutation({
    mutationFn: () => ask(api(exportBrand, { query: {} })),
    onSuccess: ({ name, zip }) => saveFile(name, bytesOf(zip), 'application/zip'),
  })
  const maySave = mayWrite && isFaultless && isChanged && label.trim().length > 1 && !save.isPending
  const mayPublish = mayWrite && isSaved && isFaultless && isOffered && isWhole && item !== undefined
  const isLate = isOvertaken(edit, latestVersion)
  return (
    <>
      <form
        className={layout.fields}
        onSubmit={(event) => {
          event.preventDefault()
          if (maySave) save.mutate()
        }}
      >
        <TextField
          label={t('studio.label')}
          hint={t('studio.labelHint')}
          maxLength={80}
          readOnly={!mayWrite}
          value={label}
          onWrite={setLabel}
        />
        <div className={layout.ownLine}>
          <Button variant="primary" type="submit" aria-disabled={!maySave}>
            {t('content.saveVersion')}
          </Button>
          <Button variant="outlined" aria-disabled={!mayPublish} onClick={() => mayPublish && setPublishing(true)}>
            {t('content.publish')}
          </Button>
          <Button variant="outlined" onClick={() => download.mutate()}>
            {t('studio.export')}
          </Button>
        </div>
      </form>
      {edit && isChanged ? <UnsavedNote onDrop={() => textEdits.drop(editOf)} /> : null}
      {edit && isChanged && isLate ? (
        <Note kind="risk" role="alert">
          {t('studio.overtaken', { version: latestVersion ?? 0 })}
        </Note>
      ) : null}
      {save.isError && !isLate ? <ProblemNote error={save.error} /> : null}
      {download.isError ? <ProblemNote error={download.error} /> : null}
      {isPublishing && item && version !== null ? (
        <PublishDialog item={item} version={version} onClose={() => setPublishing(false)} />
      ) : null}
    </>
  )
}
