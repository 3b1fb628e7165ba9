import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { getSynonyms, saveSynonyms } from '#contract/play-v1/staff-synonyms.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, codeOf } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient, useMay } from '../../shell/session.ts'
import { StatusShape } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CONTENT, problemOf } from './content.ts'
import styles from './content.module.css'
import { editedTo, isOvertaken, type Edit } from './synonym-edit.ts'
import { lineOfEntry, readLines, writeLines } from './synonym-lines.ts'

const SYNONYMS = [...CONTENT, 'synonyms']

/** Synonyms for the search of games on the site, one per line. */
export function SynonymsView() {
  const { t } = useTexts()
  const query = useQuery({
    queryKey: SYNONYMS,
    queryFn: () => ask(api(getSynonyms, { query: {} })),
    refetchOnWindowFocus: false,
  })
  if (query.isPending) return <Skeleton label={t('list.loading')} />
  if (!query.data) return <ProblemNote error={query.error} onRetry={() => void query.refetch()} />
  return <Editor written={query.data} />
}

function Editor({ written }: { readonly written: ReplyOf<typeof getSynonyms> }) {
  const { t, or, language } = useTexts()
  const { version, changedAt, changedBy } = written
  const saved = writeLines(written.synonyms)
  // Unsaved lines remain when a colleague saves; the saved ones are then shown beside them.
  const [edit, setEdit] = useState<Edit>()
  const text = edit?.text ?? saved
  const isLate = isOvertaken(edit, saved, version)
  const read = readLines(text)
  const mayWrite = useMay('content.manage')
  const save = useMutation({
    mutationFn: (next: (typeof written)['synonyms']) =>
      ask(api(saveSynonyms, { body: { basedOn: version, synonyms: next } })),
    onSuccess: async () => {
      announce(t('content.done'))
      await queryClient.invalidateQueries({ queryKey: SYNONYMS })
      setEdit(undefined)
    },
    onError: (error) =>
      codeOf(error) === 'ERR_STATE_CHANGED' ? queryClient.invalidateQueries({ queryKey: SYNONYMS }) : undefined,
  })
  const problem = problemOf(save.error)
  const synonyms = 'synonyms' in read ? read.synonyms : undefined
  const maySave = mayWrite && text !== saved && synonyms !== undefined && !save.isPending
  const wrong =
    'wrongLine' in read
      ? t('content.synonymLine', { line: read.wrongLine })
      : problem
        ? t('content.line', {
            line: lineOfEntry(text, problem.line),
            problem: or(`content.problem.${problem.problem}`, problem.problem).replace('{what}', problem.text),
          })
        : undefined
  return (
    <form
      className={joinClasses(layout.padded, styles.editor)}
      onSubmit={(event) => {
        event.preventDefault()
        if (maySave && synonyms) save.mutate(synonyms)
      }}
    >
      <Field
        label={t('content.synonyms')}
        hint={t('content.synonymsHint')}
        problem={wrong}
        problemIcon={<StatusShape kind="stop" />}
        isNoteLive
      >
        {(control) => (
          <textarea
            {...control}
            rows={16}
            readOnly={!mayWrite}
            value={text}
            onChange={({ target }) => setEdit(editedTo(edit, target.value, version))}
          />
        )}
      </Field>
      {isLate ? <SavedByOther lines={saved} by={changedBy} /> : null}
      {save.isError && !problem && !isLate ? <ProblemNote error={save.error} /> : null}
      <div className={layout.row}>
        <Button variant="primary" type="submit" aria-disabled={!maySave}>
          {t('content.saveSynonyms')}
        </Button>
        <span className={textStyles.small}>
          {changedAt === null
            ? null
            : t('content.synonymsBy', { who: changedBy ?? '', when: writeMoment(changedAt, language) })}
        </span>
      </div>
    </form>
  )
}

/** Lines saved by a colleague meanwhile, to be read before they are replaced. */
function SavedByOther({ lines, by }: { readonly lines: string; readonly by: string | null }) {
  const { t } = useTexts()
  return (
    <>
      <Note kind="risk" role="alert">
        {t('content.synonymsMeanwhile', { who: by ?? '' })}
      </Note>
      <Field label={t('content.synonymsSaved')}>
        {(control) => <textarea {...control} rows={8} readOnly value={lines} />}
      </Field>
    </>
  )
}
