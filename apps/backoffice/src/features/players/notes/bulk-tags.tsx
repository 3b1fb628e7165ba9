import { useState } from 'react'
import type { BodyOf } from '#contract/call.ts'
import { TAG_LENGTH, tagPlayers } from '#contract/play-v1/staff-notes.ts'
import { Field } from '#ui/field/field.tsx'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../../../shell/api.ts'
import { BulkDialog, type BulkRow } from '../../../shell/list/bulk-dialog.tsx'
import { instantOf } from '../../../shell/local-time.ts'
import { Note } from '../../../shell/note.tsx'
import { queryClient } from '../../../shell/session.ts'
import { useSettled } from '../../../shell/use-settled.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { LENGTH_MIN } from './note-fields.tsx'

type Props = { readonly playerIds: readonly number[]; readonly onDone: () => void; readonly onClose: () => void }

const CHANGES = ['add', 'remove'] as const
const PREVIEW_WAIT_MS = 300

/**
 * Tags the selected players, or ends their tag; the preview shows who gets it, who has it already, and who may not have
 * one.
 */
export function BulkTags({ playerIds, onDone, onClose }: Props) {
  const { t } = useTexts()
  const [change, setChange] = useState<(typeof CHANGES)[number]>('add')
  const [words, setWords] = useState('')
  const [until, setUntil] = useState('')
  const settled = useSettled(words.trim(), PREVIEW_WAIT_MS)
  const isShort = words.trim().length < LENGTH_MIN
  const send = async (body: BodyOf<typeof tagPlayers>) => {
    const { rows } = await ask(api(tagPlayers, { body }))
    return rows.map(({ playerId, code, outcome }) => ({
      key: String(playerId),
      name: t('player.title', { id: playerId }),
      outcome,
      code,
    }))
  }
  const run = async (isPreview: boolean) => {
    if (isShort) return []
    const untilAt = change === 'add' ? instantOf(until) : undefined
    const content = { words: words.trim(), ...(untilAt ? { untilAt } : {}) }
    return send({ playerIds: [...playerIds], do: change, isPreview, ...content })
  }
  /**
   * Undo ends a tag given by mistake; an ended tag cannot be restored, because its previous expiry is not known here.
   */
  const undo = (rows: readonly BulkRow[]) =>
    send({ playerIds: rows.map(({ key }) => Number(key)), do: 'remove', words: words.trim(), isPreview: false })
  return (
    <BulkDialog
      title={t('notes.bulkTitle', { count: playerIds.length })}
      asked={[change, settled, until, playerIds]}
      run={run}
      isComplete={!isShort && settled === words.trim()}
      buttonOf={(count) => t(`notes.bulkDo.${change}`, { count })}
      {...(change === 'add' ? { undo } : {})}
      onDone={async () => {
        onDone()
        await queryClient.invalidateQueries({ queryKey: ['player'] })
      }}
      onClose={onClose}
    >
      <Select
        label={t('lists.bulkWhat')}
        value={change}
        options={CHANGES.map((one) => ({ value: one, label: t(`notes.bulk.${one}`) }))}
        onChange={({ target }) => setChange(CHANGES.find((one) => one === target.value) ?? change)}
      />
      <Field label={t('notes.bulkWords')} hint={t('notes.length', { min: LENGTH_MIN, max: TAG_LENGTH })}>
        {(control) => (
          <input
            {...control}
            maxLength={TAG_LENGTH}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      {change === 'add' ? (
        <Field label={t('notes.untilField')} hint={t('notes.untilHint')}>
          {(control) => (
            <input {...control} type="datetime-local" value={until} onChange={({ target }) => setUntil(target.value)} />
          )}
        </Field>
      ) : null}
      <Note>{t('notes.copy')}</Note>
    </BulkDialog>
  )
}
