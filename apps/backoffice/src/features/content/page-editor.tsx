import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getVersion, savePage } from '#contract/play-v1/staff-content.ts'
import { PAGE_TEXT_MAX, PAGE_TITLE_MAX } from '#contract/shapes/content.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMe } from '../../shell/session.ts'
import { StatusShape } from '../../shell/status.tsx'
import { TextField } from '../../shell/text-field.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { CONTENT, problemOf, type Item } from './content.ts'
import styles from './content.module.css'
import { PublishDialog } from './publish-dialog.tsx'

/** The text of the newest version, as the start of an edit. A saved version is not public yet. */
export function PageEditor({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  const { contentId, latestVersion: version } = item
  const query = useQuery({
    queryKey: [...CONTENT, contentId, 'version', version],
    queryFn: () => ask(api(getVersion, { query: { contentId, version } })),
  })
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  return <Editor item={item} written={query.data} />
}

type Written = { readonly title: string; readonly text: string }

function Editor({ item, written }: { readonly item: Item; readonly written: Written }) {
  const { t, or } = useTexts()
  const { contentId, latestVersion, language } = item
  const [title, setTitle] = useState(written.title)
  const [text, setText] = useState(written.text)
  const [isPublishing, setPublishing] = useState(false)
  const mayWrite = useMe().data?.user.permissions.includes('content.manage') ?? false
  const isChanged = title !== written.title || text !== written.text
  const save = useMutation({
    mutationFn: () => ask(api(savePage, { body: { contentId, basedOn: latestVersion, title, text } })),
    onSuccess: async (saved) => {
      announce(t('content.saved', saved))
      await queryClient.invalidateQueries({ queryKey: CONTENT })
    },
  })
  const problem = problemOf(save.error)
  const said = problem
    ? t('content.line', {
        line: problem.line,
        problem: or(`content.problem.${problem.problem}`, problem.problem).replace('{what}', problem.text),
      })
    : undefined
  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) save.mutate()
      }}
    >
      <TextField
        label={t('content.title')}
        lang={language ?? undefined}
        maxLength={PAGE_TITLE_MAX}
        readOnly={!mayWrite}
        value={title}
        onWrite={setTitle}
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
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {save.isError && !problem ? <ProblemNote error={save.error} /> : null}
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
