import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getVersion, savePage } from '#contract/play-v1/staff-content.ts'
import { PAGE_TEXT_MAX, PAGE_TITLE_MAX, type WrittenText } from '#contract/shapes/content.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { StatusShape } from '../../shell/status.tsx'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, problemOf, type Item } from './content.ts'
import styles from './content.module.css'
import { keepAfterSave, pageEdits, useItemEdit } from './item-edits.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { UnsavedItem } from './unsaved-item.tsx'
import { useProblemWords } from './use-problem-words.ts'

/**
 * The text of the newest version, as the start of an edit. A saved version is not public yet. Unsaved text stays while
 * other tabs are open, and when a colleague writes a version.
 */
export function PageEditor({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  const { contentId, latestVersion: version } = item
  const query = useQuery({
    queryKey: [...CONTENT, contentId, 'version', version],
    queryFn: () => ask(api(getVersion, { query: { contentId, version } })),
    placeholderData: keepPreviousData,
  })
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  return <Editor item={item} written={query.data} />
}

type Props = { readonly item: Item; readonly written: ReplyOf<typeof getVersion> }

function Editor({ item, written }: Props) {
  const { t } = useTexts()
  const write = useProblemWords()
  const { contentId, language } = item
  // Not the item's: while a newer version is loading, an edit begins from this one.
  const { version: latestVersion } = written
  const stored = { value: { title: written.title, text: written.text }, latestVersion }
  const edit = useItemEdit(pageEdits, contentId, stored)
  const { title, text } = edit.value
  const { isChanged } = edit
  const [isPublishing, setPublishing] = useState(false)
  const mayWrite = useMay('content.manage')
  const save = useMutation({
    mutationFn: (sent: WrittenText) => ask(api(savePage, { body: { contentId, basedOn: latestVersion, ...sent } })),
    onSuccess: async (saved, sent) => {
      announce(t('content.saved', saved))
      const { version } = saved
      queryClient.setQueryData([...CONTENT, contentId, 'version', version], { version, ...sent })
      await queryClient.invalidateQueries({ queryKey: CONTENT })
      keepAfterSave(pageEdits, contentId, { value: sent, latestVersion: version })
    },
    onError: (error) =>
      codeOf(error) === 'ERR_STATE_CHANGED' ? queryClient.invalidateQueries({ queryKey: CONTENT }) : undefined,
  })
  const problem = problemOf(save.error)
  const said = problem && write(problem)
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged && !save.isPending) save.mutate(edit.value)
      }}
    >
      <TextField
        label={t('content.title')}
        lang={language ?? undefined}
        maxLength={PAGE_TITLE_MAX}
        readOnly={!mayWrite}
        value={title}
        onWrite={(next) => edit.change((before) => ({ ...before, title: next }))}
      />
      <Field
        label={t('content.text')}
        hint={t('content.markup')}
        problem={said}
        problemIcon={<StatusShape kind="stop" />}
        isNoteLive
      >
        {(control) => (
          <textarea
            {...control}
            lang={language ?? undefined}
            rows={24}
            maxLength={PAGE_TEXT_MAX}
            readOnly={!mayWrite}
            spellCheck
            value={text}
            onChange={({ target }) => edit.change((before) => ({ ...before, text: target.value }))}
          />
        )}
      </Field>
      <UnsavedItem edit={edit} latestVersion={latestVersion} comparedAt="?view=difference" />
      {save.isError && !problem && !edit.isLate ? <ProblemNote error={save.error} /> : null}
      {mayWrite ? (
        <div className={layout.row}>
          <Button variant="primary" type="submit" aria-disabled={!isChanged || save.isPending}>
            {t('content.saveVersion')}
          </Button>
          <Button variant="outlined" aria-disabled={isChanged} onClick={() => isChanged || setPublishing(true)}>
            {t('content.publishThis', { version: latestVersion })}
          </Button>
          <span className={textStyles.small}>{isChanged ? '' : t('content.unchanged')}</span>
        </div>
      ) : null}
      {isPublishing ? <PublishDialog item={item} version={latestVersion} onClose={() => setPublishing(false)} /> : null}
    </form>
  )
}
