import { useMutation, useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import type { ListDefinition } from '#contract/lists/list.ts'
import { listViews, removeSharedView, removeView } from '#contract/play-v1/lists.ts'
import { Button } from '#ui/button/button.tsx'
import { TabLinks } from '#ui/tabs/tab-links.tsx'
import { announce } from '../announce.tsx'
import { api, ask } from '../api.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { queryClient, useMe } from '../session.ts'
import { useTexts } from '../use-texts.ts'
import { readState, writeState, type ListState } from './list-state.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { addressOf } from './use-list-state.ts'
import { nameOf } from './use-totals.ts'

type Props = {
  readonly list: ListDefinition
  readonly state: ListState
  readonly onChange: (next: ListState) => void
}

type View = ReplyOf<typeof listViews>['views'][number]

/** Saved views of a list: everybody's own, and those of their roles; which of them is open. */
export function useSavedViews(list: ListDefinition, state: ListState) {
  const views =
    useQuery({ queryKey: keyOf(list), queryFn: () => ask(api(listViews, { query: { list: nameOf(list) } })) }).data
      ?.views ?? []
  const address = writeState(list, state).toString()
  const written = (question: string) => writeState(list, readState(list, new URLSearchParams(question))).toString()
  return { views, address, open: views.find(({ question }) => written(question) === address) }
}

const keyOf = ({ name }: ListDefinition) => ['list', name, 'views']

/** The views as tabs, where there are some. */
export function SavedViews({ list, state, onChange }: Props) {
  const { t, or } = useTexts()
  const me = useMe().data
  const { views, address, open } = useSavedViews(list, state)
  if (views.length === 0) return null
  const addressFor = (question: string) => `?${addressOf(list, readState(list, new URLSearchParams(question)))}`
  const tabs = [
    { key: '', name: t('lists.allRows'), address: addressFor('') },
    ...views.map(({ viewId, name, question, isMine, ownerName: owner, roleKey }) => {
      const isOfOthers = roleKey !== null && !me?.user.roles.includes(roleKey)
      const written = isOfOthers
        ? t('lists.viewOfRole', { name, owner, role: or(`role.${roleKey}`, roleKey) })
        : t('lists.viewOf', { name, owner })
      return { key: viewId, name: isMine ? name : written, address: addressFor(question) }
    }),
  ]
  return (
    <TabLinks
      label={t('lists.views')}
      tabs={tabs}
      open={open?.viewId ?? (address === '' ? '' : undefined)}
      onOpen={(viewId) => {
        const question = views.find((one) => one.viewId === viewId)?.question ?? ''
        onChange(readState(list, new URLSearchParams(question)))
      }}
    />
  )
}

/** Saves what is shown as a view, or removes the one that is open. */
export function ViewButtons({ list, state }: Omit<Props, 'onChange'>) {
  const { t } = useTexts()
  const [isSaving, setSaving] = useState(false)
  const [toRemove, setToRemove] = useState<View>()
  const { views, address, open } = useSavedViews(list, state)
  const removing = useMutation({
    mutationFn: (viewId: string) => ask(api(removeView, { body: { viewId } })),
    onError: () => announce(t('lists.viewNotRemoved')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(list) }),
  })
  return (
    <>
      {open?.isMine || open?.canRemoveShared ? (
        <Button
          variant="ghost"
          aria-label={t('lists.removeView', { name: open.name })}
          title={t('lists.removeView', { name: open.name })}
          aria-disabled={removing.isPending}
          onClick={() => {
            if (open.canRemoveShared) setToRemove(open)
            else if (!removing.isPending) removing.mutate(open.viewId)
          }}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      ) : null}
      {open === undefined && address !== '' ? (
        <Button variant="ghost" onClick={() => setSaving(true)}>
          <Plus aria-hidden="true" /> {t('lists.saveView')}
        </Button>
      ) : null}
      {toRemove ? <RemoveShared list={list} view={toRemove} onClose={() => setToRemove(undefined)} /> : null}
      {isSaving ? (
        <SaveViewDialog
          list={list}
          question={address}
          own={views.filter(({ isMine }) => isMine)}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  )
}

/** Removes what somebody else shared: it says who loses it, and asks why. */
function RemoveShared({ list, view, onClose }: Pick<Props, 'list'> & { view: View; onClose: () => void }) {
  const { t, or } = useTexts()
  const { viewId, name, ownerName: owner, roleKey } = view
  const role = roleKey === null ? '' : or(`role.${roleKey}`, roleKey)
  return (
    <ConfirmDialog
      title={t('lists.removeShared', { owner })}
      button={t('lists.removeSharedButton')}
      consequences={[{ kind: 'stop', what: name, text: t('lists.removeSharedNow', { role }) }]}
      explanationLabel={t('lists.removeSharedWhy')}
      isDangerous
      onCommit={async ({ explanation }) => {
        await ask(api(removeSharedView, { body: { viewId, explanation } }))
        await queryClient.invalidateQueries({ queryKey: keyOf(list) })
      }}
      onClose={onClose}
    />
  )
}
