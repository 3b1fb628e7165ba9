import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { exportBrand, saveLook } from '#contract/play-v1/staff-look.ts'
import type { Look } from '#contract/shapes/look.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, codeOf } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { bytesOf, saveFile } from '../../../shell/save-file.ts'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { CONTENT, type Item } from '../content.ts'
import { PublishDialog } from '../publish-dialog.tsx'
import { isOvertaken } from '../edits.ts'
import { lookEdits, type LookEdit } from './look-edits.ts'
import type { ShownLook } from './look.ts'
import { OutdatedNote, OvertakenNote, UnsavedNote } from './unsaved-notes.tsx'

type Props = {
  readonly shown: ShownLook
  readonly item: Item | undefined
  readonly look: Look
  readonly edit: LookEdit | undefined
  readonly editOf: string
  readonly mayWrite: boolean
  /** It was judged and has no faults. */
  readonly isFaultless: boolean
}

/** Actions on a look: save as a version, request publication, download as the folder of the brand. */
export function SaveBar({ shown, item, look, edit, editOf, mayWrite, isFaultless }: Props) {
  const { t } = useTexts()
  const { version, latestVersion } = shown
  const [, setSearch] = useSearchParams()
  const [label, setLabel] = useState('')
  const [isPublishing, setPublishing] = useState(false)
  const isChanged = JSON.stringify(look) !== JSON.stringify(shown.look)
  const isSaved = version !== null && !shown.isOutdated && !isChanged
  const save = useMutation({
    mutationFn: () => ask(api(saveLook, { body: { basedOn: latestVersion ?? 0, label: label.trim(), look } })),
    onSuccess: (saved) => {
      announce(t('content.saved', saved))
      lookEdits.drop(editOf)
      setSearch({ version: String(saved.version) })
      return queryClient.invalidateQueries({ queryKey: CONTENT })
    },
    onError: (error) =>
      codeOf(error) === 'ERR_STATE_CHANGED' ? queryClient.invalidateQueries({ queryKey: CONTENT }) : undefined,
  })
  const download = useMutation({
    mutationFn: (of: number) => ask(api(exportBrand, { query: { version: of } })),
    onSuccess: ({ name, zip }) => saveFile(name, bytesOf(zip), 'application/zip'),
  })
  const maySave = mayWrite && isFaultless && !isSaved && label.trim().length > 1 && !save.isPending
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
        {item ? (
          <VersionField item={item} version={version} onChoose={(chosen) => setSearch({ version: chosen })} />
        ) : null}
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
          <Button
            variant="outlined"
            aria-disabled={!isSaved || !isFaultless || !item}
            onClick={() => isSaved && isFaultless && setPublishing(true)}
          >
            {t('content.publish')}
          </Button>
          <Button variant="outlined" aria-disabled={!isSaved} onClick={() => isSaved && download.mutate(version)}>
            {t('studio.export')}
          </Button>
        </div>
      </form>
      {shown.isOutdated && version !== null ? <OutdatedNote version={version} /> : null}
      {edit && isChanged ? <UnsavedNote onDrop={() => lookEdits.drop(editOf)} /> : null}
      {edit && isChanged && isLate ? <OvertakenNote version={latestVersion ?? 0} /> : null}
      {save.isError && !isLate ? <ProblemNote error={save.error} /> : null}
      {download.isError ? <ProblemNote error={download.error} /> : null}
      {isPublishing && item && version !== null ? (
        <PublishDialog item={item} version={version} onClose={() => setPublishing(false)} />
      ) : null}
    </>
  )
}

type VersionProps = {
  readonly item: Item
  readonly version: number | null
  readonly onChoose: (version: string) => void
}

function VersionField({ item, version, onChoose }: VersionProps) {
  const { t } = useTexts()
  return (
    <Select label={t('content.tab.versions')} value={version ?? ''} onChange={({ target }) => onChoose(target.value)}>
      {item.versions.map((one) => (
        <option key={one.version} value={one.version}>
          {one.version}
        </option>
      ))}
    </Select>
  )
}
