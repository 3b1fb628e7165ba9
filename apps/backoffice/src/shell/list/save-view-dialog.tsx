import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import { saveView, type listViews } from '#contract/play-v1/lists.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog, DialogActions, DialogBody, DialogTitle } from '#ui/dialog/dialog.tsx'
import { Select } from '#ui/field/select.tsx'
import { api, ask } from '../api.ts'
import { ProblemNote } from '../problem-note.tsx'
import { queryClient, useMe } from '../session.ts'
import { TextField } from '../text-field.tsx'
import { useTexts } from '../use-texts.ts'
import { nameOf } from './use-totals.ts'

type Props = {
  readonly list: ListDefinition
  readonly question: string
  readonly own: ReplyOf<typeof listViews>['views']
  readonly onClose: () => void
}

/** Saves the state of the list under a name: as a new view, or replacing one's own. */
export function SaveViewDialog({ list, question, own, onClose }: Props) {
  const { t, or } = useTexts()
  const id = useId()
  const me = useMe().data
  const [viewId, setViewId] = useState('')
  const replaced = own.find((one) => one.viewId === viewId)
  const [written, setWritten] = useState('')
  const name = (replaced?.name ?? written).trim()
  const [roleKey, setRoleKey] = useState('')
  const save = useMutation({
    mutationFn: () =>
      ask(
        api(saveView, {
          body: {
            ...(viewId === '' ? {} : { viewId }),
            list: nameOf(list),
            name,
            question,
            roleKey: roleKey === '' ? null : roleKey,
          },
        }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['list', list.name, 'views'] })
      onClose()
    },
  })
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name !== '' && !save.isPending) save.mutate()
        }}
      >
        <DialogTitle id={id}>{t('lists.saveTitle')}</DialogTitle>
        <DialogBody>
          {own.length > 0 ? (
            <Select
              label={t('lists.saveView')}
              value={viewId}
              onChange={({ target }) => {
                setViewId(target.value)
                setRoleKey(own.find((one) => one.viewId === target.value)?.roleKey ?? '')
              }}
            >
              <option value="">{t('lists.newView')}</option>
              {own.map((one) => (
                <option key={one.viewId} value={one.viewId}>
                  {t('lists.overwrite', { name: one.name })}
                </option>
              ))}
            </Select>
          ) : null}
          {replaced ? null : (
            <TextField label={t('lists.viewName')} value={written} maxLength={60} onWrite={setWritten} />
          )}
          <Select label={t('lists.sharedWith')} value={roleKey} onChange={({ target }) => setRoleKey(target.value)}>
            <option value="">{t('lists.onlyMe')}</option>
            {(me?.user.roles ?? []).map((role) => (
              <option key={role} value={role}>
                {t('lists.roleToo', { role: or(`role.${role}`, role) })}
              </option>
            ))}
          </Select>
          {save.isError ? <ProblemNote error={save.error} /> : null}
        </DialogBody>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {t('confirm.back')} <kbd>Esc</kbd>
          </Button>
          <Button type="submit" aria-disabled={name === ''} isLoading={save.isPending}>
            {t('lists.saveView')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
