import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { exportBrand, saveLook } from '#contract/play-v1/staff-look.ts'
import type { Look } from '#contract/shapes/look.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { saveFile } from '../../../shell/save-file.ts'
import { queryClient } from '../../../shell/session.ts'
import { TextField } from '../../../shell/text-field.tsx'
import { useTexts } from '../../../shell/use-texts.ts'
import { CONTENT, type Item } from '../content.ts'
import { PublishDialog } from '../publish-dialog.tsx'
import { bytesOf, type ShownLook } from './look.ts'

type Props = {
  readonly shown: ShownLook
  readonly item: Item | undefined
  readonly look: Look
  readonly mayWrite: boolean
  /** It was judged, and nothing is wrong with it. */
  readonly isFit: boolean
}

/** What is done with a look: kept as a version, handed over to be published, taken along as a folder. */
export function KeepBar({ shown, item, look, mayWrite, isFit }: Props) {
  const { t } = useTexts()
  const { version, latestVersion } = shown
  const [, setSearch] = useSearchParams()
  const [label, setLabel] = useState('')
  const [isPublishing, setPublishing] = useState(false)
  const isChanged = JSON.stringify(look) !== JSON.stringify(shown.look)
  const save = useMutation({
    mutationFn: () => ask(api(saveLook, { body: { basedOn: latestVersion ?? 0, label: label.trim(), look } })),
    onSuccess: async (saved) => {
      announce(t('content.saved', saved))
      await queryClient.invalidateQueries({ queryKey: CONTENT })
      setSearch({ version: String(saved.version) })
    },
  })
  const take = useMutation({
    mutationFn: () => ask(api(exportBrand, { query: { version: version ?? 1 } })),
    onSuccess: ({ name, zip }) => saveFile(name, bytesOf(zip), 'application/zip'),
  })
  const maySave = mayWrite && isFit && (isChanged || version === null) && label.trim().length > 1 && !save.isPending
  const isKept = version !== null && !isChanged
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
          <Select
            label={t('content.tab.versions')}
            value={version ?? ''}
            onChange={({ target }) => setSearch({ version: target.value })}
          >
            {item.versions.map((one) => (
              <option key={one.version} value={one.version}>
                {one.version}
              </option>
            ))}
          </Select>
        ) : null}
        <TextField
          label={t('studio.label')}
          hint={t('studio.labelHint')}
          maxLength={80}
          readOnly={!mayWrite}
          value={label}
          onWrite={setLabel}
        />
        <Button variant="primary" type="submit" aria-disabled={!maySave}>
          {t('content.saveVersion')}
        </Button>
        <Button
          variant="outlined"
          aria-disabled={!isKept || !isFit || !item}
          onClick={() => isKept && isFit && setPublishing(true)}
        >
          {t('content.publish')}
        </Button>
        <Button variant="outlined" aria-disabled={!isKept} onClick={() => isKept && take.mutate()}>
          {t('studio.export')}
        </Button>
      </form>
      {save.isError ? <ProblemNote error={save.error} /> : null}
      {take.isError ? <ProblemNote error={take.error} /> : null}
      {isPublishing && item && version !== null ? (
        <PublishDialog item={item} version={version} onClose={() => setPublishing(false)} />
      ) : null}
    </>
  )
}
